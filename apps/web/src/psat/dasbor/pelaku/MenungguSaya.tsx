import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { QueueCard } from '#platform/queue/QueueCard.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { BarisAntrean } from '#psat/daftar/antrean/BarisAntrean.tsx'
import classes from '#psat/dasbor/pelaku/dasbor.module.css'

interface MenungguSayaProps {
  rows: readonly RingkasanPengajuan[]
  lebih: boolean
}

export function MenungguSaya({ rows, lebih }: MenungguSayaProps) {
  return (
    <div className={classes.waiting}>
      <QueueCard
        title="Menunggu Anda"
        note={
          rows.length === 0 ? 'Semua beres. Tidak ada yang menunggu Anda hari ini.' : 'urut menurut tenggat'
        }
        foot={
          lebih && (
            <AppLink to="/psat" search={{ keadaan: 'menunggu_saya' }} className={classes.more}>
              Lihat semua
            </AppLink>
          )
        }
      >
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
      </QueueCard>
    </div>
  )
}
