import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import type { serviceTimes } from '@portal/domain/psat/dasbor/dasbor.contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { CardOnSight } from '#platform/dasbor/CardOnSight.tsx'
import classes from '#platform/dasbor/dasbor.module.css'
import { berakhirDalam, daftarBerkas } from '#psat/dasbor/petugas/daftar-dasbor.ts'
import { bagianLayanan, grafikLayanan } from '#psat/dasbor/petugas/grafik-dasbor.ts'
import type { SaringanDasbor } from '#psat/dasbor/petugas/saringan-dasbor.ts'
import { dari } from '#psat/dasbor/petugas/use-dasbor.ts'

type Jawaban = Result<typeof serviceTimes>
type Ringkas = Jawaban['data'][number]['total']

const hari = (value: number | null) => (value === null ? '–' : formatNumber(value))

/** Returns for example "rata-rata 12,4, median 11, 90% paling lama 19 hari kerja". */
export function kalimatHari({ count, mean, median, p90 }: Ringkas): string {
  if (count === 0) return 'belum ada berkas yang berakhir'
  return `rata-rata ${hari(mean)}, median ${hari(median)}, 90% paling lama ${hari(p90)} hari kerja`
}

interface GrafikLayananProps {
  layanan: UseQueryResult<Jawaban>
  saringan: SaringanDasbor
}

/**
 * Shows the duration of files that ended in the period. Waiting days have their own chart, because they do not count
 * for the office.
 */
export function GrafikLayanan({ layanan, saringan }: GrafikLayananProps) {
  const one = layanan.data?.data[0]
  const linkOf =
    (paused: boolean) =>
    ({ category }: { category: number }) => {
      const process = one && bagianLayanan(one, paused)[category]?.process
      return process ? daftarBerkas(saringan, { layanan: process, ...berakhirDalam(saringan) }) : undefined
    }
  return (
    <div className={classes.charts}>
      <CardOnSight
        {...dari(layanan)}
        name="layanan"
        kind="bars"
        height={560}
        title="Lama layanan per tahap"
        subtitle="Hari kerja kantor, dari berkas yang berakhir dalam periode."
        data={one && grafikLayanan(one, false)}
        linkOf={linkOf(false)}
        note={one && `Seluruhnya (${formatNumber(one.total.count)} berkas): ${kalimatHari(one.total)}.`}
      />
      <CardOnSight
        {...dari(layanan)}
        name="jeda"
        kind="bars"
        height={560}
        title="Lama menunggu perbaikan dan pembayaran"
        subtitle="Hari kerja selama jam layanan dijeda, terpisah dari hari kantor."
        data={one && grafikLayanan(one, true)}
        linkOf={linkOf(true)}
        note={one && `Seluruh jeda sebuah berkas: ${kalimatHari(one.paused)}.`}
      />
    </div>
  )
}
