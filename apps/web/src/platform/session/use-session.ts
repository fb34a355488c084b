import { useSyncExternalStore } from 'react'
import { session } from '#platform/session/browser-session.ts'
import type { SessionUser } from '#platform/session/session.ts'

/** The signed-in account, or undefined. */
export function useUser(): SessionUser | undefined {
  return useSyncExternalStore(session.subscribe, session.user)
}

/** For screens behind a guard, where somebody is always signed in. */
export function useSignedInUser(): SessionUser {
  const user = useUser()
  if (!user) throw new Error('Layar ini memerlukan akun yang sudah masuk.')
  return user
}
