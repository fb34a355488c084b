import { formatNumber } from '@portal/domain/platform/format'
import { type Bulan, puncakSumbu, seri } from '#psat/laporan/hasil-seri.ts'
import classes from '#psat/laporan/laporan.module.css'
import { TabelBulan } from '#psat/laporan/TabelBulan.tsx'
import { namaBulan } from '#psat/laporan/use-laporan.ts'

/** Stacked bars, one a month. Readers who do not see them get the same numbers as a table. */
export function BatangBulan({ bulan, tahun }: { bulan: readonly Bulan[]; tahun: number }) {
  const puncak = puncakSumbu(bulan)
  const garis = [4, 3, 2, 1, 0].map((step) => (puncak / 4) * step)
  return (
    <figure className={classes.figure}>
      <div className={classes.plot} aria-hidden="true">
        <div className={classes.axis}>
          {garis.map((nilai) => (
            <span key={nilai}>{formatNumber(nilai)}</span>
          ))}
        </div>
        <div className={classes.bars}>
          {bulan.map((satu, index) => (
            <div key={satu.month} className={classes.month}>
              <div className={classes.column}>
                <span className={classes.total}>{satu.total > 0 && formatNumber(satu.total)}</span>
                <div className={classes.stack} style={{ height: `${(satu.total / puncak) * 100}%` }}>
                  {seri
                    .toReversed()
                    .map(({ kunci, label }) =>
                      satu[kunci] > 0 ? (
                        <i
                          key={kunci}
                          data-series={kunci}
                          style={{ flexGrow: satu[kunci] }}
                          title={`${namaBulan[index]}: ${formatNumber(satu[kunci])} ${label.toLowerCase()}`}
                        />
                      ) : null,
                    )}
                </div>
              </div>
              <span className={classes.name}>{namaBulan[index]?.slice(0, 3)}</span>
            </div>
          ))}
        </div>
      </div>
      <figcaption className={classes.legend}>
        {seri.map(({ kunci, label }) => (
          <span key={kunci}>
            <i data-series={kunci} aria-hidden="true" />
            {label} {formatNumber(bulan.reduce((sum, satu) => sum + satu[kunci], 0))}
          </span>
        ))}
      </figcaption>
      <div className="visually-hidden">
        <TabelBulan bulan={bulan} tahun={tahun} plain />
      </div>
    </figure>
  )
}
