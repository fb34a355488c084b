import type { RegistrasiWilayah } from '@portal/domain/okkp/dasbor/dasbor.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { formPduk, offices } from '#okkp/registrasi/registrasi.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
const url = '/api/okkp/dashboard/registrasi_by_provinsi'
let office: Awaited<ReturnType<typeof offices>>
let petugas: SignedInClient

type Query = Record<string, string>
const ask = (query: Query = {}) => server.get().app.inject({ url, query })
const rows = async (query: Query = {}): Promise<RegistrasiWilayah[]> => {
  const answer = await ask(query)
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  return answer.json().data
}
const rowOf = async (query: Query, wilayah: Partial<RegistrasiWilayah>) =>
  (await rows(query)).find((row) =>
    Object.entries(wilayah).every(([name, value]) => row[name as keyof RegistrasiWilayah] === value),
  )
const jabar = { provinsi_id: 32 }
const centre = { provinsi_id: 0 }

/** Removes the city, which old imports lack but forms require. */
const forgetKota = ({ id }: { id: number }, more: { provinsi_id?: null } = {}) =>
  server
    .get()
    .platform.db.updateTable('okkp.registrasi')
    .set({ kota_id: null, ...more })
    .where('id', '=', id)
    .execute()

beforeAll(async () => {
  office = await offices(server.get())
  petugas = await server.get().as('OKKP_ADMIN_DAERAH', { email: 'Pencatat@contoh.id' })
  const berlaku = { exp_sertifikat: '2199-01-01' }
  await office.kota.added({ ...berlaku, unit_usaha: 'UD Satu' })
  await office.kota.added({ ...berlaku, unit_usaha: 'ud satu' })
  await office.daerah.added({ kota_id: 3204, terbit_sertifikat: '2015-01-01', exp_sertifikat: '2020-01-01' })
  await forgetKota(await office.daerah.added(berlaku))
  await office.lain.added({
    ...berlaku,
    kota_id: 3171,
    jenis_registrasi_id: 2,
    terbit_sertifikat: '2025-06-01',
  })
  await office.pusat.added({ ...berlaku, pusat: true, provinsi_unit_id: 32, kota_id: 3273 })
  await forgetKota(await office.pusat.added({ ...berlaku, pusat: true }), { provinsi_id: null })
  const removed = await office.kota.added(berlaku)
  await office.kota.remove(removed.id)
})

