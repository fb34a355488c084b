import type { Platform } from '#platform/platform.ts'
import { readSignedIn } from '../akun/pengguna/pengguna-read.service.ts'
import { createSessions } from '../akun/sesi/sesi.service.ts'

/** Opens a real session without the log-in form, so that tests need no captcha and no password hash. */
export async function openTestSession(platform: Pick<Platform, 'config' | 'db'>, account: { id: number }) {
  const sessions = createSessions({ ...platform, clock: () => new Date() }, (id) =>
    readSignedIn(platform, id),
  )
  const caller = {
    actor: undefined,
    requestId: 'uji',
    ip: '127.0.0.1',
    agent: 'uji',
    auditEvent: undefined,
    idempotency: undefined,
    audited: false,
  }
  const session = await platform.db.transaction().execute((trx) => sessions.open(trx, account.id, caller))
  const { accessToken, data } = await sessions.signedInAnswer(session)
  return { accessToken, data, refreshToken: session.refreshToken }
}
