import { sql } from 'kysely'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'
import { appendLeaves } from '../../apps/server/src/platform/transparansi/leaf.repository.ts'
import { createPublicLog } from '../../apps/server/src/platform/transparansi/transparansi.ts'
import { source } from './source.ts'

/** Adds rows with their leaves and seals them, until somebody kills this process. Prints the rows that are committed. */
const [url = '', dataDir = '', rows = '100'] = process.argv.slice(2)
const db = createDatabase(url)
const publicLog = createPublicLog(readConfig({ DATA_DIR: dataDir }), db, { clock: () => new Date() })

async function add(): Promise<void> {
  const ids = await db.transaction().execute(async (trx) => {
    const added = await sql<{ id: number }>`insert into public.uji (isi)
      select 'baris ' || i from generate_series(1, ${Number(rows)}) i returning id`.execute(trx)
    const found = added.rows.map(({ id }) => id)
    await appendLeaves(trx, source, found)
    return found
  })
  process.stdout.write(`${ids.join(' ')}\n`)
}

for (;;) {
  await add()
  await publicLog.seal()
}
