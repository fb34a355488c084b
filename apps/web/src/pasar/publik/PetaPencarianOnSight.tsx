import { lazy, Suspense, useRef } from 'react'
import type { PetaCariProps } from '#pasar/publik/PetaPencarian.tsx'
import classes from '#pasar/publik/publik-pasar.module.css'
import { useInSight } from '#platform/ui/use-in-sight.ts'

const PetaPencarian = lazy(() => import('#pasar/publik/PetaPencarian.tsx'))

/** Loads the map when the visitor scrolls to it. The placeholder prevents a layout shift. */
export function PetaPencarianOnSight(props: PetaCariProps) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInSight(place)
  const waiting = <div className={classes.peta} />
  return (
    <div ref={place} className={classes.petaTempat}>
      {seen ? (
        <Suspense fallback={waiting}>
          <PetaPencarian {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
