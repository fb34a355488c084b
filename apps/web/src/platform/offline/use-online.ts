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

/** Checks whether the server is likely reachable: the device is online and the last session call got an answer. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && session.state().status !== 'luring',
    () => true,
  )
}
