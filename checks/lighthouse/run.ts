import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { buildWeb, webIsFresh } from '../../tools/build-web.ts'
import { findBrowser } from '../../tools/system-packages.ts'
import { startDemoPortal } from './portal.ts'

/**
 * `npm run lighthouse [-- path …]`: public pages of the demo as Lighthouse's phone sees them, the median of five runs,
 * one JSON line a page. Fails where a category is below the bar. `{kode}` stands for the code of a valid registration.
 */
const bar = 95
const runs = 5
const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : ['/verifikasi/{kode}', '/okkp/registrasi']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const

type Report = RunnerResult['lhr']

async function validCode(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/okkp/registrations/index_public?limit=1&status=valid`)
  const { data } = (await answer.json()) as { data: { kode_verifikasi: string }[] }
  return data[0]?.kode_verifikasi ?? ''
}

/** A fresh browser each time: nothing is cached, as on a first visit. */
async function measure(url: string): Promise<Report> {
  const chromePath = findBrowser()
  if (!chromePath) throw new Error('Chromium tidak ditemukan. CHROMIUM_PATH menyebut letaknya.')
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories] })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Tanpa hasil.')
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

/** What costs points, in the words of the report. */
function faultsOf(report: Report): string[] {
  const weighed = categories.flatMap((name) => report.categories[name]?.auditRefs ?? [])
  const low = weighed.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
  return low.map(({ id }) => `${id}: ${report.audits[id]?.displayValue ?? report.audits[id]?.title}`)
}

if (!webIsFresh()) buildWeb()
const portal = await startDemoPortal()
try {
  const kode = await validCode(portal.origin)
  for (const path of paths) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) {
      reports.push(await measure(portal.origin + path.replace('{kode}', kode)))
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
