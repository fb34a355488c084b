import classes from '#platform/chart/chart.module.css'
import { type ChartData, categoryName } from '#platform/chart/chart-data.ts'
import type { SceneBand } from '#platform/chart/scene/scene.ts'
import { tipRows } from '#platform/chart/spots.ts'

const tipWidth = 208

/**
 * A tooltip with the figures of a category. It is hidden from screen readers, because the focused point announces the
 * same figures.
 */
export function ChartTip({ data, at, width }: { data: ChartData; at: SceneBand; width: number }) {
  const half = Math.min(tipWidth, width) / 2
  const left = Math.max(half, Math.min(width - half, at.x))
  return (
    <div
      className={classes.tip}
      aria-hidden="true"
      data-below={at.y < 96 || undefined}
      style={{ left, top: at.y, width: 2 * half }}
    >
      <b>{categoryName(data, at.category)}</b>
      <dl>
        {tipRows(data, at.category).map(({ label, text }, index) => (
          <div key={label} data-current={(data.series.length > 1 && index === at.series) || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
