import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { facts } from '../apps/server/src/facts.ts'
import { okkpModule } from '../apps/server/src/okkp/index.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { createDatabase, type Database } from '../apps/server/src/platform/database/database.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { seed } from '../apps/server/src/platform/database/seed.ts'
import { installFacts } from '../apps/server/src/platform/figures/facts.repository.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { createPlatform, stopPlatform } from '../apps/server/src/platform/start/create-platform.ts'
import { portal } from '../apps/server/src/portal.ts'
import { startTestCluster } from '../apps/server/src/testing/cluster.ts'
import { installMessages } from '../packages/domain/src/platform/forms/messages.ts'

export interface Ground {
  db: Database
  platform: Platform
  url: string
  /** Superuser in the same database. COPY from a file on the server requires one. */
  superuserUrl: string
  close(): Promise<void>
}

/**
 * Starts a portal without HTTP on a temporary cluster with master data. BENCH_DIR (plus the suffix `beside`) keeps the
 * cluster and its rows.
 */
export async function prepareGround(beside = ''): Promise<Ground> {
  installMessages()
  const kept = process.env.BENCH_DIR && `${process.env.BENCH_DIR}${beside}`
  if (kept) await mkdir(kept, { recursive: true })
  const postgres = await startTestCluster(kept)
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'portal-bench-')))
  const db = createDatabase(postgres.url)
  await migrate(db)
  await installFacts(db, facts)
  await seed(db, 'master')
  // A bench opens many sessions at once, which may wait for a connection.
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_POOL: '10', DATABASE_WAIT_MS: '60000' })
  const platform = createPlatform(config, postgres.url, portal, { log: pino({ level: 'silent' }) })
  okkpModule(platform, {
    startCards: { add: () => {} } as never,
    recordNames: { add: () => {} } as never,
    moreImports: [],
  })
  // An interrupted bench must stop its cluster, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => postgres.stop().finally(() => process.exit(1)))
  }
  return {
    db,
    platform,
    // The URL of a Unix socket has no host, but the URL parser requires one.
    url: postgres.url.replace('@/', '@localhost/'),
    superuserUrl: postgres.adminUrl.replace('/postgres?', '/portal?'),
    async close() {
      await stopPlatform(platform)
      await db.destroy()
      await postgres.stop()
      if (!kept) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function print(figure: { name: string; [key: string]: unknown }): void {
  console.log(JSON.stringify(figure))
}

export const round = (value: number, digits = 2) => Number(value.toFixed(digits))

export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

export async function peakRss<T>(
  work: () => Promise<T>,
): Promise<{ peakMb: number; grownMb: number; result: T }> {
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 25)
  try {
    const result = await work()
    return { peakMb: Math.round(peak / 1e6), grownMb: Math.round((peak - before) / 1e6), result }
  } finally {
    clearInterval(timer)
  }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Fills a table once. A kept database skips tables that are complete and refuses one whose filling was interrupted. */
export async function unlessFilled(db: Database, table: string, fill: () => Promise<void>): Promise<void> {
  await sql`create table if not exists bench_selesai (tabel text primary key)`.execute(db)
  const { rows: done } = await sql`select from bench_selesai where tabel = ${table}`.execute(db)
  if (done.length > 0) return
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
  // An interrupted filling leaves too few rows, or rows without counters. Measuring them would give wrong figures.
  if (rows.length > 0)
    throw new Error(`${table} has rows of an interrupted filling. Start with an empty database.`)
  await fill()
  await sql`insert into bench_selesai values (${table})`.execute(db)
}
