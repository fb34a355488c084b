import { isRole, type Role } from '@portal/domain/platform/roles'
import type { OfficerMarker } from '#platform/session/officer-marker.ts'
import type { SessionUser } from '#platform/session/session-user.ts'
import { isSilent } from '#platform/wire/api-error.ts'

export interface SessionPayload {
  data: SessionUser
  accessToken: string
  /** ISO timestamp of the access token's expiry. */
  access_expires: string
  /** ISO timestamp of the session's final expiry, regardless of refreshes. */
  session_expires?: string
}

/** luring: the server is unreachable; `user` is the last officer on this device, without a token. */
export type SessionState =
  | { status: 'memuat' | 'keluar' }
  | { status: 'luring'; user: SessionUser }
  | { status: 'masuk'; user: SessionUser; accessToken: string; expires: number }

/** Browser functions that the session needs. Tests replace them. */
export interface SessionDeps {
  /** Resolves to undefined if the server says that there is no session. Throws if the server is unreachable. */
  refresh: () => Promise<SessionPayload | undefined>
  revoke: (accessToken: string) => Promise<void>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Remembers the officer who may work offline on this device. */
  marker: OfficerMarker
  /** Ensures that one tab refreshes at a time. The server would treat two parallel refreshes as a stolen token. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  now: () => number
  schedule: (work: () => void, ms: number) => () => void
}

type Message = { kind: 'segar'; payload: SessionPayload } | { kind: 'keluar' }

const hintKey = 'portal:sesi'
const refreshAhead = 60_000
const longestTimer = 2_000_000_000
const pauseOffline = 15_000

/** `ganti`: another account signed in in this browser; listeners get the new role. */
export type EndReason = 'keluar' | 'berakhir' | 'ganti'

/**
 * Creates the session. Tokens exist only in memory, and the refresh token is an HttpOnly cookie. A hint in the storage
 * tells whether a refresh call is worthwhile, so that visitors of public pages do not wait.
 */
export function createSession(deps: SessionDeps) {
  let state: SessionState = { status: 'memuat' }
  let starting: Promise<void> | undefined
  let refreshing: Promise<void> | undefined
  let cancelTimer: (() => void) | undefined
  const listeners = new Set<() => void>()
  const enders = new Set<(reason: EndReason, role: Role | undefined) => void>()

  const userNow = () => ('user' in state ? state.user : undefined)

  function set(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function adopt(payload: SessionPayload) {
    if (!isRole(payload.data.role)) return forget()
    const expires = Date.parse(payload.access_expires)
    deps.storage.setItem(hintKey, '1')
    if (deps.marker.read()?.uuid !== payload.data.uuid) deps.marker.drop()
    set({ status: 'masuk', user: payload.data, accessToken: payload.accessToken, expires })
    cancelTimer?.()
    const wait = Math.min(Math.max(1000, expires - deps.now() - refreshAhead), longestTimer)
    cancelTimer = deps.schedule(() => void refresh().catch(() => undefined), wait)
  }

  function forget() {
    cancelTimer?.()
    cancelTimer = undefined
    deps.storage.removeItem(hintKey)
    deps.marker.drop()
    set({ status: 'keluar' })
  }

  /** Opens the screens for the remembered officer while the server is unreachable, and retries periodically. */
  function goOffline(user: SessionUser) {
    set({ status: 'luring', user })
    askAgain()
  }

  function askAgain() {
    cancelTimer?.()
    cancelTimer = deps.schedule(() => void refresh().catch(askAgain), pauseOffline)
  }

  function close(reason: EndReason) {
    const before = userNow()
    forget()
    if (before) for (const ender of enders) ender(reason, before.role)
  }

  /**
   * Takes a new payload. All tabs share one cookie, so a tab must not continue with the old account after another one
   * signed in.
   */
  function take(payload: SessionPayload) {
    const before = userNow()
    adopt(payload)
    if (before && before.uuid !== payload.data.uuid)
      for (const ender of enders) ender('ganti', payload.data.role)
  }

  function refresh(): Promise<void> {
    refreshing ??= renew().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function renew(): Promise<void> {
    const before = state.status === 'masuk' ? state.expires : 0
    await deps.exclusive(async () => {
      // Another tab may have refreshed while this tab waited for the lock.
      if (state.status === 'masuk' && state.expires > before && !expiresSoon(state.expires)) return
      const payload = await deps.refresh()
      if (!payload) return close('berakhir')
      take(payload)
      send({ kind: 'segar', payload })
    })
  }

  function expiresSoon(expires: number, margin = 5000): boolean {
    return expires - deps.now() < margin
  }

  function send(message: Message) {
    deps.channel.postMessage(message)
  }

  deps.channel.addEventListener('message', (event) => {
    const message = (event as MessageEvent<Message>).data
    if (message.kind === 'keluar') close('keluar')
    else take(message.payload)
  })

  return {
    state: () => state,
    user: userNow,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Registers a listener for the end of a session, by the user or by the server. */
    onEnd(ender: (reason: EndReason, role: Role | undefined) => void) {
      enders.add(ender)
      return () => enders.delete(ender)
    },
    /** Resolves once the account is known. Throws if the server is unreachable and the device remembers no officer. */
    ready(): Promise<void> {
      if (state.status !== 'memuat') return Promise.resolve()
      if (!deps.storage.getItem(hintKey)) {
        set({ status: 'keluar' })
        return Promise.resolve()
      }
      starting ??= refresh()
        .catch((error: unknown) => {
          const officer = deps.marker.read()
          if (!officer || !isSilent(error)) throw error
          goOffline(officer)
        })
        .finally(() => {
          starting = undefined
        })
      return starting
    },
    start(payload: SessionPayload) {
      adopt(payload)
      send({ kind: 'segar', payload })
    },
    refresh,
    /** Returns the access token, refreshed if it expires soon (a sleeping laptop may miss the timer). */
    async token(): Promise<string | undefined> {
      if (state.status === 'luring' || (state.status === 'masuk' && expiresSoon(state.expires)))
        await refresh()
      return state.status === 'masuk' ? state.accessToken : undefined
    },
    /** Updates the account after a change on the profile page. */
    patch(change: Partial<SessionUser>) {
      if ('user' in state) set({ ...state, user: { ...state.user, ...change } })
    },
    /** Signs out on the server and in all tabs, even if the call fails. */
    async logout() {
      const token = state.status === 'masuk' ? state.accessToken : undefined
      if (token) await deps.revoke(token).catch(() => undefined)
      send({ kind: 'keluar' })
      close('keluar')
    },
    /** Ends the session after the server rejected it (401 or 422). */
    end() {
      if (!userNow()) return
      send({ kind: 'keluar' })
      close('berakhir')
    },
  }
}
