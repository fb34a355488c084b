import { useEffect, useRef } from 'react'
import { createStore } from '#platform/state/store.ts'

/**
 * A counter that grows with each event from the server for this account. Screens then refetch data that may have
 * changed.
 */
export const newsStore = createStore(0)

/** Runs the newest `work` on each event, but not on mount. */
export function useOnNews(work: () => void): void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    const stop = newsStore.subscribe(() => latest.current())
    return () => void stop()
  }, [])
}
