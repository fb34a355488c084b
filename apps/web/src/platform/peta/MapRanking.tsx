import { formatNumber } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import { type MapFigure, ranked, shareOf, totalOf } from '#platform/peta/map-figures.ts'
import classes from '#platform/peta/peta.module.css'

const top = 5

interface MapRankingProps {
  title: string
  figures: readonly MapFigure[]
  nameLink: (figure: MapFigure) => ReactNode
  valueLink: (figure: MapFigure, text: string) => ReactNode
  /** What stands below, such as those that are not on the map. */
  children?: ReactNode
}

/** The five largest, and the rest as one, drawn against the largest of these bars. */
export function MapRanking({ title, figures, nameLink, valueLink, children }: MapRankingProps) {
  const order = ranked(figures).filter(({ value }) => (value ?? 0) > 0)
  const total = totalOf(figures)
  const rest = order.slice(top)
  const bars = [
    ...order.slice(0, top).map((figure) => ({
      key: figure.id,
      name: nameLink(figure),
      value: figure.value ?? 0,
      text: valueLink(figure, formatNumber(figure.value ?? 0)),
    })),
    ...(rest.length > 0
      ? [
          {
            key: 'lainnya',
            name: `Lainnya (${rest.length})`,
            value: totalOf(rest),
            text: formatNumber(totalOf(rest)),
          },
        ]
      : []),
  ]
  const largest = Math.max(...bars.map(({ value }) => value))
  return (
    <div className={classes.ranking}>
      <h3>{title}</h3>
      <ol>
        {bars.map(({ key, name, value, text }) => (
          <li key={key} data-rest={key === 'lainnya' || undefined}>
            <span>{name}</span>
            <b>{text}</b>
            <small>{shareOf(value, total)}</small>
            <i aria-hidden="true">
              <i style={{ width: `${(100 * value) / largest}%` }} />
            </i>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
