import { ActionIcon, Button } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import {
  type JenisIzin,
  jenisIzinLabels,
  jenisPengajuanLabels,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconTrash } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { type DrafRingkas, useDrafSaya } from '#psat/isian/start/use-draf-saya.ts'
import classes from '#psat/pengajuan/Pelaku.module.css'

/** Lists the open drafts. Shows nothing if there are none. */
export function DaftarDraf({ auditType }: { auditType?: JenisIzin }) {
  const { draf: semua, discard, dibuang } = useDrafSaya()
  const draf = auditType ? semua.filter((satu) => satu.auditType === auditType) : semua
  if (draf.length === 0) return null
  return (
    <Section title="Draf" text="Belum dikirim. Lanjutkan dari langkah terakhir.">
      <ul className={classes.rows}>
        {draf.map((satu) => (
          <Baris
            key={satu.uuid}
            draf={satu}
            sibuk={dibuang === satu.uuid}
            onBuang={(nama) => void discard(satu, nama)}
          />
        ))}
      </ul>
    </Section>
  )
}

interface BarisProps {
  draf: DrafRingkas
  sibuk: boolean
  onBuang: (nama: string) => void
}

function Baris({ draf, sibuk, onBuang }: BarisProps) {
  const nama = `${jenisPengajuanLabels[draf.jenisPengajuan]} ${jenisIzinLabels[draf.auditType]}`
  const to = draf.pengajuan
    ? `/psat/pengajuan/${draf.pengajuan}/perbaikan`
    : `/psat/pengajuan/draf/${draf.uuid}`
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <b>{draf.pengajuan ? `Perbaikan: ${nama}` : nama}</b>
        <small>
          Disimpan {formatDateTime(draf.diubah)}
          {draf.persetujuan?.status === 'menunggu' && ' · menunggu persetujuan pemilik baru'}
          {draf.persetujuan?.status === 'setuju' && ' · pemilik baru sudah setuju'}
          {draf.persetujuan?.status === 'menolak' && ' · pemilik baru menolak'}
        </small>
      </span>
      <span className={classes.tools}>
        <Button component={AppLink} to={to} variant="light">
          Lanjutkan
        </Button>
        <ActionIcon
          aria-label={`Buang draf ${nama}`}
          color="red"
          loading={sibuk}
          onClick={() => onBuang(nama)}
        >
          <Icon of={IconTrash} size={20} />
        </ActionIcon>
      </span>
    </li>
  )
}
