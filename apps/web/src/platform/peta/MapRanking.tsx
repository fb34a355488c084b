import { teratasWilayah } from '@portal/domain/platform/dasbor/teratas'
import { formatNumber } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import { type MapFigure, rankingBars, shareOf, totalOf } from '#platform/peta/map-figures.ts'
import classes from '#platform/peta/peta.module.css'

interface MapRankingProps {
  title: string
  figures: readonly MapFigure[]
  nameLink: (figure: MapFigure) => ReactNode
  valueLink: (figure: MapFigure, text: string) => ReactNode
  /** Content below the ranking, such as regions that the map does not show. */
  children?: ReactNode
}

/** Shows the five largest regions, with bars relative to the first, and the others as one row. */
export function MapRanking({ title, figures, nameLink, valueLink, children }: MapRankingProps) {
  const total = totalOf(figures)
  return (
    <div className={classes.ranking}>
      <h3>{title}</h3>
      <ol>
        {rankingBars(figures, teratasWilayah).map(({ figure, rest, value, length, cut }) => (
          <li
            key={figure?.id ?? 'lainnya'}
            data-rest={rest !== undefined || undefined}
            data-cut={cut || undefined}
          >
            <span>{figure ? nameLink(figure) : `Lainnya (${rest})`}</span>
            <b>{figure ? valueLink(figure, formatNumber(value)) : formatNumber(value)}</b>
            <small>{shareOf(value, total)}</small>
            <i aria-hidden="true">
              <i style={{ width: `${length}%` }} />
            </i>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
