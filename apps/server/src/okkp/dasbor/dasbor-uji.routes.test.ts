import { beforeAll, describe, expect, test } from 'vitest'
import { rapidCalls } from '#okkp/rapid-test/rapid-test.fixture.ts'
import { offices } from '#okkp/registrasi/registrasi.fixture.ts'
import { sdmCallsOf } from '#okkp/sdm/sdm.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
const base = '/api/okkp/dashboard'
let pusat: SignedInClient

type Query = Record<string, string>
const ask = (path: string, query: Query = {}) => server.get().app.inject({ url: `${base}/${path}`, query })
const said = async (path: string, query: Query = {}) => (await ask(path, query)).json()

beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  server.get().platform.clock = () => new Date('2026-11-16T03:00:00Z')
  const calls = await rapidCalls(pusat)
  await calls.added({ kota_id: 3273, tanggal: '2026-11-03' })
  await calls.added({ kota_id: 3273, tanggal: '2026-11-09' })
  await calls.added({ kota_id: 3578, tanggal: '2025-11-03' })
})

const calls = [
  'statistik_registrasi',
  'statistik_uji_lab',
  'statistik_rapid_test',
  'statistik_uji_mutu',
  'pengujian',
  'komoditas',
  'registrasi_by_provinsi',
  'statistik_uji_lab/by_provinsi',
  'statistik_rapid_test/by_provinsi',
  'statistik_uji_mutu/by_provinsi',
  'statistik_sdm',
]

