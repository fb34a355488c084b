import type { PasarDitemukan } from '@portal/domain/pasar/pasar/pencarian-pasar.contract'
import { outsideIndonesia } from '@portal/domain/platform/geo/titik'
import { beforeAll, expect, test } from 'vitest'
import { rapidPasarCallsOf } from '#pasar/rapid-test/rapid-test-pasar.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { type PasarOffices, pasarOffices } from './pasar.fixture.ts'

const server = useTestApp()
let office: PasarOffices
let terdekat: { id: number }
let tanpaTitik: { id: number }

const ask = (query: Record<string, string>) =>
  server.get().app.inject({ url: '/api/pasar-pangan/public/pasar', query })
const found = async (query: Record<string, string>): Promise<PasarDitemukan[]> =>
  (await ask(query)).json().data

async function assess(pasar_id: number, tanggal: string, nilai: number | null) {
  await server
    .get()
    .platform.db.insertInto('pasar.sanitasi')
    .values({ kode_group: crypto.randomUUID(), pasar_id, provinsi_id: 17, kota_id: 1771, tanggal, nilai })
    .execute()
}

beforeAll(async () => {
  office = await pasarOffices(server.get())
  const bengkulu = (nama: string, lintang: number | null, bujur: number | null) =>
    office.pusat.added({ nama, kota_id: 1771, alamat: 'Jalan Panorama', lintang, bujur })
  await bengkulu('Pasar Jauh', -3.9, 102.3)
  terdekat = await bengkulu('Pasar Dekat', -3.8, 102.26)
  tanpaTitik = await bengkulu('Pasar Antah', null, null)
})

test('a market is found by its name, its address and its city, in any letters', async () => {
  expect((await found({ search: 'PASAR DEKAT' })).map(({ id }) => id)).toEqual([terdekat.id])
  expect(await found({ search: 'jalan panorama' })).toHaveLength(3)
  expect(await found({ search: 'kota bengkulu' })).toHaveLength(3)
  expect(await found({ search: 'pasar yang tidak ada' })).toEqual([])
  const regions: Record<string, string>[] = [
    { provinsi_id: '17' },
    { kota_id: '1771' },
    { provinsi_id: '18' },
  ]
  const byRegion = await Promise.all(regions.map((query) => found(query)))
  expect(byRegion.map((rows) => rows.length)).toEqual([3, 3, 0])
})

test('the nearest comes first with its distance; what has no place is left out', async () => {
  const answer = (await ask({ provinsi_id: '17', dekat: '-3.7,102.26' })).json()
  expect(answer.meta.total).toBe(2)
  expect(answer.data.map(({ nama, jarak_km }: PasarDitemukan) => [nama, jarak_km])).toEqual([
    ['Pasar Dekat', 11.1],
    ['Pasar Jauh', 22.7],
  ])
  const byName = await found({ provinsi_id: '17' })
  expect(byName.map(({ nama, jarak_km }) => [nama, jarak_km])).toEqual([
    ['Pasar Antah', null],
    ['Pasar Dekat', null],
    ['Pasar Jauh', null],
  ])
})

test.each([
  ['-6.9;107.6', 'Tulis tempatnya sebagai lintang,bujur, mis. -6.9147,107.6098.'],
  ['48.85,2.35', outsideIndonesia],
])('a place that cannot be is refused at its name: %s', async (dekat, message) => {
  const answer = (await ask({ dekat })).json()
  expect([answer.code, answer.errors]).toEqual([
    'VALIDASI_GAGAL',
    [expect.objectContaining({ field: 'dekat', message })],
  ])
})

test('pages follow each other, and a page is at most a hundred', async () => {
  const page = async (n: number) =>
    (await found({ provinsi_id: '17', limit: '2', page: String(n) })).map(({ nama }) => nama)
  expect([await page(1), await page(2)]).toEqual([['Pasar Antah', 'Pasar Dekat'], ['Pasar Jauh']])
  expect([(await ask({ limit: '100' })).statusCode, (await ask({ limit: '101' })).json().code]).toEqual([
    200,
    'VALIDASI_GAGAL',
  ])
})

test('each says its last rating and its last day of tests, and nothing of people', async () => {
  expect(await found({ search: 'Pasar Antah' })).toMatchObject([{ sanitasi: null, uji_terakhir: null }])
  await assess(tanpaTitik.id, '2026-01-10', 95)
  await assess(tanpaTitik.id, '2026-03-10', 80.04)
  await assess(tanpaTitik.id, '2026-04-10', null)
  const rapid = await rapidPasarCallsOf(server.get(), office.pusat.client)
  await rapid.added(tanpaTitik.id, { tanggal: '2026-02-01' })
  await rapid.added(tanpaTitik.id, { tanggal: '2026-02-03', hasil_uji: 'Negatif' })
  // The exact score is above 80. The rounded score of 80 would rate as Cukup.
  const sanitasi = { tanggal: '2026-03-10', nilai: 80, predikat: 'Baik' }
  const [row] = await found({ search: 'Pasar Antah' })
  expect(row).toMatchObject({ sanitasi, uji_terakhir: '2026-02-03' })
  const hidden = ['pengelola_nama', 'pengelola_hp', 'catatan', 'cari', 'created_by']
  expect(hidden.filter((name) => name in (row ?? {}))).toEqual([])
  const detail = await server
    .get()
    .app.inject({ url: `/api/pasar-pangan/public/pasar/detail?id=${tanpaTitik.id}` })
  expect(detail.json().data.sanitasi).toEqual(sanitasi)
})

test('who mistypes a market is offered the closest, who types it right that one first', async () => {
  const saran = async (kata: string) =>
    (await server.get().app.inject({ url: '/api/pasar-pangan/public/saran', query: { kata } })).json()
  expect((await saran('pasar dekat')).data[0]).toMatchObject({ nama: 'Pasar Dekat', kota: 'Kota Bengkulu' })
  expect((await saran('dekt')).data.map(({ nama }: { nama: string }) => nama)).toContain('Pasar Dekat')
  expect((await saran('xyzxyz')).data).toEqual([])
  const short = await saran('de')
  expect([short.code, short.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'kata'])
})
