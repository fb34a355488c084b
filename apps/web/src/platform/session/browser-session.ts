import { apiBase } from '#platform/api/api-base.ts'
import { createSession, type SessionPayload } from '#platform/session/session.ts'

async function post(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${apiBase()}${path}`, { method: 'POST', credentials: 'include', ...init })
}

async function refresh(): Promise<SessionPayload | undefined> {
  const response = await post('/api/auth/refresh', {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (response.ok) return (await response.json()) as SessionPayload
  // The server's word that there is no session; anything else (busy, away) must not sign anybody out.
  if ([400, 401, 403, 422].includes(response.status)) return undefined
  throw new Error('Server belum menjawab. Coba lagi sebentar lagi.')
}

async function revoke(accessToken: string): Promise<void> {
  await post('/api/auth/logout', { headers: { authorization: `Bearer ${accessToken}` } })
}

export const session = createSession({
  refresh,
  revoke,
  storage: localStorage,
  exclusive: (work) =>
    'locks' in navigator ? navigator.locks.request('portal:segarkan-sesi', work) : work(),
  channel: new BroadcastChannel('portal:sesi'),
  now: Date.now,
  schedule(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})
