import { isRole, type Role } from '@portal/domain/platform/roles'
import type { OfficerMarker } from '#platform/session/officer-marker.ts'
import type { SessionUser } from '#platform/session/session-user.ts'
import { isSilent } from '#platform/wire/api-error.ts'

/** What log-in and refresh answer. */
export interface SessionPayload {
  data: SessionUser
  accessToken: string
  /** ISO moment at which the access token ends. */
  access_expires: string
  /** ISO moment at which the session itself ends, refreshed or not. */
  session_expires?: string
}

/** luring: the server is out of reach; this is who was here last, without a token. */
export type SessionState =
  | { status: 'memuat' | 'keluar' }
  | { status: 'luring'; user: SessionUser }
  | { status: 'masuk'; user: SessionUser; accessToken: string; expires: number }

/** What the session needs from the browser; tests bring their own. */
export interface SessionDeps {
  /** Resolves undefined when the server says that there is no session; throws when it cannot be asked. */
  refresh: () => Promise<SessionPayload | undefined>
  revoke: (accessToken: string) => Promise<void>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Whoever works on this device without signal; undefined where nobody may. */
  marker: OfficerMarker
  /** One tab at a time: two refreshes at once would look like a stolen token to the server. */
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

/** `ganti`: another account has signed in in this browser; the role told is the new one. */
export type EndReason = 'keluar' | 'berakhir' | 'ganti'

/**
 * Tokens live in memory only. The refresh token is an HttpOnly cookie that scripts cannot read; a hint in the
 * storage says whether asking for it is worth a call, so that visitors of public pages wait for nothing.
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

  /** Out of reach, but this device knows who works here: the screens open, and the server is asked again and again. */
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

  /** One browser, one cookie: when another account has taken it, this tab must not go on as the old one. */
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
      // Another tab may have refreshed for us while we waited for our turn.
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
    /** Called when a session ends, by the user or by the server. */
    onEnd(ender: (reason: EndReason, role: Role | undefined) => void) {
      enders.add(ender)
      return () => enders.delete(ender)
    },
    /** Resolves once it is known who is here; throws while the server cannot be asked and this device does not know. */
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
    /** A log-in answered. */
    start(payload: SessionPayload) {
      adopt(payload)
      send({ kind: 'segar', payload })
    },
    refresh,
    /** The token for a call, renewed first if it is about to end (a laptop may have slept past the timer). */
    async token(): Promise<string | undefined> {
      if (state.status === 'luring' || (state.status === 'masuk' && expiresSoon(state.expires)))
        await refresh()
      return state.status === 'masuk' ? state.accessToken : undefined
    },
    /** The account was changed on the profile page. */
    patch(change: Partial<SessionUser>) {
      if ('user' in state) set({ ...state, user: { ...state.user, ...change } })
    },
    /** The user leaves: the server ends the session, every tab follows, even when the call fails. */
    async logout() {
      const token = state.status === 'masuk' ? state.accessToken : undefined
      if (token) await deps.revoke(token).catch(() => undefined)
      send({ kind: 'keluar' })
      close('keluar')
    },
    /** The server no longer knows the session (401 or 422). */
    end() {
      if (!userNow()) return
      send({ kind: 'keluar' })
      close('berakhir')
    },
  }
}
