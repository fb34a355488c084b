import type { UjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { formLogam, formOf, type UjiLabCalls, ujiLabCalls } from './uji-lab.fixture.ts'

const server = useTestApp()

const offices = {
  pusat: ['OKKP_ADMIN_PUSAT', {}],
  bandung: ['OKKP_ADMIN_KOTA', { provinsi_id: 32, kota_id: 3273 }],
  labJabar: ['OKKP_ADMIN_UJILAB', { provinsi_id: 32 }],
  labJateng: ['OKKP_ADMIN_UJILAB', { provinsi_id: 33 }],
  labJatim: ['OKKP_ADMIN_UJILAB', { provinsi_id: 35 }],
} as const
type Office = keyof typeof offices
const clients = {} as Record<Office, SignedInClient>
const calls = {} as Record<Office, UjiLabCalls>
const tests = {} as Record<
  'jabar' | 'bandung' | 'jateng' | 'jatengForJabar' | 'jatengForBandung' | 'jatim',
  UjiLab
>

/** The tests that each office may see, and no others. */
const reached: Record<Office, (keyof typeof tests)[]> = {
  pusat: ['jabar', 'bandung', 'jateng', 'jatengForJabar', 'jatengForBandung', 'jatim'],
  bandung: ['bandung'],
  labJabar: ['jabar', 'bandung', 'jatengForJabar', 'jatengForBandung'],
  labJateng: ['jateng', 'jatengForJabar', 'jatengForBandung'],
  labJatim: ['jatim'],
}
const names = Object.keys(offices) as Office[]

beforeAll(async () => {
  for (const name of names) {
    const [role, place] = offices[name]
    clients[name] = await server.get().as(role, place)
    calls[name] = ujiLabCalls(clients[name])
  }
  tests.jabar = await calls.labJabar.added()
  tests.bandung = await calls.bandung.added({ jenis_uji_lab_id: 4, multiple_parameter: pestisida })
  tests.jateng = await calls.labJateng.added()
  tests.jatengForJabar = await calls.labJateng.added({ created_for: 32 })
  tests.jatengForBandung = await calls.labJateng.added({ created_for: 3273, tanggal: '2026-02-12' })
  tests.jatim = await calls.pusat.added({ provinsi_id: 35 })
})
const pestisida = [
  { parameter: 'Klorpirifos', hasil_uji: '0,5', satuan: 'mg/kg', status: 'TMS', standar: 'LHU' },
]

const idsOf = (office: Office) => reached[office].map((name) => tests[name].id).sort((a, b) => a - b)

describe.each(names)('%s reaches its own tests and those entered for it, no others', (office) => {
  test('in the list and its total', async () => {
    const answer = await calls[office].list({ limit: '100' })
    const { data, meta } = answer.json<{ data: UjiLab[]; meta: { total: number } }>()
    expect(data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(idsOf(office))
    expect(meta.total).toBe(idsOf(office).length)
    expect(data.map(({ tanggal }) => tanggal)).toEqual(
      data
        .map(({ tanggal }) => tanggal)
        .toSorted()
        .reverse(),
    )
  })

  test('by a word', async () => {
    expect((await calls[office].ids({ search: 'caringin' })).sort((a, b) => a - b)).toEqual(idsOf(office))
  })

  test('in an export', async () => {
    const answer = await clients[office].inject({
      method: 'POST',
      url: '/api/okkp/exports/uji_lab',
      payload: { headers: ['kode_sampel', 'parameter', 'hasil_uji', 'putusan', 'tanggal'] },
    })
    expect(answer.json().data.baris).toBe(idsOf(office).length)
    const file = await clients[office].inject({
      url: '/api/upload/view_pdf',
      query: { path: answer.json().data.path },
    })
    const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
    const [titles, ...rows] = sheets[0]?.rows ?? []
    expect(titles).toEqual(['No', 'Kode sampel', 'Parameter', 'Hasil uji', 'Putusan parameter', 'Tanggal'])
    expect(new Set(rows.map(([, kode]) => kode))).toEqual(
      new Set(reached[office].map((name) => tests[name].kode_sampel)),
    )
  })

  test('in the counts of each kind', async () => {
    const counts: { jenis_uji_lab_id: number; total: number }[] = (await calls[office].jumlah()).json().data
    const kinds = reached[office].map((name) => tests[name].jenis_uji_lab_id)
    expect(
      Object.fromEntries(counts.map(({ jenis_uji_lab_id, total }) => [jenis_uji_lab_id, total])),
    ).toEqual(
      Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length])),
    )
  })

  test.each(reached.pusat)('one by one: %s', async (name) => {
    const row = tests[name]
    const code = reached[office].includes(name) ? undefined : 'TIDAK_DITEMUKAN'
    const { json } = await calls[office].detail(row.id)
    expect([name, json().code]).toEqual([name, code])
    expect([name, (await calls[office].riwayat(row.id)).json().code]).toEqual([name, code])
    if (code === undefined) return
    expect([name, (await calls[office].update(formOf(row))).json().code]).toEqual([name, code])
    expect([name, (await calls[office].remove(row.id)).json().code]).toEqual([name, code])
  })
})

test('a laboratory corrects what was entered for it, and the region stays where it was', async () => {
  const answer = await calls.labJabar.update({ ...formOf(tests.jatengForJabar), lokasi_sampel: 'Gudang' })
  expect(answer.json().data).toMatchObject({ lokasi_sampel: 'Gudang', provinsi_id: 33, created_for: 32 })
  expect(answer.json().data.wilayah_tujuan).toBe('Jawa Barat')
})

test.each([
  ['labJabar', { provinsi_id: 33 }],
  ['labJabar', { kota_id: 3374 }],
  ['bandung', { kota_id: 3271 }],
  ['bandung', { created_for: 33 }],
  ['labJabar', { provinsi_id: 0 }],
] as const)('%s may not name another region: %j', async (office, region) => {
  const answer = await calls[office].add(formLogam(region))
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
})

test.each([
  ['provinsi_id', '33'],
  ['kota_id', '3374'],
])('nor in a filter: %s', async (name, value) => {
  const query = { [name]: value }
  for (const call of [calls.labJabar.list, calls.labJabar.jumlah]) {
    const answer = await call(query)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
  }
  const exported = await clients.labJabar.inject({
    method: 'POST',
    url: '/api/okkp/exports/uji_lab',
    payload: { ...query, headers: ['kode_sampel'] },
  })
  expect(exported.json().code).toBe('WILAYAH_DITOLAK')
})

test('an office of a province has no part in laboratory tests', async () => {
  const daerah = ujiLabCalls(await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 32 }))
  expect((await daerah.list()).json().code).toBe('TIDAK_BERWENANG')
})
