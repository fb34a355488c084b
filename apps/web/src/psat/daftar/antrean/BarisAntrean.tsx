import { formatDay } from '@portal/domain/platform/format'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { QueueRow } from '#platform/queue/QueueRow.tsx'
import type { RowLink } from '#platform/table/column.ts'
import { WaktuBadge } from '#psat/berkas/jam/WaktuBadge.tsx'

interface BarisAntreanProps {
  row: RingkasanPengajuan
  link: RowLink
  primary?: boolean
}

export function BarisAntrean({ row, link, primary = false }: BarisAntreanProps) {
  return (
    <QueueRow
      name={row.nama}
      detail={`${row.nomorPermohonan} · ${row.nama_perusahaan}`}
      stage={row.label}
      known={row.mewakili ? `mewakili ${row.mewakili}` : `sejak ${formatDay(row.masuk_tahap, Date.now())}`}
      deadline={<WaktuBadge waktu={row.waktu} />}
      link={link}
      action={row.langkah ?? 'Buka'}
      primary={primary}
    />
  )
}
