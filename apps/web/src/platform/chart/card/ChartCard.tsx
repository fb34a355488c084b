import { type ReactNode, Suspense, useId, useRef } from 'react'
import { ChartSkeleton } from '#platform/chart/card/ChartSkeleton.tsx'
import { ChartTools } from '#platform/chart/card/ChartTools.tsx'
import classes from '#platform/chart/card/chart-card.module.css'
import { ChartViews } from '#platform/chart/card/late-views.ts'
import { useChartHeight } from '#platform/chart/card/use-chart-height.ts'
import { useChartView } from '#platform/chart/card/use-chart-view.ts'
import { type ChartData, isEmpty } from '#platform/chart/chart-data.ts'
import type { ChartKind } from '#platform/chart/chart-kind.ts'
import type { ChartLinks } from '#platform/chart/chart-link.ts'
import { EmptyState, ErrorState } from '#platform/ui/states/states.tsx'

export interface ChartCardProps {
  /** The name of the card in the URL while the card shows its table. */
  name: string
  title: string
  /** Unit and period. The text does not change when the data arrives. */
  subtitle: string
  kind: ChartKind
  data: ChartData | undefined
  /** The card shows the previous figures until the new ones arrive. */
  isRefreshing?: boolean
  error?: Error | null | undefined
  onRetry?: () => void
  empty: { title: string; text: string }
  /** A note on gaps in the data, totals and how to read the chart. */
  note?: ReactNode
  height?: number
  linkOf?: ChartLinks
}

/**
 * A card that shows figures as chart and table and saves them as CSV or PNG. The card lazy-loads the chart code and
 * reserves its space meanwhile.
 */
export function ChartCard(props: ChartCardProps) {
  const { name, title, subtitle, kind, data, isRefreshing = false, empty, note, linkOf } = props
  const { asTable, onAsTable } = useChartView(name)
  const { height, style } = useChartHeight(props.height)
  const stage = useRef<HTMLDivElement>(null)
  const id = useId()
  const shown = props.error || !data || isEmpty(data) ? undefined : data
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        <p>{subtitle}</p>
        {shown && <ChartTools {...{ title, subtitle, kind, stage, asTable, onAsTable }} data={shown} />}
      </header>
      <div
        ref={stage}
        className={classes.stage}
        style={style}
        data-refreshing={isRefreshing || undefined}
        aria-busy={isRefreshing || (!data && !props.error)}
      >
        {props.error ? (
          <ErrorState
            title="Grafik belum dapat dimuat"
            error={props.error}
            {...(props.onRetry && { onRetry: props.onRetry })}
          />
        ) : !data ? (
          <ChartSkeleton />
        ) : !shown ? (
          <EmptyState {...empty} />
        ) : (
          <Suspense fallback={<ChartSkeleton />}>
            <ChartViews {...{ kind, height, asTable, linkOf }} data={shown} label={title} />
          </Suspense>
        )}
      </div>
      {note && <p className={classes.note}>{note}</p>}
    </section>
  )
}
