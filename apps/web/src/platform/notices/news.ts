import { useEffect, useRef } from 'react'
import { createStore } from '#platform/state/store.ts'

/** Grows whenever the server has told this account something; screens then read anew what may have changed. */
export const newsStore = createStore(0)

/** Runs the newest `work` whenever news has arrived, not at the start. */
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
