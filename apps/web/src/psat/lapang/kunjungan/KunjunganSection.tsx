import { Button } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import { describeWaktu, isBerakhir } from '@portal/domain/psat/lapang/kunjungan'
import { acceptKunjungan, type KunjunganBerkas } from '@portal/domain/psat/lapang/kunjungan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import {
  IconCalendarCheck,
  IconCalendarOff,
  IconCalendarQuestion,
  IconCalendarRepeat,
  IconFileText,
} from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { Section } from '#platform/page/Section.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { PindahModal, UsulModal } from '#psat/lapang/kunjungan/JadwalModal.tsx'
import classes from '#psat/lapang/kunjungan/Kunjungan.module.css'
import {
  openLaporanAudit,
  openSuratTugas,
  useLangkahKunjungan,
} from '#psat/lapang/kunjungan/use-kunjungan.ts'

const looks = {
  diusulkan: { tone: 'warn', icon: IconCalendarQuestion },
  diminta_pindah: { tone: 'warn', icon: IconCalendarRepeat },
  dikonfirmasi: { tone: 'ok', icon: IconCalendarCheck },
  dilaksanakan: { tone: 'mute', icon: IconCalendarCheck },
  dibatalkan: { tone: 'mute', icon: IconCalendarOff },
} as const

/**
 * Whether the visit is part of the user's current task: the user must schedule or answer it. Otherwise the visit stands
 * beside the task.
 */
export const setsJadwal = ({ kunjungan, giliran_saya, tugas }: BerkasPengajuan): boolean =>
  kunjungan !== null &&
  (kunjungan.langkah.includes('setuju') ||
    Boolean(giliran_saya && tugas?.kunjungan && kunjungan.langkah.length > 0))

/**
 * Shows date, team and place of the visit with the actions of the user. Applicants and officers see the same section. A
 * visit that has ended is no appointment and stands in the history.
 */
export function KunjunganSection({ berkas }: { berkas: BerkasPengajuan }) {
  const { kunjungan, uuid } = berkas
  if (!kunjungan || (!kunjungan.kini && kunjungan.langkah.length === 0)) return null
  const { kini } = kunjungan
  if (kini && isBerakhir(kini.status)) return null
  return (
    <Section
      title="Kunjungan lapang"
      text={kini ? undefined : 'Belum ada jadwal. Usulkan hari dan petugasnya kepada pemohon.'}
      actions={kini && <StatusBadge {...looks[kini.status]}>{kini.keterangan}</StatusBadge>}
    >
      {kini && <Isi kini={kini} />}
      {kini?.alasan && kini.status !== 'dikonfirmasi' && <NoteBox title="Alasan">{kini.alasan}</NoteBox>}
      <Jawaban uuid={uuid} kunjungan={kunjungan} />
      {kunjungan.riwayat.length > 1 && <Riwayat riwayat={kunjungan.riwayat} />}
    </Section>
  )
}

/** Shows how the visits of a file ended, beside its history. */
export function KunjunganLewat({ berkas: { kunjungan, uuid } }: { berkas: BerkasPengajuan }) {
  const kini = kunjungan?.kini
  if (!kini || !isBerakhir(kini.status)) return null
  return (
    <Section
      title="Kunjungan lapang"
      actions={<StatusBadge {...looks[kini.status]}>{kini.keterangan}</StatusBadge>}
    >
      <Isi kini={kini} />
      {kini.alasan && <NoteBox title="Alasan">{kini.alasan}</NoteBox>}
      {kini.status === 'dilaksanakan' && (
        <div className={classes.answers}>
          <SuratTugasButton uuid={uuid} />
          <Button
            variant="subtle"
            leftSection={<Icon of={IconFileText} />}
            onClick={() => openLaporanAudit(uuid)}
          >
            Laporan audit (PDF)
          </Button>
        </div>
      )}
      <Riwayat riwayat={kunjungan.riwayat} />
    </Section>
  )
}

function Isi({ kini }: { kini: NonNullable<KunjunganBerkas['kini']> }) {
  return (
    <Facts
      layout="dense"
      facts={[
        ['Waktu', describeWaktu(kini)],
        ['Tempat', kini.tempat],
        ['Petugas', kini.petugas.map(({ nama }) => nama).join(', ')],
      ]}
    />
  )
}

function SuratTugasButton({ uuid }: { uuid: string }) {
  return (
    <Button variant="subtle" leftSection={<Icon of={IconFileText} />} onClick={() => openSuratTugas(uuid)}>
      Surat tugas (PDF)
    </Button>
  )
}

function Jawaban({ uuid, kunjungan }: { uuid: string; kunjungan: KunjunganBerkas }) {
  const [open, setOpen] = useState<'usul' | 'pindah'>()
  const [busy, setBusy] = useState(false)
  const take = useLangkahKunjungan(uuid)
  const { kini, langkah } = kunjungan

  async function agree() {
    if (!kini) return
    setBusy(true)
    try {
      await take(() => call(acceptKunjungan, { params: { uuid }, body: { versi: kini.versi } }))
    } finally {
      setBusy(false)
    }
  }

  const modal = { uuid, kunjungan, onClosed: () => setOpen(undefined) }
  return (
    <div className={classes.answers}>
      {langkah.includes('setuju') && (
        <Button loading={busy} onClick={() => void agree()}>
          {kini?.status === 'diminta_pindah' ? 'Setujui waktu ini' : 'Konfirmasi jadwal'}
        </Button>
      )}
      {langkah.includes('usul') && (
        <Button variant={kini ? 'default' : 'filled'} onClick={() => setOpen('usul')}>
          {kini ? 'Usulkan jadwal lain' : 'Usulkan jadwal kunjungan'}
        </Button>
      )}
      {langkah.includes('pindah') && (
        <Button variant="default" onClick={() => setOpen('pindah')}>
          Usulkan waktu lain
        </Button>
      )}
      {kini?.status === 'dikonfirmasi' && <SuratTugasButton uuid={uuid} />}
      {open === 'usul' && <UsulModal {...modal} />}
      {open === 'pindah' && <PindahModal {...modal} />}
    </div>
  )
}

function Riwayat({ riwayat }: Pick<KunjunganBerkas, 'riwayat'>) {
  return (
    <details className={classes.history}>
      <summary>Riwayat jadwal</summary>
      <ol>
        {riwayat.map((satu) => (
          <li key={satu.waktu}>
            <b>{satu.peristiwa}</b>: {describeWaktu(satu)}
            {satu.alasan && `. ${satu.alasan}`}
            <small>
              {satu.oleh}, {formatDateTime(satu.waktu)}
            </small>
          </li>
        ))}
      </ol>
    </details>
  )
}
