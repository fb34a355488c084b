import { createOfficerMarker } from '#platform/session/officer-marker.ts'
import { schedule } from '#platform/session/schedule.ts'
import { createSession, type SessionPayload } from '#platform/session/session.ts'
import { apiBase } from '#platform/wire/api-base.ts'
import { ApiError } from '#platform/wire/api-error.ts'

async function post(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${apiBase()}${path}`, { method: 'POST', credentials: 'include', ...init })
  } catch {
    throw new ApiError(0, undefined)
  }
}

async function refresh(): Promise<SessionPayload | undefined> {
  const response = await post('/api/auth/refresh', {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer) return answer as SessionPayload
  // Only these statuses mean that there is no session. Other failures (busy, unreachable) must not sign the user out.
  if ([400, 401, 403, 422].includes(response.status)) return undefined
  throw new ApiError(response.ok ? 0 : response.status, answer)
}

async function revoke(accessToken: string): Promise<void> {
  await post('/api/auth/logout', { headers: { authorization: `Bearer ${accessToken}` } })
}

/** If the browser blocks storage, only the hint is lost and the page still works. */
function guarded<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** The server has no session, and an open BroadcastChannel would keep its process alive. */
const noChannel = { postMessage: () => undefined, addEventListener: () => undefined }

const storage = {
  getItem: (key: string) => guarded(() => localStorage.getItem(key)),
  setItem: (key: string, value: string) => void guarded(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => void guarded(() => localStorage.removeItem(key)),
}

export const officerMarker = createOfficerMarker(storage, Date.now)

export const session = createSession({
  refresh,
  revoke,
  storage,
  marker: officerMarker,
  exclusive: (work) =>
    'locks' in navigator ? navigator.locks.request('portal:segarkan-sesi', work) : work(),
  channel: import.meta.env.SSR ? noChannel : new BroadcastChannel('portal:sesi'),
  now: Date.now,
  schedule,
})
