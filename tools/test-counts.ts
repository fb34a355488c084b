import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

/** A run that ended badly without naming a failed test (a file that does not load, a crash) still failed. */
function atLeastOneFailure(counts: Counts, ok: boolean): Counts {
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: unknown[]
  }[]
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
  tests: { status: string; results: { duration: number }[] }[]
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
const journeysOf = (path: string) => read<PlaywrightReport>(path)?.suites?.flatMap(specsIn) ?? []
const nameOf = ({ file, line, title }: PlaywrightSpec) => `${file}:${line} ${title}`

/** Journeys that passed only on their second try: they count as passed, and somebody should look at them. */
export function flakyJourneys(path: string): string[] {
  return journeysOf(path)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(nameOf)
}

export interface Took {
  name: string
  ms: number
}

const longest = (all: Took[], count: number) => all.toSorted((a, b) => b.ms - a.ms).slice(0, count)

/** Where a run that takes too long should be looked at first. */
export const slowestFiles = (vitestReport: string, count: number): Took[] =>
  longest(
    read<VitestReport>(vitestReport)?.testResults.map(({ name, startTime, endTime }) => ({
      name,
      ms: endTime - startTime,
    })) ?? [],
    count,
  )

export const slowestJourneys = (playwrightReport: string, count: number): Took[] =>
  longest(
    journeysOf(playwrightReport).map((spec) => ({
      name: nameOf(spec),
      ms: Math.max(...spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
    count,
  )
