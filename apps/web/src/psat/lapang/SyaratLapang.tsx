import { formatNumber } from '@portal/domain/platform/format'
import { butirBelumDinilai } from '@portal/domain/psat/lapang/ceklis'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconListCheck } from '@tabler/icons-react'
import classes from '#psat/langkah/langkah.module.css'
import { berceklis, useCeklis } from '#psat/lapang/use-ceklis.ts'

/** What still keeps the field audit from ending. */
export function SyaratLapang({ berkas }: { berkas: BerkasPengajuan }) {
  const here = berceklis(berkas)
  const { data } = useCeklis(berkas.uuid, { enabled: here })
  const kurang = here && data ? butirBelumDinilai(data.isi, data.jawaban).length : 0
  if (kurang === 0) return null
  return (
    <ul className={classes.needs}>
      <li>
        <IconListCheck size={17} stroke={1.75} aria-hidden="true" />
        {formatNumber(kurang)} butir daftar periksa belum dinilai
      </li>
    </ul>
  )
}
