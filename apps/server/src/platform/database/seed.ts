import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { Platform } from '#platform/platform.ts'
import type { Database, Executor, Trx } from './database.ts'

const seedsFolder = join(import.meta.dirname, '../../../seeds')

export interface SeedContext {
  say: (line: string) => void
  /** Returns the platform at a past time, for data that only services can create (`seedPlatform`). */
  platformAt?: (trx: Trx, clock: () => Date) => Platform
  /** Number of the last step to run, for a database that later steps do not fit. */
  last?: string
}

/** One seed step: the default export of a file `seeds/<kind>/NN-name.ts`. A step must be idempotent. */
export interface Seed {
  /** Data files that the step reads. The step runs again if one of them or its own file changes. */
  inputs?: string[]
  /** Runs the step at every start, for data that depends on the date. */
  always?: boolean
  run(db: Trx, context: SeedContext): Promise<void>
}

export function defineSeed(seed: Seed): Seed {
  return seed
}

async function fingerprint(files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file)).update('\0')
  return hash.digest('hex')
}

async function runStep(db: Database, name: string, file: string, context: SeedContext): Promise<void> {
  const { default: step } = (await import(pathToFileURL(file).href)) as { default: Seed }
  const sidik = await fingerprint([file, ...(step.inputs ?? [])])
  const done = (executor: Executor) =>
    executor.selectFrom('platform.langkah_awal').select('sidik').where('nama', '=', name).executeTakeFirst()
  if (!step.always && (await done(db))?.sidik === sidik) return

  await db.transaction().execute(async (trx) => {
    // Several servers may start at once. The second server waits here and then finds the step done.
    await sql`select pg_advisory_xact_lock(hashtext('langkah_awal'))`.execute(trx)
    if (!step.always && (await done(trx))?.sidik === sidik) return
    await step.run(trx, context)
    await trx
      .insertInto('platform.langkah_awal')
      .values({ nama: name, sidik })
      .onConflict((conflict) => conflict.column('nama').doUpdateSet({ sidik, dijalankan: sql`now()` }))
      .execute()
  })
}

/** Checks whether an earlier release filled the database: one of the steps has run in another form. */
async function isFromEarlierRelease(
  db: Database,
  steps: readonly { name: string; file: string }[],
): Promise<boolean> {
  const done = await db.selectFrom('platform.langkah_awal').select(['nama', 'sidik']).execute()
  for (const { name, file } of steps) {
    const ran = done.find(({ nama }) => nama === name)
    const { default: step } = (await import(pathToFileURL(file).href)) as { default: Seed }
    if (ran && ran.sidik !== (await fingerprint([file, ...(step.inputs ?? [])]))) return true
  }
  return false
}

/**
 * Runs the steps of `seeds/master` or `seeds/demo` in name order, each in its own transaction. Demo steps describe an
 * invented past, which a second run would tell twice, so the demo data of an earlier release stays as it is.
 */
export async function seed(
  db: Database,
  kind: 'master' | 'demo',
  context: SeedContext = { say: () => {} },
): Promise<void> {
  const folder = join(seedsFolder, kind)
  const files = (await readdir(folder)).filter((name) => /^\d+-.*(?<!\.test)\.ts$/.test(name)).sort()
  const steps = files
    .filter((name) => name.slice(0, 2) <= (context.last ?? '99'))
    .map((name) => ({ name: `${kind}/${name.replace(/\.ts$/, '')}`, file: join(folder, name) }))
  if (kind === 'demo' && (await isFromEarlierRelease(db, steps)))
    return context.say(
      'The demo data of an earlier release stays. For new demo data, start with an empty DATA_DIR.',
    )
  for (const { name, file } of steps) await runStep(db, name, file, context)
}
