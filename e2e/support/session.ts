import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openTestSession } from '../../apps/server/src/testing/session.ts'
import { database } from './database.ts'

/** The session that a log-in would open in the portal under test, without the log-in: that costs a hash and a captcha. */
export async function openSession(username: string) {
  const db = database()
  const account = await db
    .selectFrom('akun.pengguna')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return openTestSession({ config: readConfig({}), db }, account)
}

/** A password for an account that has none of its own: that of the demonstration, not to be changed first. */
export async function giveDemoPassword(username: string): Promise<void> {
  const db = database()
  await db
    .updateTable('akun.pengguna')
    .set({
      sandi_hash: db.selectFrom('akun.pengguna').select('sandi_hash').where('username', '=', 'superadmin'),
      wajib_ganti_sandi: false,
    })
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
}
