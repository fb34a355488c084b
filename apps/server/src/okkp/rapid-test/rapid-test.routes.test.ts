import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { formPduk, registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { type TestApp, useTestApp } from '#testing/app.ts'
import { closeUntested } from '#testing/close-kasus.ts'
import { idParameter, rapidCalls } from './rapid-test.fixture.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
const as = async (...account: Parameters<TestApp['as']>) => rapidCalls(await server.get().as(...account))
let kota: Awaited<ReturnType<typeof as>>
let kelompok: number

beforeAll(async () => {
  kota = await as('OKKP_ADMIN_KOTA')
  kelompok = await idParameter(kota.client, 'pestisida', 'Kelompok Carbamate dan Organophosphate')
})

test('a rapid test is stored with its kit, and found by kind, day, region and word', async () => {
  const row = await kota.added({
    jenis_rapid_test_id: 4,
    parameter_id: kelompok,
    hasil_uji: 'Negatif',
    lokasi_sampel: 'Pasar Andir Uji',
    kit_merek: 'Kit Uji',
    kit_lot: 'L-1',
    kit_kedaluwarsa: today,
    jumlah_sampel: 5,
  })
  expect(row).toMatchObject({
    jenis_rapid_test: 'Rapid Test Pestisida',
    parameter: 'Kelompok Carbamate dan Organophosphate',
    kota: 'Kota Bandung',
    tindak_lanjut_id: null,
    jumlah_sampel: 5,
    versi: 1,
  })
  const ids = async (query: Record<string, string>) =>
    (await kota.list(query)).json().data.map(({ id }: { id: number }) => id)
  expect(await ids({ search: 'Andir Uji' })).toEqual([row.id])
  expect(await ids({ jenis_rapid_test_id: '4', start_date: today })).toContain(row.id)
  expect(await ids({ jenis_rapid_test_id: '5' })).not.toContain(row.id)
  expect(await ids({ end_date: addDays(today, -1) })).not.toContain(row.id)
  expect(await ids({ hasil_uji: 'Positif' })).not.toContain(row.id)
  expect(await ids({ kategori: 'PSAT' })).toContain(row.id)
  expect(await ids({ kategori: 'PSAH' })).not.toContain(row.id)
  expect((await kota.list({ kategori: 'PSAX' })).json()).toMatchObject({
    code: 'VALIDASI_GAGAL',
    errors: [{ field: 'kategori' }],
  })
})

test('a positive says what it has come to, and is found by it', async () => {
  const row = await kota.added({ lokasi_sampel: 'Pasar Hasil Akhir' })
  const negative = await kota.added({ lokasi_sampel: 'Pasar Hasil Akhir', hasil_uji: 'Negatif' })
  const stateOf = async () => (await kota.list({ search: 'Pasar Hasil Akhir' })).json().data
  expect(await stateOf()).toMatchObject([
    { id: negative.id, keadaan: null },
    { id: row.id, keadaan: 'menunggu' },
  ])
  await closeUntested(server.get(), kota.client, row.tindak_lanjut_id ?? 0)
  expect((await stateOf())[1]).toMatchObject({ id: row.id, keadaan: 'tidak_diuji', versi: row.versi })
  const found = async (keadaan: string) =>
    (await kota.list({ search: 'Pasar Hasil Akhir', keadaan }))
      .json()
      .data.map(({ id }: { id: number }) => id)
  expect([await found('tidak_diuji'), await found('menunggu')]).toEqual([[row.id], []])
})

test('the kinds of the region are counted by result', async () => {
  const lain = await as('OKKP_ADMIN_KOTA', { provinsi_id: 33, kota_id: 3374 })
  await lain.added()
  await lain.added({ hasil_uji: 'Negatif' })
  const answer = await lain.client.inject({ url: '/api/okkp/rapid_test/jumlah' })
  expect(answer.json().data).toEqual([{ jenis_rapid_test_id: 5, positif: 1, negatif: 1, total: 2 }])
})

describe('bad input is said at its field and nothing is stored', () => {
  test.each<[string, () => object, string]>([
    ['a parameter of another kind', () => ({ jenis_rapid_test_id: 4 }), 'parameter_id'],
    ['an unknown kind', () => ({ jenis_rapid_test_id: 999 }), 'jenis_rapid_test_id'],
    ['an unknown parameter', () => ({ parameter_id: 999_999 }), 'parameter_id'],
    ['a result that is none', () => ({ hasil_uji: 'Reaktif' }), 'hasil_uji'],
    ['tomorrow', () => ({ tanggal: addDays(today, 1) }), 'tanggal'],
    ['a kit that had expired', () => ({ kit_kedaluwarsa: addDays(today, -1) }), 'kit_kedaluwarsa'],
    ['no sample', () => ({ jumlah_sampel: 0 }), 'jumlah_sampel'],
    ['half a sample', () => ({ jumlah_sampel: 1.5 }), 'jumlah_sampel'],
    ['words for a number', () => ({ jumlah_sampel: 'dua' }), 'jumlah_sampel'],
    [
      'plant food without a commodity',
      () => ({ komoditas_id: null, komoditas_tambahan: 'Tahu' }),
      'komoditas_id',
    ],
    ['fish without a name', () => ({ kategori: 'PSAI', komoditas_id: null }), 'komoditas_tambahan'],
    ['an unknown registration', () => ({ no_registrasi: 'TIDAK-ADA-1' }), 'no_registrasi'],
    ['an unknown commodity', () => ({ komoditas_id: 999_999 }), 'komoditas_id'],
    ['a file that nobody sent', () => ({ foto: 'bukan-berkas.png' }), 'foto'],
  ])('%s', async (_name, more, field) => {
    const answer = await kota.add(kota.form({ ...more(), lokasi_sampel: 'Lokasi Tolak' }))
    const fields = (answer.json().errors ?? []).map((each: { field: string }) => each.field)
    expect([answer.statusCode, fields]).toEqual([400, [field]])
    expect((await kota.list({ search: 'Lokasi Tolak' })).json().meta.total).toBe(0)
    expect((await kota.chains({ search: 'Lokasi Tolak' })).json().meta.total).toBe(0)
  })
})

test('a kit is good on its last day, and food from animals needs no commodity of the list', async () => {
  const row = await kota.added({
    kategori: 'PSAI',
    komoditas_id: null,
    komoditas_tambahan: 'Ikan asin',
    kit_kedaluwarsa: today,
  })
  expect(row).toMatchObject({ komoditas: null, komoditas_tambahan: 'Ikan asin', kategori: 'PSAI' })
})

test('a registration is found by the number on its label, in any letters', async () => {
  const registrasi = await registrasiCalls(kota.client).added()
  const row = await kota.added({ no_registrasi: registrasi.no_registration.toLowerCase() })
  expect(row).toMatchObject({
    registrasi_id: registrasi.id,
    no_registrasi: registrasi.no_registration,
    unit_usaha: registrasi.unit_usaha,
  })
  const changed = await kota.update({ ...kota.form({ no_registrasi: null }), id: row.id, versi: 1 })
  expect(changed.json().data.registrasi_id).toBeNull()
})

test('regions: another city finds nothing, another province is refused by name', async () => {
  const row = await kota.added()
  const bogor = await as('OKKP_ADMIN_KOTA', { kota_id: 3271 })
  expect((await bogor.detail(row.id)).json().code).toBe('TIDAK_DITEMUKAN')
  expect((await bogor.update({ ...bogor.form(), id: row.id, versi: 1 })).json().code).toBe('TIDAK_DITEMUKAN')
  expect((await bogor.remove(row.id)).json().code).toBe('TIDAK_DITEMUKAN')
  expect((await kota.list({ provinsi_id: '33' })).json().code).toBe('WILAYAH_DITOLAK')
  expect((await kota.add(kota.form({ kota_id: 3271 }))).json().code).toBe('WILAYAH_DITOLAK')
})

test.each(['OKKP_ADMIN_DAERAH', 'OKPO_ADMIN', 'AUDITOR', 'PELAKU_USAHA'] as const)(
  '%s has no list of rapid tests',
  async (role) => {
    expect((await (await server.get().as(role)).inject({ url: '/api/okkp/rapid_test' })).json().code).toBe(
      'TIDAK_BERWENANG',
    )
  },
)

test('a change from an older version is refused', async () => {
  const row = await kota.added({ hasil_uji: 'Negatif' })
  const change = { ...kota.form({ hasil_uji: 'Negatif' }), id: row.id }
  expect((await kota.update({ ...change, versi: 1 })).json().data.versi).toBe(2)
  expect((await kota.update({ ...change, versi: 1 })).json().code).toBe('BENTROK')
})

test('the public check of a permit tells the tests of its product, also those of the permit before', async () => {
  const calls = registrasiCalls(kota.client)
  const old = await calls.added()
  const fields = { no_registrasi: old.no_registration, lokasi_sampel: 'Los Rahasia', note: 'Catatan Rahasia' }
  const negatif = await kota.added({ ...fields, hasil_uji: 'Negatif', tanggal: addDays(today, -1) })
  const positif = await kota.added({ ...fields, hasil_uji: 'Positif' })
  const verify = async (kode: string) =>
    (await server.get().app.inject(`/api/verifikasi/${kode}`)).json().data
  const shown = await verify(old.kode_verifikasi)
  expect(shown.uji_terakhir).toMatchObject([
    { id: positif.id, hasil: 'menunggu', hasil_pada: null, tanggal: today },
    { id: negatif.id, hasil: 'negatif', hasil_pada: null },
  ])
  expect(JSON.stringify(shown)).not.toContain('Rahasia')
  const renewed = (await calls.renew({ ...formPduk(), id: old.id })).json().data
  expect((await verify(renewed.kode_verifikasi)).uji_terakhir).toEqual(shown.uji_terakhir)
  await kota.remove(positif.id)
  expect((await verify(old.kode_verifikasi)).uji_terakhir).toMatchObject([{ id: negatif.id }])
})

test('a device that lost the answer sends the test again under its key, and it stays one', async () => {
  const entry = { kunci: crypto.randomUUID(), lokasi_sampel: 'Pasar Kunci Lapangan' }
  const first = await kota.added(entry)
  const again = await kota.added(entry)
  expect([again.id, again.tindak_lanjut_id]).toEqual([first.id, first.tindak_lanjut_id])
  expect((await kota.list({ search: 'Pasar Kunci Lapangan' })).json().meta.total).toBe(1)
  const { kunci: _kunci, ...typed } = entry
  expect((await kota.added(typed)).id).not.toBe(first.id)
})
