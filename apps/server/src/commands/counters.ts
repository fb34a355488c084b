import { readConfig } from '#platform/config.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { listFacts, rebuildFact, wrongKeys } from '#platform/figures/facts.repository.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { stopOnSignals } from '#platform/start/stop-signals.ts'
import { countWrongBeban, rebuildBeban } from '#psat/index.ts'

function say(line: string): void {
  process.stdout.write(`› ${line}\n`)
}

/** Returns every stored count (the fact tables and psat.beban_berkas) with its check and its rebuild function. */
async function everyCount(db: Database) {
  const facts = (await listFacts(db)).map((name) => ({
    name,
    check: () => wrongKeys(db, name),
    rebuild: () => rebuildFact(db, name),
  }))
  const beban = {
    name: 'psat.beban_berkas',
    check: () => countWrongBeban(db),
    rebuild: () => rebuildBeban(db),
  }
  return [...facts, beban]
}

/** Runs `npm run counters:check` and `counters:rebuild`. Both are safe while the portal runs. */
async function main(rebuild: boolean): Promise<number> {
  stopOnSignals()
  const config = readConfig(process.env)
  const database = await joinDatabase(config, say)
  const db = createDatabase(database.url, { max: 2 })
  let wrong = 0
  try {
    for (const { name, check, rebuild: renew } of await everyCount(db)) {
      if (rebuild) await renew()
      const keys = await check()
      say(`${name}: ${keys === 0 ? 'benar' : `${keys} angka tidak sesuai barisnya`}`)
      wrong += keys
    }
  } finally {
    await db.destroy()
    await database.stop()
  }
  if (wrong > 0) say('Hitung ulang dengan: npm run counters:rebuild')
  return wrong === 0 ? 0 : 1
}

try {
  process.exitCode = await main(process.argv.includes('--rebuild'))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
