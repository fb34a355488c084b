import type { Platform } from '#platform/platform.ts'
import { readSignedIn } from '../akun/pengguna/pengguna-read.service.ts'
import { createSessions } from '../akun/sesi/sesi.service.ts'

/** A real session without the log-in form: tests of other things need not solve a captcha. */
export async function openTestSession(platform: Platform, account: { id: number }): Promise<string> {
  const sessions = createSessions(platform, (id) => readSignedIn(platform, id))
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
  const { accessToken } = await sessions.signedInAnswer(session)
  return accessToken
}
