import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useId } from 'react'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import queue from '#psat/daftar/antrean/Antrean.module.css'
import { BarisAntrean } from '#psat/daftar/antrean/BarisAntrean.tsx'
import classes from '#psat/dasbor/pelaku/dasbor.module.css'

interface MenungguSayaProps {
  rows: readonly RingkasanPengajuan[]
  lebih: boolean
}

export function MenungguSaya({ rows, lebih }: MenungguSayaProps) {
  const id = useId()
  return (
    <section className={`${queue.queue} ${classes.waiting}`} aria-labelledby={id}>
      <div className={queue.head}>
        <h2 id={id}>Menunggu Anda</h2>
        {rows.length === 0 && <p>Semua beres. Tidak ada yang menunggu Anda hari ini.</p>}
      </div>
      <ul>
        {rows.map((row, index) => (
          <BarisAntrean
            key={row.uuid}
            row={row}
            link={{ to: `/psat/pengajuan/${row.uuid}` }}
            primary={index === 0}
          />
        ))}
      </ul>
      {lebih && (
        <p className={queue.foot}>
          <AppLink to="/psat" search={{ keadaan: 'menunggu_saya' }} className={classes.more}>
            Lihat semua
          </AppLink>
        </p>
      )}
    </section>
  )
}
