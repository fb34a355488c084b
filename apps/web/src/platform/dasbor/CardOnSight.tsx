import { Suspense, useId, useRef } from 'react'
import type { ChartCardProps } from '#platform/chart/card/ChartCard.tsx'
import card from '#platform/chart/card/chart-card.module.css'
import { describeChart } from '#platform/chart/describe-chart.ts'
import classes from '#platform/dasbor/dasbor.module.css'
import { ChartCard } from '#platform/dasbor/late-card.ts'
import { useInSight } from '#platform/ui/use-in-sight.ts'

/**
 * A chart that loads when the user scrolls to it. Until then, and without scripts, it shows its title and text
 * description.
 */
export function CardOnSight(props: ChartCardProps) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInSight(place, ChartCard.prepare)
  const words = <CardInWords {...props} />
  return (
    <div ref={place} id={props.name} className={classes.slot}>
      {seen ? (
        <Suspense fallback={words}>
          <ChartCard {...props} />
        </Suspense>
      ) : (
        words
      )}
    </div>
  )
}

function CardInWords({ title, subtitle, data, error, note, height = 300 }: ChartCardProps) {
  const id = useId()
  return (
    <section className={card.card} aria-labelledby={id}>
      <header className={card.head}>
        <h2 id={id}>{title}</h2>
        <p>{subtitle}</p>
      </header>
      <div className={classes.words} style={{ minHeight: height }} aria-busy={!data && !error}>
        {data && <p>{describeChart(data)}</p>}
      </div>
      {note && <p className={card.note}>{note}</p>}
    </section>
  )
}
