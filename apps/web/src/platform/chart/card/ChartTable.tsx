import classes from '#platform/chart/card/chart-table.module.css'
import { type TableRow, tableOf } from '#platform/chart/card/chart-table.ts'
import figures from '#platform/chart/card/figure-table.module.css'
import type { ChartData, ChartSpot } from '#platform/chart/chart-data.ts'
import { type ChartKind, hasShares } from '#platform/chart/chart-kind.ts'
import type { ChartLinks } from '#platform/chart/chart-link.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface ChartTableProps {
  kind: ChartKind
  data: ChartData
  title: string
  linkOf?: ChartLinks | undefined
}

/** The figures of a chart as a table of the same height. Figures link to their list where one exists. */
export function ChartTable({ kind, data, title, linkOf }: ChartTableProps) {
  const { head, rows, foot } = tableOf(data, hasShares(kind))
  const linked = (text: string, at: ChartSpot) => {
    const link = linkOf?.(at)
    return link ? <AppLink {...link}>{text}</AppLink> : text
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={classes.scroll} tabIndex={0} aria-label={`Tabel ${title}`}>
      <table className={figures.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, category) => (
            <tr key={data.categories[category]?.key}>
              <th scope="row">{linked(label, { category })}</th>
              {cells.map(({ text, series }, index) => (
                <td key={head[index + 1]}>
                  {series === undefined ? text : linked(text, { category, series })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <Foot row={foot} head={head} />}
      </table>
    </section>
  )
}

function Foot({ row, head }: { row: TableRow; head: readonly string[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{row.label}</th>
        {row.cells.map(({ text }, index) => (
          <td key={head[index + 1]}>{text}</td>
        ))}
      </tr>
    </tfoot>
  )
}
