import { formatNumber } from '@portal/domain/platform/format'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import table from '#platform/chart/card/figure-table.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { type MapFigure, shareOf, shown, totalOf } from '#platform/peta/map-figures.ts'
import classes from '#platform/peta/peta.module.css'

export interface MapTableProps {
  title: string
  figures: readonly MapFigure[]
  heads: { nama: string; value: string }
  /** Regions that the map does not show, such as the central office. They stand below, unsorted. */
  beside?: readonly MapFigure[]
  nameLink: (figure: MapFigure) => ReactNode
  valueLink: (figure: MapFigure, text: string) => ReactNode
}

type Sort = { by: 'nama' | 'value'; down: boolean }

function sorted(figures: readonly MapFigure[], { by, down }: Sort): MapFigure[] {
  const byName = (a: MapFigure, b: MapFigure) => a.nama.localeCompare(b.nama, 'id-ID')
  const order = (a: MapFigure, b: MapFigure) =>
    by === 'nama' ? byName(a, b) : (a.value ?? -1) - (b.value ?? -1) || byName(b, a)
  return figures.toSorted((a, b) => (down ? order(b, a) : order(a, b)))
}

export function MapTable({ title, figures, heads, beside = [], nameLink, valueLink }: MapTableProps) {
  const [sort, setSort] = useState<Sort>({ by: 'value', down: true })
  const total = totalOf([...figures, ...beside])
  const row = (figure: MapFigure) => (
    <tr key={figure.id}>
      <th scope="row">{nameLink(figure)}</th>
      <td>{figure.value === null ? '–' : valueLink(figure, formatNumber(figure.value))}</td>
      {figure.more?.map(({ label, value }) => (
        <td key={label}>{shown(value)}</td>
      ))}
      <td>{figure.value === null ? '–' : shareOf(figure.value, total)}</td>
    </tr>
  )
  const head = (by: Sort['by'], label: string) => {
    const isSorted = sort.by === by
    const icon = isSorted ? (sort.down ? IconArrowDown : IconArrowUp) : IconArrowsSort
    return (
      <th scope="col" aria-sort={isSorted ? (sort.down ? 'descending' : 'ascending') : 'none'}>
        <button type="button" onClick={() => setSort({ by, down: isSorted ? !sort.down : by === 'value' })}>
          {label}
          <Icon of={icon} size={14} />
        </button>
      </th>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={classes.scroll} tabIndex={0} aria-label={`Tabel ${title}`}>
      <table className={table.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {head('nama', heads.nama)}
            {head('value', heads.value)}
            {figures[0]?.more?.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Bagian</th>
          </tr>
        </thead>
        <tbody>
          {sorted(figures, sort).map(row)}
          {beside.map(row)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Jumlah</th>
            <td>{formatNumber(total)}</td>
            {figures[0]?.more?.map(({ label }) => (
              <td key={label} />
            ))}
            <td>{shareOf(total, total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
