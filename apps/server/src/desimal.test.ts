import { jenisEkspor } from '@portal/domain/pasar/ekspor/ekspor.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createDemoDatabase } from '#testing/demo.ts'

// The test seeds the whole demo data first, which is slow when both cores are busy.

/** Allowed decimals of every fractional number in a response, by field name (specification, sections 5 and 9). */
const desimal: Record<string, number> = {
  // Percentages in charts, averages of sanitation and surveys, and their confidence intervals.
  ...{ percentage: 1, growth: 1, persentase_positif: 1, dari: 1, sampai: 1, mean: 1, jarak_km: 1 },
  ...{ nilai: 1, total_nilai: 1, avg_total_nilai: 1, sanitasi_nilai: 1, poin: 1 },
  ...{ air_bersih: 1, limbah: 1, sampah: 1, kios: 1, area_pasar: 1, higiene_personal: 1 },
  ...{ presentase: 1, rata_nilai: 1 },
  ...{ presentase_pre_program: 1, presentase_post_program: 1 },
  ...{ rata_nilai_pre_program: 1, rata_nilai_post_program: 1 },
  // Percentages of documents and average user ratings.
  ...{ persentase: 2, persentase_total: 2, rata_rata: 2 },
  // Coordinates, exact to about 10 cm.
  ...{ lintang: 6, bujur: 6 },
  // Values that people enter. The quality test sheet allows two decimals.
  ...{ derajat_sosoh: 2, kadar_air: 2, butir_menir: 2, butir_patah: 2, butir_lain: 2, benda_lain: 2 },
}
/** Calls about licence files give `percentage` with two decimals. */
const desimalBerkas = { ...desimal, percentage: 2 }
/** Paths whose numbers keep the decimals of their source: limits from regulations, and values in the audit trail. */
const asWritten = ['/api/okkp/batas', '/api/okkp/static/aturan_mutu', '/api/jejak-audit']

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

/** Returns the numbers with more decimals than their field name allows. An unlisted name allows none. */
function tooFine(answer: unknown, allowed: Record<string, number>, name = ''): string[] {
  if (typeof answer === 'number')
    return decimalsOf(answer) > (allowed[name] ?? 0) ? [`${name} ${answer}`] : []
  if (Array.isArray(answer)) return answer.flatMap((one) => tooFine(one, allowed, name))
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) => tooFine(value, allowed, key))
}

const server = useTestApp({}, { provide: createDemoDatabase })
let by: SignedInClient
beforeAll(async () => {
  by = await server.get().as('SUPERADMIN')
})

interface Parameter {
  name: string
  required?: boolean
}
type Row = Record<string, unknown>
const rowsOf = (answer: { data?: unknown; detail?: { data: { query?: Row[] } } }): Row[] =>
  Array.isArray(answer.data) ? answer.data : (answer.detail?.data.query ?? [])

const [year = '', month = ''] = dayInJakarta(new Date()).split('-')
const fixed: Row = { year, month: Number(month), kata: 'beras' }

/**
 * Builds requests with all required parameters, from records of the matching list or from the current year and month.
 */
function requestsOf(path: string, parameters: readonly Parameter[], lists: ReadonlyMap<string, Row[]>) {
  const required = parameters.filter((one) => one.required)
  const known = required.every(({ name }) => name in fixed)
  const rows = known ? [{}] : (lists.get(path.replace(/\/detail$/, '')) ?? []).slice(0, 5)
  const limit: Row = parameters.some(({ name }) => name === 'limit') ? { limit: 100 } : {}
  return rows.map((row: Row) => {
    const values = required.map(({ name }) => [name, fixed[name] ?? row[name] ?? row.id] as const)
    const url = values.reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), path)
    const inQuery = values.filter(([name]) => !path.includes(`{${name}}`))
    const query = Object.entries({ ...limit, ...Object.fromEntries(inQuery) })
    return { url, query: Object.fromEntries(query.map(([name, value]) => [name, String(value)])) }
  })
}

test('no answer of a read carries more decimals than its meaning has', async () => {
  const { paths } = (await by.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, { get?: { parameters?: Parameter[] } }>
  }
  const lists = new Map<string, Row[]>()
  const faults: string[] = []
  const read: string[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.endsWith('/stream') || asWritten.some((start) => path.startsWith(start))) continue
    for (const request of requestsOf(path, get.parameters ?? [], lists)) {
      const answer = await by.inject(request)
      if (answer.statusCode !== 200 || !String(answer.headers['content-type']).includes('json')) continue
      read.push(path)
      const said = answer.json()
      if (!lists.has(path)) lists.set(path, rowsOf(said))
      const allowed = path.startsWith('/api/audit-document/') ? desimalBerkas : desimal
      faults.push(...tooFine(said, allowed).map((fault) => `${request.url} ${fault}`))
    }
  }
  expect(faults).toEqual([])
  // The loop must have read at least these calls, otherwise the test proves nothing.
  expect(read).toEqual(
    expect.arrayContaining([
      '/api/pasar-pangan/sanitasi/detail',
      '/api/pasar-pangan/survey/detail',
      '/api/pasar-pangan/public/pasar/detail',
      '/api/okkp/dashboard/statistik_registrasi/{year}',
      '/api/data-terbuka/v1/sanitasi-pasar.json',
      '/api/okkp/ratings/tren',
    ]),
  )
})

const places = ['Lintang', 'Bujur']
test.each(jenisEkspor)(
  'no number in the sheet of %s has more than two decimals, of a place six',
  async (type) => {
    const answer = await by.inject({ url: `/api/pasar-pangan/export/${type}` })
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload))
    const [titles = [], ...rows] = sheets[0]?.rows ?? []
    expect(rows.length).toBeGreaterThan(0)
    const faults = rows.flatMap((row) =>
      row.flatMap((cell, at) => {
        const title = String(titles[at])
        const most = places.includes(title) ? 6 : 2
        return typeof cell === 'number' && decimalsOf(cell) > most ? [`${title} ${cell}`] : []
      }),
    )
    expect(faults).toEqual([])
  },
)
