import classes from '#platform/chart/card/chart-card.module.css'

const heights = [45, 70, 55, 85, 60, 95, 75, 50]

/** A placeholder of grey columns. It appears after 150 ms. */
export function ChartSkeleton() {
  return (
    <div className={classes.skeleton} role="status">
      <span className="visually-hidden">Memuat grafik…</span>
      {heights.map((height) => (
        <i key={height} aria-hidden="true" style={{ height: `${height}%` }} />
      ))}
    </div>
  )
}
