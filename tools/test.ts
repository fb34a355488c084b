import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { throwAwayParent } from '../apps/server/src/testing/throw-away.ts'
import { type Outcome, root, runStep, runSteps, type Step } from './step.ts'
import { provideSystemPackages } from './system-packages.ts'
import {
  type Counts,
  flakyJourneys,
  playwrightCounts,
  slowestFiles,
  slowestJourneys,
  type Took,
  vitestCounts,
} from './test-counts.ts'

const say = (line: string) => console.log(`› ${line}`)
const total: Counts = { passed: 0, failed: 0 }
const reports = mkdtempSync(join(tmpdir(), 'portal-laporan-'))
const playwrightReport = join(reports, 'playwright.json')
const vitestReport = join(reports, 'vitest.json')
/** Laid out once, for the tests of the server and then for the journeys. */
const demo = mkdtempSync(join(throwAwayParent(), 'portal-demo-'))
const begun = Date.now()
// Every Node started below reads the same TypeScript: compiled once, the next start is quicker.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/portal-compile')

function add({ passed, failed }: Counts): void {
  total.passed += passed
  total.failed += failed
}

const seconds = ({ name, ms }: Took) => `  ${(ms / 1000).toFixed(1).padStart(5)} dtk  ${relative(root, name)}`

function sayWhatTookLong(): void {
  const slowest = [...slowestFiles(vitestReport, 10), ...slowestJourneys(playwrightReport, 10)]
  if (slowest.length > 0) say(`Yang paling lama:\n${slowest.map(seconds).join('\n')}`)
}

function finish(): never {
  const flaky = flakyJourneys(playwrightReport)
  sayWhatTookLong()
  for (const folder of [reports, demo]) rmSync(folder, { recursive: true, force: true })
  if (flaky.length > 0)
    say(`Baru lulus pada percobaan kedua:\n${flaky.map((name) => `  ${name}`).join('\n')}`)
  say(`Selesai dalam ${Math.round((Date.now() - begun) / 1000)} detik.`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

async function check(steps: Step[], width: number): Promise<Outcome[]> {
  const outcomes = await runSteps(steps, width)
  const passed = outcomes.filter(({ ok }) => ok).length
  add({ passed, failed: outcomes.length - passed })
  return outcomes
}

const { browser, complaint } = provideSystemPackages(say)
if (complaint) say(complaint)
if (!browser) {
  add({ passed: 0, failed: 1 })
  finish()
}

/** One thread each: its four checkers do much of the work four times (73 s of processor, not 29). */
const typeCheck = (folder: string): Step => ({
  name: `tsc ${folder}`,
  command: 'tsc',
  args: ['-p', folder, '--singleThreaded'],
  // It collects its garbage half as often: a seventh less work for a fifth more memory.
  env: { GOGC: '200' },
})

/** Nobody waits for these: they fill the moments in which others wait for a lock, a process or a search that is typed. */
const checkBeside = (steps: Step[]) =>
  check(
    steps.map((step): Step => ({ ...step, humble: true, show: 'never' })),
    1,
  )

say('Menyiapkan web dan data, dan memeriksa kode …')
const firstChecks = checkBeside([
  // The server with tools, journeys and benches: all of them read its code, which is checked once.
  typeCheck('.'),
  { name: 'biome', command: 'biome', args: ['ci', '--colors=off', '--error-on-warnings', '.'] },
])
const prepared = await check(
  [
    { name: 'bangun web', command: 'node', args: ['tools/build-web.ts'] },
    { name: 'data demo', command: 'node', args: ['apps/server/src/testing/write-demo.ts', demo] },
    { name: 'alat pemeriksa', command: 'node', args: ['tools/install-checks.ts'] },
  ],
  3,
)
// Where it could not be laid out, that is one failure; tests and journeys then do it themselves.
const demoReady = prepared.some(({ name, ok }) => name === 'data demo' && ok)

const checking = firstChecks.then(async (first) => [
  ...first,
  // With what the build wrote.
  ...(await checkBeside([
    { name: 'aturan ketergantungan', command: 'node', args: ['tools/rules/check-dependencies.ts'] },
    { name: 'lembar gaya', command: 'node', args: ['tools/rules/check-styles.ts'] },
    { name: 'tabel sayap lain', command: 'node', args: ['tools/rules/check-schemas.ts'] },
    { name: 'tahap di layar', command: 'node', args: ['tools/rules/check-stages.ts'] },
    typeCheck('packages/domain'),
    typeCheck('apps/web'),
    { name: 'knip', command: 'knip', args: ['--no-progress'] },
  ])),
])

const cores = availableParallelism()
const runVitest = (workers: number) =>
  runStep({
    name: 'vitest',
    command: 'vitest',
    args: [
      'run',
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    ...(demoReady ? { env: { DEMO_SIAP: demo } } : {}),
    show: 'never',
  })
const runJourneys = (workers: number) =>
  runStep({
    name: 'playwright',
    command: 'playwright',
    // One more try on a noisy machine; what needed it is named at the end.
    args: ['test', `--workers=${workers}`, '--retries=1', '--reporter=list,json'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      CHROMIUM_PATH: browser,
      // Node reads our TypeScript itself; Playwright would compile all of it first, with a slower compiler.
      PW_DISABLE_TS_ESM: '1',
      ...(demoReady ? { E2E_DATA_DIR: demo } : {}),
    },
    show: 'live',
  })

// One after the other: both are bound by the cores, so beside each other they only take turns, wait for each other's
// databases and browsers, and a journey's patience is used up by somebody else's work. One worker more than cores: a test
// waits now and then, for a lock or a process, a journey for a search that is typed or a draft that is saved.
say('Menjalankan uji unit dan uji server …')
const vitest = await runVitest(cores + 1)
say('Menjalankan uji peramban …')
const playwright = await runJourneys(cores + 1)

// At the end: before the lines of the journeys nobody would find it.
for (const { ok, output } of [...(await checking), vitest]) if (!ok) console.log(output.trimEnd())
add(vitestCounts(vitestReport, vitest.ok))
add(playwrightCounts(playwrightReport, playwright.ok))
finish()
