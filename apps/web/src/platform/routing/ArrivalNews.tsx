import { arrivalStore } from '#platform/routing/arrivals.ts'
import { useStore } from '#platform/state/store.ts'

/** Read out after every change of page. */
export function ArrivalNews() {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useStore(arrivalStore)}
    </p>
  )
}
