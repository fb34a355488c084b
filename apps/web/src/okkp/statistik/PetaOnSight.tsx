import { type ComponentProps, Suspense, useCallback, useRef } from 'react'
import card from '#platform/chart/card/chart-card.module.css'
import classes from '#platform/dasbor/dasbor.module.css'
import { prepareMap } from '#platform/peta/late-drawing.ts'
import { late } from '#platform/ui/late.ts'
import { useInSight } from '#platform/ui/use-in-sight.ts'

const PetaStatistik = late(async () => (await import('#okkp/statistik/PetaStatistik.tsx')).PetaStatistik)

/** The map is fetched when it is scrolled to; its place is kept, and its heading is there from the beginning. */
export function PetaOnSight(props: ComponentProps<typeof PetaStatistik>) {
  const place = useRef<HTMLDivElement>(null)
  const { provinsi } = props.saringan
  const prepare = useCallback(
    () => Promise.all([PetaStatistik.fetch(), prepareMap(provinsi ?? 'provinsi')]),
    [provinsi],
  )
  const seen = useInSight(place, prepare)
  const waiting = (
    <section className={card.card} aria-label="Registrasi berlaku per provinsi">
      <div className={classes.mapPlace} />
    </section>
  )
  return (
    <div ref={place} className={classes.slot}>
      {seen ? (
        <Suspense fallback={waiting}>
          <PetaStatistik {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
