import { formatNumber } from '@portal/domain/platform/format'
import { faultHeader, rowHeader } from '@portal/domain/platform/impor/impor.rules'
import type { BarisDitolak, KesalahanImpor } from '@portal/domain/platform/impor/impor-calls'
import { pageMetaOf } from '@portal/domain/platform/list/pagination'
import { useState } from 'react'
import classes from '#platform/impor/impor.module.css'
import { Pagination } from '#platform/table/Pagination.tsx'

interface BarisDitolakTableProps {
  rows: readonly BarisDitolak[]
  faults: readonly KesalahanImpor[]
  /** Number of all rejected rows. The answer contains the first 1000. */
  total: number
  /** Headers in template order; the row objects have no fixed order. */
  headers: readonly string[]
}

const perPage = 10

export function BarisDitolakTable({ rows, faults, total, headers }: BarisDitolakTableProps) {
  const [page, setPage] = useState(1)
  const meta = pageMetaOf({ page, limit: perPage }, rows.length)
  const shown = rows.slice((page - 1) * perPage, page * perPage)
  return (
    <section className={classes.rejected} aria-label="Baris yang salah">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Baris</th>
            <th scope="col">Yang perlu diperbaiki</th>
            <th scope="col">Isi baris</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row
              key={row[rowHeader]}
              row={row}
              headers={headers}
              faults={faults.filter(({ baris }) => baris === row[rowHeader])}
            />
          ))}
        </tbody>
      </table>
      <Pagination meta={meta} unit="baris yang salah" onPage={setPage} />
      {total > rows.length && (
        <p className={classes.quiet}>
          Ditampilkan {formatNumber(rows.length)} dari {formatNumber(total)} baris; berkas unduhan memuat
          semuanya.
        </p>
      )}
    </section>
  )
}

interface RowProps {
  row: BarisDitolak
  headers: readonly string[]
  faults: readonly KesalahanImpor[]
}

function Row({ row, headers, faults }: RowProps) {
  const wrong = new Set(faults.map(({ kolom }) => kolom))
  const values = headers.map((header) => [header, row[header] ?? ''] as const)
  return (
    <tr>
      <th scope="row">
        <span className={classes.onlyNarrow}>Baris </span>
        {row[rowHeader]}
      </th>
      <td>
        {faults.length > 0 ? (
          <ul className={classes.faults}>
            {faults.map(({ kolom, sel, pesan }) => (
              <li key={`${sel}${pesan}`}>
                <b>
                  {kolom} <span className={classes.sel}>({sel})</span>
                </b>
                {pesan}
              </li>
            ))}
          </ul>
        ) : (
          row[faultHeader]
        )}
      </td>
      <td>
        <details className={classes.values}>
          <summary>{summaryOf(values)}</summary>
          <dl>
            {values.map(([header, value]) => (
              <div key={header} data-wrong={wrong.has(header) || undefined}>
                <dt>{header}</dt>
                <dd>{value === '' ? '(kosong)' : value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </td>
    </tr>
  )
}

/** Returns the first filled cell, which identifies the row in every template. */
function summaryOf(values: readonly (readonly [string, string | number])[]): string {
  const first = values.find(([, value]) => value !== '')
  return first ? String(first[1]) : 'Lihat isi baris'
}
