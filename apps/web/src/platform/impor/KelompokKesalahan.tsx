import { formatNumber } from '@portal/domain/platform/format'
import {
  type KelompokKesalahan as Kelompok,
  kesalahanLabels,
} from '@portal/domain/platform/impor/impor-calls'
import { rowsText } from '#platform/impor/describe-impor.ts'
import classes from '#platform/impor/impor.module.css'

/** Groups the errors of all rejected rows by kind, because a repeated error usually needs one correction. */
export function KelompokKesalahan({ kelompok }: { kelompok: readonly Kelompok[] }) {
  return (
    <section className={classes.groups} aria-label="Ringkasan kesalahan">
      <h3>Yang perlu diperbaiki, menurut jenisnya</h3>
      <ul>
        {kelompok.map(({ jenis, kolom, jumlah, contoh, lainnya }) => (
          <li key={`${kolom} ${jenis}`}>
            <p>
              <b>
                {kolom}: {kesalahanLabels[jenis]}
              </b>{' '}
              <span className={classes.sel}>{formatNumber(jumlah)} baris</span>
            </p>
            <ul className={classes.samples}>
              {contoh.map((each) => (
                <li key={each.pesan}>
                  {each.pesan} <span className={classes.sel}>{rowsText(each)}</span>
                </li>
              ))}
              {lainnya > 0 && <li>dan {formatNumber(lainnya)} baris lagi</li>}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
