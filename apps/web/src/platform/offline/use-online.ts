import { useSyncExternalStore } from 'react'
import { session } from '#platform/session/browser-session.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  const forget = session.subscribe(listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
    forget()
  }
}

/** Whether the server can be expected to answer: the device is connected, and the last question was not in vain. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && session.state().status !== 'luring',
    () => true,
  )
}
