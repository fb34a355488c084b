import { useSyncExternalStore } from 'react'
import { session } from '#platform/session/browser-session.ts'
import type { SessionUser } from '#platform/session/session-user.ts'

/** The signed-in account, or undefined; a page that the server rendered is that of a visitor. */
export function useUser(): SessionUser | undefined {
  return useSyncExternalStore(session.subscribe, session.user, () => undefined)
}

/** Whether it is known who is here; a page that the server rendered does not know yet. */
export function useSessionKnown(): boolean {
  return useSyncExternalStore(
    session.subscribe,
    () => session.state().status !== 'memuat',
    () => false,
  )
}

/** For screens behind a guard, where somebody is always signed in. */
export function useSignedInUser(): SessionUser {
  const user = useUser()
  if (!user) throw new Error('Layar ini memerlukan akun yang sudah masuk.')
  return user
}