describe('what cannot be counted is empty and explained, never a fault', () => {
  test.each(calls)('%s of a province that does not exist', async (path) => {
    const answer = await ask(path, { provinsi_id: '99' })
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Wilayah ini tidak dikenal, jadi tidak ada yang terhitung.',
    ])
    expect(answer.body).not.toMatch(/NaN|null,"count"/)
  })

  test.each([
    ['statistik_registrasi', 'start_terbit', 'end_terbit'],
    ['statistik_registrasi', 'start', 'end'],
    ['statistik_uji_lab', 'start_date', 'end_date'],
    ['statistik_rapid_test', 'start_date', 'end_date'],
    ['statistik_uji_mutu', 'start_date', 'end_date'],
    ['pengujian', 'tanggal_start', 'tanggal_end'],
    ['komoditas', 'start_date', 'end_date'],
    ['statistik_sdm', 'start_date', 'end_date'],
  ])('%s from %s to a day before it', async (path, from, to) => {
    const { message } = await said(path, { [from]: '2026-02-01', [to]: '2026-01-01' })
    expect(message).toBe('Tanggal akhir mendahului tanggal awal, jadi tidak ada yang terhitung.')
  })

  test('a year without figures has noughts for it and the one before, and no growth', async () => {
    const { data, message } = await said('statistik_registrasi/1950')
    expect(message).toBe('Belum ada registrasi yang cocok dengan saringan ini.')
    expect(data).toMatchObject([
      { years: 1949, count: 0, percentage: 0, growth: null, total_hc: 0, sertifikasi_prima: 0 },
      { years: 1950, count: 0, percentage: 0, growth: null },
    ])
  })

  test('the central office has registrations and people, but no tests of its own', async () => {
    const { data, message } = await said('statistik_uji_lab', { provinsi_id: '0' })
    expect([data.provinsi, data.total_uji_lab, message]).toEqual([
      'OKKP PUSAT',
      0,
      'OKKP PUSAT tidak mencatat uji laboratorium sendiri; pilih provinsinya.',
    ])
    expect((await said('statistik_registrasi', { provinsi_id: '0' })).data.provinsi).toBe('OKKP PUSAT')
  })

  test('the central office has commodities of its registrations, and is told about those of tests', async () => {
    const { pusat: office } = await offices(server.get())
    const query = { provinsi_id: '0', start_date: '2018-01-01', end_date: '2018-12-31' }
    expect((await said('komoditas', query)).message).toBe(
      'Belum ada komoditas yang cocok dengan saringan ini.',
    )
    await office.added({ pusat: true, terbit_sertifikat: '2018-05-02' })
    await office.added({ pusat: false, provinsi_unit_id: 32, kota_id: 3273, terbit_sertifikat: '2018-05-02' })
    const { data, message } = await said('komoditas', query)
    expect(data.registrasi).toMatchObject([{ count: 1, percentage: 100 }])
    expect([data.pengujian, data.jumlah]).toEqual([[], { registrasi: 1, pengujian: 0 }])
    expect(message).toBe('OKKP PUSAT tidak mencatat pengujian sendiri; pilih provinsinya.')
  })

  test.each([
    ['statistik_registrasi/abad', {}, 'year'],
    ['statistik_registrasi/2026', { back_year: '0' }, 'back_year'],
    ['statistik_registrasi', { month_terbit: '2026-13' }, 'month_terbit'],
    ['statistik_uji_lab', { start_date: '2026-02-30' }, 'start_date'],
    ['statistik_rapid_test/by_provinsi', { month: '13' }, 'month'],
    ['pengujian', { is_group: 'ya' }, 'is_group'],
  ] as [string, Query, string][])('%s with %o is refused at its field', async (path, query, field) => {
    const answer = await ask(path, query)
    expect([answer.statusCode, answer.json().code, answer.json().errors[0].field]).toEqual([
      400,
      'VALIDASI_GAGAL',
      field,
    ])
  })

  test.each([
    ['statistik_rapid_test', 'start_date', 'end_date', 'total_rapid_test'],
    ['pengujian', 'tanggal_start', 'tanggal_end', 'total_rapid_test'],
    ['statistik_registrasi', 'start_terbit', 'end_terbit', 'total_registrasi'],
    ['statistik_registrasi', 'start', 'end', 'total_registrasi'],
    ['statistik_sdm', 'start_date', 'end_date', 'total_orang'],
    ['komoditas', 'tanggal_start', 'tanggal_end', 'pengujian'],
    ['komoditas', 'start_date', 'end_date', 'registrasi'],
  ])('%s with %s or %s alone counts that day only', async (path, from, to, figure) => {
    const read = async (query: Query) => [(await said(path, query)).data].flat()[0][figure]
    for (const day of ['2000-01-01', '2026-11-09', '2199-01-01']) {
      const one = await read({ [from]: day, [to]: day })
      expect([day, await read({ [from]: day }), await read({ [to]: day })]).toEqual([day, one, one])
    }
  })

  test('an empty filter is none', async () => {
    const plain = await said('statistik_rapid_test')
    expect(await said('statistik_rapid_test', { start_date: '', provinsi_id: '' })).toEqual(plain)
  })
})

describe('rapid tests', () => {
  test('of one month by week, of more by month', async () => {
    const { data } = await said('statistik_rapid_test', { start_date: '2026-11-01', end_date: '2026-11-30' })
    expect(data.deret.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
      ['Minggu 1', 0],
      ['Minggu 2', 1],
      ['Minggu 3', 1],
      ['Minggu 4', 0],
      ['Minggu 5', 0],
      ['Minggu 6', 0],
    ])
    const year = await said('statistik_rapid_test', { start_date: '2025-11-01', end_date: '2026-11-30' })
    expect([year.data.deret[0].label, year.data.deret[0].count, year.data.deret.length]).toEqual([
      'Nov 2025',
      1,
      13,
    ])
  })

  test('a month alone is one of this year', async () => {
    const { data } = await said('statistik_rapid_test/by_provinsi', { month: '11', is_pangan_segar: 'true' })
    const jabar = data.find((row: { provinsi_id: number }) => row.provinsi_id === 32)
    expect(jabar.total_rapid_test).toBe(2)
    const split = ['psat', 'psah', 'psai'].flatMap((name) => [
      jabar[`total_positif_${name}`],
      jabar[`total_negatif_${name}`],
    ])
    expect(split.reduce((sum, n) => sum + n, 0)).toBe(2)
    expect(data.find((row: { provinsi_id: number }) => row.provinsi_id === 35).total_rapid_test).toBe(0)
  })
})

