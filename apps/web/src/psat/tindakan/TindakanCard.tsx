import { Button } from '@mantine/core'
import { formatDate } from '@portal/domain/platform/format'
import { akhirOf } from '@portal/domain/psat/alur/pengajuan.tahap'
import { auditCalls } from '@portal/domain/psat/audit/audit.contract'
import { addDraf } from '@portal/domain/psat/draf/draf.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconBan, IconBuilding, IconCertificate, IconFileText, IconUserCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#platform/api/client.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { confirmWithNote } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { sisaText } from '#psat/berkas/jam/DeadlineBadge.tsx'
import { TurnCard } from '#psat/berkas/TurnCard.tsx'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'
import classes from '#psat/tindakan/TindakanCard.module.css'

/** Whose turn it is and, when it is the reader's, what may be done. */
export function TindakanCard({ berkas }: { berkas: BerkasPengajuan }) {
  return (
    <TurnCard name="Tindakan" mine={berkas.giliran_saya} {...kepalaOf(berkas)}>
      <Catatan berkas={berkas} />
      <Tombol berkas={berkas} />
    </TurnCard>
  )
}

function kepalaOf({ giliran, giliran_saya, label, code, tenggat, sisa_hari }: BerkasPengajuan) {
  if (giliran === '') {
    return akhirOf(code) === 'terbit'
      ? { icon: IconCertificate, title: label, lines: ['Unduh sertifikatnya di bagian Sertifikat.'] }
      : { icon: IconBan, title: label, lines: ['Anda dapat mengajukan lagi dari isian yang sama.'] }
  }
  return {
    icon: giliran_saya ? IconUserCheck : IconBuilding,
    title: giliran_saya ? 'Giliran Anda' : `Menunggu ${giliran}`,
    lines: [
      label,
      tenggat && sisa_hari !== null && `Tenggat ${formatDate(tenggat)}. ${sisaText(sisa_hari)}.`,
    ],
  }
}

function Catatan({ berkas: { catatan, hasil } }: { berkas: BerkasPengajuan }) {
  if (!catatan && !hasil) return null
  return (
    <NoteBox title={catatan ? 'Catatan petugas' : undefined}>
      {catatan && <p>{catatan}</p>}
      {hasil && (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconFileText size={16} stroke={2} aria-hidden="true" />}
          onClick={() => openStored(hasil.kunci)}
        >
          {hasil.label}
        </Button>
      )}
    </NoteBox>
  )
}

function Tombol({ berkas }: { berkas: BerkasPengajuan }) {
  const boleh = (awal: string) => berkas.aksi.some(({ aksi }) => aksi.startsWith(awal))
  const terbuka = berkas.temuan.filter(({ status }) => status === 'terbuka').length
  const tambahan = berkas.tambahan_waktu[berkas.process]
  return (
    <div className={classes.buttons}>
      {boleh('jawab_perbaikan') && (
        <Button component={AppLink} to={`/psat/pengajuan/${berkas.uuid}/perbaikan`} fullWidth>
          {terbuka > 0 ? `Perbaiki (${terbuka} temuan)` : 'Perbaiki pengajuan'}
        </Button>
      )}
      {boleh('minta_waktu') && <MintaWaktu berkas={berkas} />}
      {tambahan && <p className={classes.quiet}>{tambahanText[tambahan]}</p>}
      {boleh('tarik') && <Tarik berkas={berkas} />}
      {akhirOf(berkas.code) === 'ditolak' && <AjukanLagi berkas={berkas} />}
    </div>
  )
}

const tambahanText = {
  diminta: 'Permintaan tambahan waktu menunggu jawaban petugas.',
  diberikan: 'Tambahan waktu sudah diberikan pada tahap ini.',
  ditolak: 'Permintaan tambahan waktu ditolak.',
} as const

function callsOf({ auditType }: BerkasPengajuan) {
  return auditType === 'sppb_psat' ? auditCalls.sppb : auditCalls.pl
}

function useLangkahSaya(berkas: BerkasPengajuan, langkah: 'mintaWaktu' | 'penarikan') {
  const refresh = useBerkasRefresh(berkas.uuid)
  return useMutation({
    mutationFn: (keterangan: string) =>
      call(callsOf(berkas)[langkah], {
        body: { id_pengajuan: berkas.id, versi: berkas.versi, keterangan },
      }),
    onSuccess: ({ message, data }) => popup.success(message ?? data.notifikasi),
    onSettled: refresh,
  })
}

function MintaWaktu({ berkas }: { berkas: BerkasPengajuan }) {
  const minta = useLangkahSaya(berkas, 'mintaWaktu')
  async function tanya() {
    const alasan = await confirmWithNote({
      title: 'Minta tambahan waktu?',
      text: 'Hanya dapat diminta satu kali pada tahap ini. Petugas yang memutuskan.',
      confirmLabel: 'Minta tambahan waktu',
      note: { label: 'Alasan', required: true },
    })
    if (alasan !== undefined) minta.mutate(alasan)
  }
  return (
    <Button variant="default" fullWidth loading={minta.isPending} onClick={() => void tanya()}>
      Minta tambahan waktu
    </Button>
  )
}

function Tarik({ berkas }: { berkas: BerkasPengajuan }) {
  const tarik = useLangkahSaya(berkas, 'penarikan')
  async function tanya() {
    const alasan = await confirmWithNote({
      title: 'Tarik pengajuan ini?',
      text: 'Pengajuan berakhir dan tidak dapat dilanjutkan. Anda dapat mengajukan lagi dari isian yang sama.',
      confirmLabel: 'Tarik pengajuan',
      tone: 'bad',
      note: { label: 'Alasan', required: true },
    })
    if (alasan !== undefined) tarik.mutate(alasan)
  }
  return (
    <Button variant="subtle" color="red" fullWidth loading={tarik.isPending} onClick={() => void tanya()}>
      Tarik pengajuan
    </Button>
  )
}

function AjukanLagi({ berkas }: { berkas: BerkasPengajuan }) {
  const navigate = useNavigate()
  const { auditType, jenisPengajuan, uuid } = berkas
  const lagi = useMutation({
    mutationFn: () => call(addDraf, { body: { auditType, jenisPengajuan, dari_pengajuan: uuid } }),
    onSuccess: ({ data }) => void navigate({ to: '/psat/pengajuan/draf/$uuid', params: { uuid: data.uuid } }),
  })
  return (
    <Button fullWidth loading={lagi.isPending} onClick={() => lagi.mutate()}>
      Ajukan lagi
    </Button>
  )
}
