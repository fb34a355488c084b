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
  /** In the address while the table is shown. */
  name: string
  title: string
  /** Unit and period; the same before and after the figures are here. */
  subtitle: string
  kind: ChartKind
  /** Undefined while it is fetched. */
  data: ChartData | undefined
  /** Figures of what was chosen before stand until the new ones are here. */
  isRefreshing?: boolean
  error?: Error | null | undefined
  onRetry?: () => void
  empty: { title: string; text: string }
  /** Gaps in the data, what it comes to, and how it is to be read. */
  note?: ReactNode
  /** Reserved before anything is known. */
  height?: number
  linkOf?: ChartLinks
}

/**
 * Figures as chart, table, CSV and PNG. Neither library nor drawing is part of the page that shows it: they are
 * fetched while the place is kept.
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
