import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { buildWeb, webIsFresh } from '../../tools/build-web.ts'
import { findBrowser } from '../../tools/system-packages.ts'
import { type RunningPortal, startPortal } from '../portal.ts'

/**
 * `npm run lighthouse [-- path …]` measures public pages of the demo (or `LIGHTHOUSE_URL`) as a phone, the median of
 * five runs. In a path, `{kode}` is the code of a valid registration and `{pasar}` the id of a market.
 */
const bar = 95
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const asked = process.argv.slice(2)
const usual = [
  '/',
  '/okkp',
  '/okkp/registrasi',
  '/pasar',
  '/pasar/detail?id={pasar}',
  '/verifikasi/{kode}',
  '/data-terbuka',
]
const paths = asked.length > 0 ? asked : usual
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const

type Report = RunnerResult['lhr']

async function firstOf<Row>(address: string): Promise<Row | undefined> {
  const { data } = (await (await fetch(address)).json()) as { data: Row[] }
  return data[0]
}

/** Returns a function that replaces `{kode}` and `{pasar}` in a path with a demo record. */
async function examplesOf(origin: string): Promise<(path: string) => string> {
  const permit = await firstOf<{ kode_verifikasi: string }>(
    `${origin}/api/okkp/registrations/index_public?limit=1&status=valid`,
  )
  const market = await firstOf<{ id: number }>(`${origin}/api/pasar-pangan/public/pasar?limit=1`)
  return (path) =>
    path.replace('{kode}', permit?.kode_verifikasi ?? '').replace('{pasar}', String(market?.id))
}

/** Measures a page in a new browser with an empty cache, as on a first visit. */
async function measure(url: string): Promise<Report> {
  const chromePath = findBrowser()
  if (!chromePath) throw new Error('Chromium was not found. Set CHROMIUM_PATH to its path.')
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories] })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.')
    return result.lhr
  } finally {
    chrome.kill()
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const scoreOf = (name: string) => (report: Report) => Math.round((report.categories[name]?.score ?? 0) * 100)
const timeOf = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN
const round = (value: number) => Number(value.toFixed(value < 10 ? 3 : 0))

function faultsOf(report: Report): string[] {
  const weighed = categories.flatMap((name) => report.categories[name]?.auditRefs ?? [])
  const low = weighed.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
  return low.map(({ id }) => `${id}: ${report.audits[id]?.displayValue ?? report.audits[id]?.title}`)
}

async function ownPortal(): Promise<RunningPortal> {
  if (!webIsFresh()) buildWeb()
  return startPortal()
}

const running = process.env.LIGHTHOUSE_URL
const portal = running ? { origin: running, stop: async () => {} } : await ownPortal()
try {
  const named = await examplesOf(portal.origin)
  for (const path of paths) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) {
      reports.push(await measure(portal.origin + named(path)))
    }
    const scores = Object.fromEntries(categories.map((name) => [name, median(reports.map(scoreOf(name)))]))
    const times = Object.fromEntries(
      Object.entries(timings).map(([name, audit]) => [name, round(median(reports.map(timeOf(audit))))]),
    )
    const passed = Object.values(scores).every((score) => score >= bar)
    const last = reports.at(-1)
    console.log(JSON.stringify({ path, passed, ...scores, ...times, faults: last ? faultsOf(last) : [] }))
    if (!passed) process.exitCode = 1
  }
} finally {
  await portal.stop()
}
