import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

/** Counts one failure for a run that failed without a failed test, such as a crash or a file that does not load. */
function atLeastOneFailure(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

export function vitestCounts(path: string, ok: boolean): Counts {
  const report = read<VitestReport>(path)
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloaded.length
  return atLeastOneFailure({ passed: report.numPassedTests, failed }, ok)
}

interface PlaywrightSpec {
  title: string
  file: string
  line: number
  tests: { status: string }[]
}

interface PlaywrightSuite {
  title: string
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites?: PlaywrightSuite[]
}

export function playwrightCounts(path: string, ok: boolean): Counts {
  const report = read<PlaywrightReport>(path)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, ok)
}

const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/** Returns e2e tests that passed only on a retry. They count as passed, but need attention. */
export function flakyJourneys(path: string): string[] {
  const specs = read<PlaywrightReport>(path)?.suites?.flatMap(specsIn) ?? []
  return specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`)
}
