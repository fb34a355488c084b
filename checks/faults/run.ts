import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { play } from './play.ts'
import { prepareCompanies } from './prepare.ts'
import { anyStory, type Story, tellStory } from './story.ts'
import { startCluster } from './world/cluster.ts'
import { prepareBase } from './world/world.ts'

/**
 * `npm run test:faults` plays random stories of real requests during random faults, and checks what the portal promised:
 * `--seeds 20` (default 5) begins at a random seed, `--seed N` plays one, `--rounds` sets its length. A failure names its
 * seed and the shortest story that still fails.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '12' },
    shrink: { type: 'string', default: '300' },
    verbose: { type: 'boolean', default: false },
  },
})
const seeds = values.seed ? 1 : Number(values.seeds)
const first = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))

const begun = performance.now()
const seconds = () => Math.round((performance.now() - begun) / 1000)
const cluster = await startCluster()
let failed = 0
try {
  const base = await prepareBase(cluster, prepareCompanies)
  console.log(`Ready after ${seconds()} s`)
  for (let seed = first; seed < first + seeds; seed++) {
    const before = performance.now()
    let [calls, attempts, failedAt] = [0, 0, 0]
    const run = async (story: Story) => {
      // After the time for shrinking, every shorter story passes, so the shortest so far remains.
      if (failedAt > 0 && performance.now() - failedAt > Number(values.shrink) * 1000) return
      const ending = await play(base, story)
      if (values.verbose) console.log(ending.lines.join('\n'))
      calls ||= ending.calls
      attempts ||= ending.attempts
      if (ending.faults.length === 0) return
      failedAt ||= performance.now()
      throw new Error(ending.faults.join('\n'))
    }
    const property = fc.asyncProperty(anyStory(Number(values.rounds)), run)
    const found = await fc.check(property, { seed, numRuns: 1 })
    const took = `${((performance.now() - before) / 1000).toFixed(1)} s`
    console.log(
      `${found.failed ? '✗' : '✓'} seed ${seed}: ${calls} requests in ${attempts} attempts, ${took}`,
    )
    if (!found.failed) continue
    failed += 1
    const [story] = found.counterexample ?? []
    if (story) console.log(tellStory(story))
    console.log(String((found.errorInstance as Error | undefined)?.message))
    console.log(`Again: npm run test:faults -- --seed ${seed} --rounds ${values.rounds}`)
  }
} finally {
  await cluster.stop()
}
console.log(`${seeds - failed} passed, ${failed} failed after ${seconds()} s`)
process.exit(failed === 0 ? 0 : 1)
