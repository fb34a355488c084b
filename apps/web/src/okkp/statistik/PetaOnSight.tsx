import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import card from '#platform/chart/card/chart-card.module.css'
import classes from '#platform/dasbor/dasbor.module.css'
import { useInSight } from '#platform/ui/use-in-sight.ts'

const PetaStatistik = lazy(() => import('#okkp/statistik/PetaStatistik.tsx'))

/** The map is fetched when it is scrolled to; its place is kept, and its heading is there from the beginning. */
export function PetaOnSight(props: ComponentProps<typeof PetaStatistik>) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInSight(place)
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
