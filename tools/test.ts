import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { throwAwayParent } from '../apps/server/src/testing/throw-away.ts'
import { runStep, runSteps, type Step } from './step.ts'
import { provideSystemPackages } from './system-packages.ts'
import { type Counts, flakyJourneys, playwrightCounts, vitestCounts } from './test-counts.ts'

const begun = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
/** Folder with the demo data that Vitest and the e2e tests share. */
const demo = mkdtempSync(join(throwAwayParent(), 'portal-demo-'))

const node = (name: string, ...args: string[]): Step => ({ name, command: 'node', args })
const typeCheck = (folder: string): Step => ({
  name: `types of ${folder}`,
  command: 'tsc',
  args: ['-p', folder, '--singleThreaded'],
})

const preparation = [
  node('web build', 'tools/build-web.ts'),
  node('demo data', 'apps/server/src/testing/write-demo.ts', demo),
  node('OpenAPI tools', 'tools/install-checks.ts'),
  node('S3 server', 'tools/install-checks.ts', 's3'),
  node('OpenTelemetry SDK', 'tools/install-checks.ts', '../deploy/tracing'),
]

const checks = [
  { name: 'biome', command: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
  node('dependency rules', 'tools/rules/check-dependencies.ts'),
  node('style sheets', 'tools/rules/check-styles.ts'),
  node('tables of other wings', 'tools/rules/check-schemas.ts'),
  node('stages on screens', 'tools/rules/check-stages.ts'),
  node('names', 'tools/rules/check-names.ts'),
  node('migrations', 'tools/rules/check-migrations.ts'),
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
  typeCheck('.'),
  typeCheck('packages/domain'),
  typeCheck('apps/web'),
]

const vitest: Step = {
  name: 'vitest',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  env: { DEMO_SIAP: demo },
  live: true,
}

/** Five short stories on a PostgreSQL of their own. `npm run test:faults` plays more and longer ones. */
const stories: Step = {
  ...node('stories under faults', 'checks/faults/run.ts', '--seed', '1', '--rounds', '4', '--shrink', '0'),
  live: true,
}

const journeys: Step = {
  name: 'browser journeys',
  command: 'playwright',
  args: ['test', '--retries=1', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, E2E_DATA_DIR: demo },
  live: true,
}

async function run(): Promise<Counts[]> {
  if (!provideSystemPackages()) return [{ passed: 0, failed: 1 }]
  const prepared = await runSteps(preparation)
  if (prepared.failed > 0) return [prepared]
  const checked = await runSteps(checks)
  const unit = vitestCounts(vitestReport, await runStep(vitest))
  const played = await runSteps([stories])
  const browser = playwrightCounts(playwrightReport, await runStep(journeys))
  return [prepared, checked, unit, played, browser]
}

const counts = await run()
const total = (key: keyof Counts) => counts.reduce((sum, one) => sum + one[key], 0)
for (const name of flakyJourneys(playwrightReport)) console.log(`› Passed on the second try: ${name}`)
console.log(`› Done in ${Math.round((Date.now() - begun) / 1000)} s`)
for (const folder of [reports, demo]) rmSync(folder, { recursive: true, force: true })
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
