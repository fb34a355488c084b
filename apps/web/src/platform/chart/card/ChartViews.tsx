import { useRouter } from '@tanstack/react-router'
import { Chart } from '#platform/chart/Chart.tsx'
import { ChartTable } from '#platform/chart/card/ChartTable.tsx'
import classes from '#platform/chart/chart.module.css'
import type { ChartData, ChartSpot } from '#platform/chart/chart-data.ts'
import type { ChartKind } from '#platform/chart/chart-kind.ts'
import type { ChartLinks } from '#platform/chart/chart-link.ts'

interface ChartViewsProps {
  kind: ChartKind
  data: ChartData
  label: string
  height: number
  asTable: boolean
  linkOf?: ChartLinks | undefined
}

/**
 * The lazy-loaded part of a chart card. The drawing stays in the DOM under the table: it keeps the card's height, and
 * the PNG export reads it.
 */
export function ChartViews({ kind, data, label, height, asTable, linkOf }: ChartViewsProps) {
  const router = useRouter()
  const open = (at: ChartSpot) => {
    // A figure without its own list opens the list of its category.
    const link = linkOf?.(at) ?? linkOf?.({ category: at.category })
    if (link) void router.navigate({ to: link.to as '/', search: link.search ?? {} })
  }
  return (
    <>
      <div className={classes.picture} data-away={asTable || undefined}>
        <Chart {...{ kind, data, label, height }} onOpen={linkOf && open} />
      </div>
      {asTable && <ChartTable {...{ kind, data, linkOf }} title={label} />}
    </>
  )
}
