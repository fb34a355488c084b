import { Suspense, useCallback, useRef } from 'react'
import type { PetaProps } from '#pasar/statistik/PetaStatistikPasar.tsx'
import card from '#platform/chart/card/chart-card.module.css'
import classes from '#platform/dasbor/dasbor.module.css'
import { prepareMap } from '#platform/peta/late-drawing.ts'
import { late } from '#platform/ui/late.ts'
import { useInSight } from '#platform/ui/use-in-sight.ts'

const PetaStatistikPasar = late(
  async () => (await import('#pasar/statistik/PetaStatistikPasar.tsx')).PetaStatistikPasar,
)

/** The map is fetched when it is scrolled to; its place is kept meanwhile. One city has no map. */
export function PetaOnSight(props: PetaProps) {
  const place = useRef<HTMLDivElement>(null)
  const { provinsi, kota } = props.saringan
  const prepare = useCallback(
    () => Promise.all([PetaStatistikPasar.fetch(), prepareMap(provinsi ?? 'provinsi')]),
    [provinsi],
  )
  const seen = useInSight(place, kota === undefined ? prepare : undefined)
  const waiting = (
    <section className={card.card} aria-label="Pasar per wilayah">
      <div className={classes.mapPlace} />
    </section>
  )
  if (kota !== undefined) return null
  return (
    <div className={classes.charts}>
      <div data-wide>
        <div ref={place} className={classes.slot}>
          {seen ? (
            <Suspense fallback={waiting}>
              <PetaStatistikPasar {...props} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      </div>
    </div>
  )
}
