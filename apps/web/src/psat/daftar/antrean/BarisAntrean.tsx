import { Button } from '@mantine/core'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { RowLink } from '#platform/table/column.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { WaktuBadge } from '#psat/berkas/jam/WaktuBadge.tsx'
import classes from '#psat/daftar/antrean/Antrean.module.css'

interface BarisAntreanProps {
  row: RingkasanPengajuan
  link: RowLink
  primary?: boolean
}

export function BarisAntrean({ row, link, primary = false }: BarisAntreanProps) {
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <AppLink {...link}>{row.nama}</AppLink>
        <small>
          {row.nomorPermohonan} · {row.nama_perusahaan}
        </small>
        <small>
          {row.label}
          {row.mewakili && ` · mewakili ${row.mewakili}`}
        </small>
      </span>
      <WaktuBadge waktu={row.waktu} />
      <Button component={AppLink} {...link} variant={primary ? 'filled' : 'default'}>
        {row.langkah ?? 'Buka'}
      </Button>
    </li>
  )
}
