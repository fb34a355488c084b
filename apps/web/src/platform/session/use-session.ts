import { useSyncExternalStore } from 'react'
import { session } from '#platform/session/browser-session.ts'
import type { SessionUser } from '#platform/session/session-user.ts'

/** Returns the signed-in account. The server renders pages as for a visitor. */
export function useUser(): SessionUser | undefined {
  return useSyncExternalStore(session.subscribe, session.user, () => undefined)
}

/** Checks whether the session state is known. It is unknown during server rendering. */
export function useSessionKnown(): boolean {
  return useSyncExternalStore(
    session.subscribe,
    () => session.state().status !== 'memuat',
    () => false,
  )
}

/** Returns the account on screens behind a guard, where it always exists. */
export function useSignedInUser(): SessionUser {
  const user = useUser()
  if (!user) throw new Error('This screen needs a signed-in account.')
  return user
}
