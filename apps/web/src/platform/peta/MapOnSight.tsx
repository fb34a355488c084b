import { Suspense, useCallback, useRef } from 'react'
import card from '#platform/chart/card/chart-card.module.css'
import classes from '#platform/dasbor/dasbor.module.css'
import { prepareMap } from '#platform/peta/late-drawing.ts'
import type { Late } from '#platform/ui/late.ts'
import { useInSight } from '#platform/ui/use-in-sight.ts'

interface MapOnSightProps<P extends object> {
  map: Late<P>
  of: P
  label: string
  provinsi: number | undefined
}

/** A map that loads when the user scrolls to it. Its space is reserved and its heading is present from the start. */
export function MapOnSight<P extends object>({ map: Drawn, of, label, provinsi }: MapOnSightProps<P>) {
  const place = useRef<HTMLDivElement>(null)
  const prepare = useCallback(
    () => Promise.all([Drawn.fetch(), prepareMap(provinsi ?? 'provinsi')]),
    [Drawn, provinsi],
  )
  const seen = useInSight(place, prepare)
  const waiting = (
    <section className={card.card} aria-label={label}>
      <div className={classes.mapPlace} />
    </section>
  )
  return (
    <div ref={place} className={classes.slot}>
      {seen ? (
        <Suspense fallback={waiting}>
          <Drawn {...of} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
