import type { pilihanDemo } from '@portal/domain/akun/sesi/demo.contract'
import type { Result } from '@portal/domain/platform/contract'
import type { Platform } from '#platform/platform.ts'
import { demoAccounts, demoPassword } from './akun-demo.ts'
import { ceritaOf } from './cerita-demo.ts'
import { listPilihan } from './demo.repository.ts'

/** Returns the accounts that a visitor of the demo may sign in as, in seed order. Returns null outside demo mode. */
export async function readPilihanDemo({
  config,
  db,
}: Pick<Platform, 'config' | 'db'>): Promise<Result<typeof pilihanDemo>['data']> {
  if (config.PORTAL_MODE !== 'demo') return null
  const names = demoAccounts.map(({ username }) => username)
  const rows = new Map((await listPilihan(db, names)).map((row) => [row.username, row]))
  const akun = names.flatMap((username) => {
    const row = rows.get(username)
    return row ? [{ ...row, ...ceritaOf(row) }] : []
  })
  return { sandi: demoPassword, akun }
}
