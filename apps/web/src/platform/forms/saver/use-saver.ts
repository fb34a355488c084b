import { useEffect, useSyncExternalStore } from 'react'
import type { Saver, SaverState } from '#platform/forms/saver/saver.ts'

/** A saver is open as long as its screen, and tries again as soon as the connection is back. */
export function useSaver<Value, Change>(saver: Saver<Value, Change>): SaverState<Value> {
  useEffect(() => {
    const again = () => void saver.flush()
    saver.open()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      saver.close()
    }
  }, [saver])
  return useSyncExternalStore(saver.subscribe, saver.state)
}
