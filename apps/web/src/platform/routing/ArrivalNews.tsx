import { arrivalStore } from '#platform/routing/arrivals.ts'
import { useStore } from '#platform/state/store.ts'

/** A live region that announces the title after each navigation. */
export function ArrivalNews() {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useStore(arrivalStore)}
    </p>
  )
}
