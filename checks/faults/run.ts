import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { findDefects } from './defects/find.ts'
import { play } from './play.ts'
import { prepareCompanies } from './prepare.ts'
import { anyStory, type Story, tellStory } from './story.ts'
import { startCluster } from './world/cluster.ts'
import { type Base, prepareBase } from './world/world.ts'

/**
 * `npm run test:faults` plays random stories of real requests during random faults, and checks what the portal promised.
 * `--seeds` (default 5) counts the stories and `--seed` is the first one, else a random one. `--rounds` is the length of a
 * story. A failure names its seed and the shortest story that still fails. `-- defects` shows that planted defects are found.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    rounds: { type: 'string', default: '12' },
    /** Seconds for finding a shorter story. */
    shrink: { type: 'string', default: '300' },
    verbose: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)

/** How often the stories made each write. */
const written = new Map<string, number>()

/** Plays the story of a seed. Returns whether it held. */
async function playSeed(base: Base, seed: number): Promise<boolean> {
  const before = performance.now()
  let [calls, attempts, failedAt] = [0, 0, 0]
  let broken: unknown
  const run = async (story: Story) => {
    if (broken) return
    // After the time for shrinking, every shorter story passes, so the shortest so far remains.
    if (failedAt > 0 && performance.now() - failedAt > Number(values.shrink) * 1000) return
    const ending = await play(base, story).catch((error) => {
      broken = error
    })
    if (!ending) return
    if (values.verbose) console.log(ending.lines.join('\n'))
    calls ||= ending.calls
    attempts ||= ending.attempts
    for (const name of ending.accepted) written.set(name, (written.get(name) ?? 0) + 1)
    if (ending.faults.length === 0) return
    if (failedAt === 0)
      console.log(`seed ${seed} fails, finding a shorter story …\n${ending.faults.join('\n')}`)
    failedAt ||= performance.now()
    throw new Error([...ending.faults, ...ending.lines.slice(-30), ...ending.log].join('\n'))
  }
  const found = await fc.check(fc.asyncProperty(anyStory(rounds), run), { seed, numRuns: 1 })
  // The story could not be played to its end, which says nothing about the portal.
  if (broken) throw broken
  const took = `${((performance.now() - before) / 1000).toFixed(1)} s`
  console.log(`${found.failed ? '✗' : '✓'} seed ${seed}: ${calls} requests in ${attempts} attempts, ${took}`)
  if (!found.failed) return true
  const [story] = found.counterexample ?? []
  if (story) console.log(tellStory(story))
  console.log((found.errorInstance as Error | undefined)?.message)
  console.log(`Again: npm run test:faults -- --seed ${seed} --seeds 1 --rounds ${rounds}`)
  return false
}

async function playSeeds(base: Base): Promise<number> {
  const seeds = Number(values.seeds ?? 5)
  const first = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
  let failed = 0
  for (let seed = first; seed < first + seeds; seed++) if (!(await playSeed(base, seed))) failed += 1
  for (const [name, times] of [...written].sort()) console.log(`${String(times).padStart(6)} ${name}`)
  console.log(`${seeds - failed} seeds passed, ${failed} failed`)
  return failed
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const cluster = await startCluster()
let failed = 1
try {
  const base = await prepareBase(cluster, prepareCompanies)
  const [task, ...names] = positionals
  failed = task === 'defects' ? await findDefects(base, names, rounds) : await playSeeds(base)
} finally {
  await cluster.stop()
}
process.exit(failed === 0 ? 0 : 1)
