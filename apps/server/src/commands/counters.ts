import type { Database } from '#platform/database/database.ts'
import { listFacts, rebuildFact, wrongKeys } from '#platform/figures/facts.repository.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { countWrongBeban, rebuildBeban } from '#psat/index.ts'
import { onDatabase, runCommand, say } from './run-command.ts'

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

/** Checks every count and returns the number of wrong ones. With `rebuild` it counts them again first. */
async function checkCounts(db: Database, rebuild: boolean): Promise<number> {
  let wrong = 0
  for (const { name, check, rebuild: renew } of await everyCount(db)) {
    if (rebuild) await renew()
    const keys = await check()
    say(`${name}: ${keys === 0 ? 'correct' : `${keys} counts differ from their rows`}`)
    wrong += keys
  }
  return wrong
}

/** Runs `npm run counters:check` and `counters:rebuild`. Both are safe while the portal runs. */
await runCommand(async (config) => {
  const rebuild = process.argv.includes('--rebuild')
  const wrong = await onDatabase(await joinDatabase(config, say), (db) => checkCounts(db, rebuild))
  if (wrong > 0) say('Count again with: npm run counters:rebuild')
  return wrong === 0 ? 0 : 1
})