describe('registrations by province', () => {
  test('shows all 38 provinces by place, whoever issued, with zero where nothing is registered', async () => {
    const all = await rows()
    expect(all).toHaveLength(38)
    expect(all.find(({ provinsi_id }) => provinsi_id === 32)).toEqual({
      provinsi_id: 32,
      provinsi: 'Jawa Barat',
      kota_id: null,
      kota: null,
      total_registrasi: 5,
      total_tidak_berlaku: 1,
    })
    expect(all.find(({ provinsi_id }) => provinsi_id === 11)).toMatchObject({ total_registrasi: 0 })
    // One of the seven registrations has no region.
    expect(all.reduce((sum, { total_registrasi }) => sum + total_registrasi, 0)).toBe(6)
    expect(await rows({ pusat: 'false' })).toEqual(all)
  })

  test('a province has one number: on the map, on the dashboard and in the list', async () => {
    const map = await rowOf({}, jabar)
    const dashboard = await server
      .get()
      .app.inject({ url: '/api/okkp/dashboard/statistik_registrasi', query: { provinsi_id: '32' } })
    const list = await office.pusat.list({ provinsi_id: '32', limit: '1' })
    const scorecard = await rowOf({ unit_usaha: 'true' }, jabar)
    const counts = [
      map?.total_registrasi,
      dashboard.json().data.total_registrasi,
      list.json().meta.total,
      scorecard?.total_registrasi,
    ]
    expect(counts).toEqual([5, 5, 5, 5])
  })

  test('asked for, central registrations are counted in the pseudo-province instead', async () => {
    const all = await rows({ pusat: 'true' })
    expect(all).toHaveLength(39)
    expect(all.at(-1)).toMatchObject({ provinsi_id: 0, provinsi: 'OKKP PUSAT', total_registrasi: 2 })
    expect(await rowOf({ pusat: 'true' }, jabar)).toMatchObject({ total_registrasi: 4 })
    expect(await rows({ provinsi_id: '0' })).toEqual([all.at(-1)])
  })

  test('shows the cities of a province, those without one apart, and central ones of its units', async () => {
    const all = await rows({ provinsi_id: '32', pusat: 'true' })
    const found = all.filter(({ total_registrasi }) => total_registrasi > 0)
    expect(all).toHaveLength(29)
    expect(
      found.map(({ provinsi_id, kota, total_registrasi }) => [provinsi_id, kota, total_registrasi]),
    ).toEqual([
      [32, 'Kabupaten Bandung', 1],
      [32, 'Kota Bandung', 2],
      [32, null, 1],
      [0, null, 1],
    ])
    expect(await rows({ kota_id: '3273', pusat: 'true' })).toEqual([
      expect.objectContaining({ provinsi_id: 32, kota_id: 3273, total_registrasi: 2 }),
      expect.objectContaining({ provinsi_id: 0 }),
    ])
    expect(await rows({ kota_id: '3273' })).toEqual([
      expect.objectContaining({ provinsi_id: 32, kota_id: 3273, total_registrasi: 3 }),
    ])
  })

  test('of one kind as well central entries of a city are no regional ones', async () => {
    const city = { kota_id: '3273', jenis_registrasi: '1' }
    expect(await rows({ ...city, pusat: 'true' })).toEqual([
      expect.objectContaining({ kota_id: 3273, total_registrasi: 2 }),
      expect.objectContaining({ provinsi_id: 0, total_registrasi: 1 }),
    ])
    expect(await rows(city)).toEqual([expect.objectContaining({ kota_id: 3273, total_registrasi: 3 })])
  })

  test('counts businesses once, whatever their letters, and only when asked', async () => {
    const city = { unit_usaha: 'true', provinsi_id: '32' }
    expect(await rowOf({ ...city, pusat: 'true' }, { kota_id: 3273 })).toMatchObject({
      total_registrasi: 2,
      unit_usaha: 1,
    })
    expect(await rowOf(city, { kota_id: 3273 })).toMatchObject({ total_registrasi: 3, unit_usaha: 2 })
    expect(await rowOf({ provinsi_id: '32' }, { kota_id: 3273 })).not.toHaveProperty('unit_usaha')
  })

  test('narrows by kind and by either day, both ends included', async () => {
    const total = async (query: Query) =>
      (await rows(query)).reduce((sum, { total_registrasi }) => sum + total_registrasi, 0)
    expect(await total({ jenis_registrasi: '2' })).toBe(1)
    expect(await total({ start_terbit: '2025-06-01', end_terbit: '2025-06-01' })).toBe(1)
    expect(await total({ start_terbit: '2025-06-02', end_terbit: '2025-12-31' })).toBe(0)
    expect(await total({ start_terbit: '2000-01-01', end_terbit: '2015-01-01' })).toBe(1)
    expect(await total({ start_terbit: '2000-01-01', end_terbit: '2014-12-31' })).toBe(0)
    const always = { start: '2000-01-01', end: '2199-12-31' }
    expect(await total(always)).toBe(6)
    expect(await total({ ...always, pusat: 'true' })).toBe(7)
    expect(await total({ ...always, end: '2000-01-01' })).toBe(0)
  })

  test('one date means that day only', async () => {
    const total = async (query: Query) =>
      (await rows(query)).reduce((sum, { total_registrasi }) => sum + total_registrasi, 0)
    const today = dayInJakarta(new Date())
    for (const [query, found] of [
      [{ start_terbit: '2015-01-01' }, 1],
      [{ start_terbit: '2014-12-31' }, 0],
      [{ end_terbit: '2025-06-01' }, 1],
      [{ start: today }, 6],
      [{ start: '2000-01-01' }, 0],
      [{ end: '2199-01-01' }, 0],
    ] as [Query, number][])
      expect([query, await total(query)]).toEqual([query, found])
  })

  test('hears the e-mail filter from staff alone', async () => {
    const email = 'pencatat@CONTOH.id'
    const answer = await petugas.inject({
      method: 'POST',
      url: '/api/okkp/registrations/add',
      payload: formPduk({ kota_id: 3204 }),
    })
    expect(answer.statusCode).toBe(200)
    const totals = async (by: Pick<SignedInClient, 'inject'>, query: Query) => {
      const data: RegistrasiWilayah[] = (await by.inject({ url, query })).json().data
      return data.find(({ provinsi_id }) => provinsi_id === 32)?.total_registrasi
    }
    const operator = await server.get().as('PELAKU_USAHA')
    expect(await totals(petugas, { email })).toBe(1)
    expect(await totals(petugas, { email: 'tidak-ada@contoh.id' })).toBe(0)
    expect(await totals(server.get().app, { email })).toBe(6)
    expect(await totals(operator, { email })).toBe(6)
    await office.daerah.remove(answer.json().data.id)
  })
})