test('people are counted once in each category they have', async () => {
  const sdm = sdmCallsOf(pusat)
  const before = (await said('statistik_sdm', { provinsi_id: '32' })).data
  const kompetensi = [
    { kategori: 'auditor', nomor: 'A-1', terbit: '2020-01-01', berlaku_sampai: '2021-01-01' },
    { kategori: 'auditor', nomor: 'A-2', terbit: '2026-01-01', berlaku_sampai: '2026-11-16' },
    { kategori: 'ppns', nomor: 'P-1', terbit: '2020-01-01', berlaku_sampai: '2026-11-15' },
    { kategori: 'petugas_contoh', nomor: 'C-1', terbit: '2026-01-01', berlaku_sampai: null },
  ]
  await sdm.added({ provinsi_id: 32, kota_id: 3273, kompetensi })
  // The second person has no valid competence.
  await sdm.added({ provinsi_id: 32, kota_id: 3273, kompetensi: kompetensi.slice(0, 1) })
  const { data } = await said('statistik_sdm', { provinsi_id: '32' })
  const grown = (kategori: string) => {
    const find = (from: typeof data) =>
      from.kategori.find((row: { kategori: string }) => row.kategori === kategori)
    return ['total_orang', 'total_berlaku'].map((name) => find(data)[name] - find(before)[name])
  }
  expect([grown('auditor'), grown('ppns')]).toEqual([
    [2, 1],
    [1, 0],
  ])
  expect(grown('petugas_contoh')).toEqual([1, 1])
  // A person with two valid competences counts once.
  expect([data.total_orang - before.total_orang, data.total_berlaku - before.total_berlaku]).toEqual([2, 1])
})

test('chains that were closed by their last day are told from those that were not', async () => {
  const { db } = server.get().platform
  const row = (batas_waktu: string, ditutup: string | null) => ({
    asal: 'rapid_pasar' as const,
    asal_id: Number(batas_waktu.replaceAll('-', '')) + (ditutup ? 1 : 0),
    tanggal: '2024-03-01',
    parameter: 'Formalin',
    komoditas: 'Tahu',
    lokasi: 'Pasar',
    provinsi_id: 51,
    asal_provinsi_id: 51,
    batas_waktu,
    pernah_terlambat: ditutup !== null && ditutup.slice(0, 10) > batas_waktu,
    dibuka: new Date('2024-03-01T03:00:00Z'),
    ditutup: ditutup === null ? null : new Date(ditutup),
    luaran: ditutup === null ? null : ('alasan' as const),
  })
  await db
    .insertInto('okkp.kasus')
    .values([
      // One without a late step, and one with.
      row('2024-03-10', '2024-03-10T16:59:00Z'),
      row('2024-03-10', '2024-03-11T17:00:00Z'),
      row('2026-11-15', null),
      row('2026-11-16', null),
    ])
    .execute()
  const { data } = await said('tindak_lanjut/by_provinsi', { year: '2024' })
  expect(data.find((one: { provinsi_id: number }) => one.provinsi_id === 51)).toMatchObject({
    total: 4,
    jatuh_tempo: 3,
    tepat_waktu: 1,
    ditutup: 2,
    alasan: 2,
    jumlah_hari: 20,
  })
  expect((await said('layanan_lab/by_provinsi', { year: '1990' })).message).toBe(
    'Belum ada uji dengan tanggal terima sampel yang cocok dengan saringan ini.',
  )
  expect((await said('tindak_lanjut/by_provinsi', { year: '1990' })).message).toBe(
    'Belum ada tindak lanjut yang cocok dengan saringan ini.',
  )
})
