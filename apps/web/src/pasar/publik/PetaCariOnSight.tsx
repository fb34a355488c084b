import { lazy, Suspense, useRef } from 'react'
import type { PetaCariProps } from '#pasar/publik/PetaCari.tsx'
import classes from '#pasar/publik/publik-pasar.module.css'
import { useInSight } from '#platform/ui/use-in-sight.ts'

const PetaCari = lazy(() => import('#pasar/publik/PetaCari.tsx'))

/** Loads the map when the visitor scrolls to it. The placeholder prevents a layout shift. */
export function PetaCariOnSight(props: PetaCariProps) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useInSight(place)
  const waiting = <div className={classes.peta} />
  return (
    <div ref={place} className={classes.petaTempat}>
      {seen ? (
        <Suspense fallback={waiting}>
          <PetaCari {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