describe('what cannot be counted is explained, never a fault', () => {
  test.each([
    [{ provinsi_id: '99' }, 0, 'Wilayah ini tidak dikenal, jadi tidak ada yang terhitung.'],
    [{ provinsi_id: '32', kota_id: '3171' }, 0, 'Wilayah ini tidak dikenal, jadi tidak ada yang terhitung.'],
    [{ kota_id: '9999' }, 0, 'Wilayah ini tidak dikenal, jadi tidak ada yang terhitung.'],
    [
      { start_terbit: '2026-02-01', end_terbit: '2026-01-01' },
      38,
      'Tanggal akhir mendahului tanggal awal, jadi tidak ada yang terhitung.',
    ],
    [{ start_terbit: '2198-01-01' }, 38, 'Belum ada registrasi yang cocok dengan saringan ini.'],
  ] as [Query, number, string][])('%o', async (query, length, message) => {
    const answer = (await ask(query)).json()
    expect([answer.data.length, answer.message]).toEqual([length, message])
    expect(answer.data.every(({ total_registrasi }: RegistrasiWilayah) => total_registrasi === 0)).toBe(true)
  })

  test.each([
    ['provinsi_id', 'x'],
    ['jenis_registrasi', 'pduk'],
    ['start_terbit', '2026-02-30'],
    ['pusat', 'mungkin'],
  ])('refuses %s=%s under its field', async (field, value) => {
    const answer = await ask({ [field]: value })
    expect([answer.statusCode, answer.json().code, answer.json().errors[0].field]).toEqual([
      400,
      'VALIDASI_GAGAL',
      field,
    ])
  })
})

test('who holds the answer already is told so, until something changes', async () => {
  const first = await ask()
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = () => server.get().app.inject({ url, headers: { 'if-none-match': etag } })
  expect([(await again()).statusCode, (await again()).body]).toEqual([304, ''])
  const { id } = await office.kota.added({ exp_sertifikat: '2199-01-01' })
  expect((await again()).statusCode).toBe(200)
  await office.kota.remove(id)
  expect((await again()).statusCode).toBe(304)
})

describe('each number is the length of the list it opens', () => {
  const lengthOf = async (query: Query): Promise<number> =>
    (await office.pusat.list({ ...query, limit: '1' })).json().meta.total

  test('of a province, a city, the centre, and what is valid of it', async () => {
    const where = ({ provinsi_id }: RegistrasiWilayah): Query => ({ provinsi_id: String(provinsi_id) })
    const apart = (row: RegistrasiWilayah): Query =>
      row.provinsi_id === 0 ? where(row) : { ...where(row), pusat: 'false' }
    for (const [query, list] of [
      [{}, where],
      [{ pusat: 'true' }, apart],
    ] as const) {
      for (const row of (await rows(query)).filter((found) => found.total_registrasi > 0)) {
        const lengths = [
          await lengthOf(list(row)),
          await lengthOf({ ...list(row), status: 'tidak_berlaku' }),
          await lengthOf({ ...list(row), status: 'valid' }),
        ]
        expect([row.provinsi, ...lengths]).toEqual([
          row.provinsi,
          row.total_registrasi,
          row.total_tidak_berlaku,
          row.total_registrasi - row.total_tidak_berlaku,
        ])
      }
    }
    expect(await lengthOf({ provinsi_id: '32', pusat: 'true' })).toBe(
      (await rowOf({ provinsi_id: '32', pusat: 'true' }, centre))?.total_registrasi,
    )
    expect(await lengthOf({ kota_id: '3273' })).toBe(
      (await rowOf({ provinsi_id: '32' }, { kota_id: 3273 }))?.total_registrasi,
    )
  })
})

test('days of issue and a month of issue together are what lies in both', async () => {
  const issued = (terbit_sertifikat: string) =>
    office.lain.added({ kota_id: 3171, terbit_sertifikat, exp_sertifikat: '2199-01-01' })
  for (const day of ['2019-03-01', '2019-03-15', '2019-03-31', '2019-04-01']) await issued(day)
  const total = async (query: Query) =>
    (await server.get().app.inject({ url: '/api/okkp/dashboard/statistik_registrasi', query })).json().data
      .total_registrasi
  const month_terbit = '2019-03'
  expect(await total({ month_terbit })).toBe(3)
  const year = { start_terbit: '2019-01-01', end_terbit: '2019-12-31' }
  expect(await total({ month_terbit, ...year, start_terbit: '2019-03-10' })).toBe(2)
  expect(await total({ month_terbit, ...year, end_terbit: '2019-03-20' })).toBe(2)
  expect(await total({ month_terbit, ...year })).toBe(3)
  expect(await total({ month_terbit, start_terbit: '2019-03-15' })).toBe(1)
  expect(await total({ month_terbit, end_terbit: '2019-04-01' })).toBe(0)
  expect(await total({ month_terbit, start_terbit: '2019-03-02', end_terbit: '2019-03-30' })).toBe(1)
})
