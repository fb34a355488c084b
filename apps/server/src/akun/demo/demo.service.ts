import type { pilihanDemo } from '@portal/domain/akun/sesi/demo.contract'
import type { Result } from '@portal/domain/platform/contract'
import type { Platform } from '#platform/platform.ts'
import { listPilihan } from './demo.repository.ts'

/** Whom a visitor may sign in as, in the order of the seed. Production neither reads nor loads any of it. */
export async function readPilihanDemo({
  config,
  db,
}: Pick<Platform, 'config' | 'db'>): Promise<Result<typeof pilihanDemo>['data']> {
  if (config.PORTAL_MODE !== 'demo') return null
  const { demoAccounts, demoPassword } = await import('../../../seeds/demo/01-akun.ts')
  const { ceritaDemo } = await import('../../../seeds/demo/cerita.ts')
  const names = demoAccounts.map(({ username }) => username)
  const rows = new Map((await listPilihan(db, names)).map((row) => [row.username, row]))
  const akun = names.flatMap((username) => {
    const row = rows.get(username)
    return row ? [{ ...row, ...ceritaDemo[row.role] }] : []
  })
  return { sandi: demoPassword, akun }
}
