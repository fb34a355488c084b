import { formatNumber } from '@portal/domain/platform/format'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { type Bulan, seri } from '#psat/laporan/hasil-seri.ts'
import classes from '#psat/laporan/laporan.module.css'
import { namaBulan } from '#psat/laporan/use-laporan.ts'

interface TabelBulanProps {
  bulan: readonly Bulan[]
  tahun: number
  /** Without links, where it stands behind the bars. */
  plain?: boolean
}

export function TabelBulan({ bulan, tahun, plain = false }: TabelBulanProps) {
  const sum = (kunci: 'total' | (typeof seri)[number]['kunci']) =>
    formatNumber(bulan.reduce((total, satu) => total + satu[kunci], 0))
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Permohonan per bulan tahun {tahun}</caption>
      <thead>
        <tr>
          <th scope="col">Bulan</th>
          {seri.map(({ kunci, label }) => (
            <th key={kunci} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Jumlah</th>
        </tr>
      </thead>
      <tbody>
        {bulan.map((satu, index) => (
          <tr key={satu.month}>
            <th scope="row">
              {plain ? (
                namaBulan[index]
              ) : (
                <AppLink to="/psat/admin/report" search={{ tab: 'bulanan', tahun, bulan: index + 1 }}>
                  {namaBulan[index]}
                </AppLink>
              )}
            </th>
            {seri.map(({ kunci }) => (
              <td key={kunci}>{formatNumber(satu[kunci])}</td>
            ))}
            <td>{formatNumber(satu.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Setahun</th>
          {seri.map(({ kunci }) => (
            <td key={kunci}>{sum(kunci)}</td>
          ))}
          <td>{sum('total')}</td>
        </tr>
      </tfoot>
    </table>
  )
}
