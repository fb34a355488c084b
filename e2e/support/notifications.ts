import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notify } from '../../apps/server/src/akun/notifikasi/notifikasi.service.ts'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'

/** The embedded database of the server under test: its socket folder stands in the fifth line of the file. */
function databaseUrl(): string {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'postgres', 'postmaster.pid')
  const folder = readFileSync(file, 'utf8').split('\n')[4] ?? ''
  return `postgres://portal@/portal?host=${encodeURIComponent(folder)}`
}

/** Tells an account something, as a service of the server does. */
export async function tell(penggunaId: number, content: Parameters<typeof notify>[2]): Promise<void> {
  const db = createDatabase(databaseUrl(), { max: 1 })
  try {
    await db.transaction().execute((trx) => notify(trx, { penggunaIds: [penggunaId] }, content))
  } finally {
    await db.destroy()
  }
}
