import type { Config } from '#platform/config.ts'
import type { Fact } from '#platform/figures/fact.ts'
import { installFacts } from '#platform/figures/facts.repository.ts'
import { refuseForeignStore, tieStore } from '#platform/files/store/tie-store.ts'
import { installJobTables } from '#platform/jobs/jobs.ts'
import type { Portal } from '#platform/portal.ts'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'
import type { LeafSource } from '#platform/transparansi/leaf-source.ts'
import { appendEarlierRows } from '#platform/transparansi/missing-leaf.repository.ts'
import { type OwnDatabase, openOwnDatabase } from '../database/connection/own-database.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { claimDataKey, refuseForeignKey } from '../database/sealed/data-key.ts'
import { seed } from '../database/seed.ts'
import { haveTables } from '../database/tables.ts'
import { seedPlatform } from './seed-platform.ts'

export interface ProvidedDatabase extends OwnDatabase {
  stop(): Promise<void>
}

/** Provides the configured PostgreSQL, or starts the embedded one in the data folder. */
export async function provideDatabase(
  config: Config,
  say: (line: string) => void,
  onCrash: (message: string) => void,
): Promise<ProvidedDatabase> {
  if (config.DATABASE_URL) {
    const found = await openOwnDatabase({ ...config, DATABASE_URL: config.DATABASE_URL }, say)
    return { ...found, stop: async () => undefined }
  }
  return startEmbeddedPostgres({ dataDir: config.DATA_DIR, say, onCrash })
}

/** Provides the database for a command: the running embedded one if there is one, otherwise the same as the server. */
export async function joinDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<ProvidedDatabase & { running: boolean }> {
  const url = config.DATABASE_URL ? undefined : findRunningPostgres(config.DATA_DIR)
  if (!url) return { ...(await provideDatabase(config, say, say)), running: false }
  say('Using the database of the running server.')
  return { url, stop: async () => undefined, running: true }
}

/**
 * Throws if the database belongs to another folder or secret, before any change, so that its own servers keep working.
 */
async function refuseForeign(db: Database, config: Config): Promise<void> {
  if (await haveTables(db, 'platform.penyimpanan')) await refuseForeignStore(db, config)
  if (await haveTables(db, 'platform.kunci_data')) await refuseForeignKey(db, config)
}

/** Rows of one source that get their leaves before the server starts. A job gives the others theirs (`keepLog`). */
const rowsAtStart = 10_000

/** Gives the first rows that are older than the transparency log their leaves. */
async function logEarlierRows(
  db: Database,
  sources: readonly LeafSource[],
  say: (line: string) => void,
): Promise<void> {
  for (const source of sources) {
    const added = await appendEarlierRows(db, source, rowsAtStart)
    if (added > 0) say(`Leaves for the transparency log (${source.jenis}): ${added}`)
  }
}

/** Prepares tables, fact tables, job tables, master data and, in demo mode, demo data. It is fast if nothing is new. */
export async function prepareDatabase(
  url: string,
  config: Config,
  { portal, facts, leaves = [] }: { portal: Portal; facts: readonly Fact[]; leaves?: readonly LeafSource[] },
  say: (line: string) => void,
): Promise<void> {
  const db = createDatabase(url, {
    max: 2,
    numbers: { seal: createNumberSeal(config.SESSION_SECRET), json: portal.sealed.json },
  })
  try {
    await refuseForeign(db, config)
    const applied = await migrate(db)
    if (applied.length > 0) say(`Migrations applied: ${applied.length}`)
    await installFacts(db, facts, say)
    await tieStore(db, config, say)
    const outcome = await claimDataKey(db, config, portal.sealed)
    if (outcome === 'disegel-ulang')
      say('Re-encrypted personal numbers and authenticator secrets with the new SESSION_SECRET')
    await installJobTables(url)
    await seed(db, 'master', { say })
    if (config.PORTAL_MODE === 'demo') {
      await seed(db, 'demo', { say, platformAt: seedPlatform(config, url, portal) })
    }
    await logEarlierRows(db, leaves, say)
  } finally {
    await db.destroy()
  }
}
