import { useEffect, useSyncExternalStore } from 'react'
import type { Saver, SaverState } from '#platform/forms/saver/saver.ts'

/** Opens a saver while its screen is mounted, and retries when the connection returns. */
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
