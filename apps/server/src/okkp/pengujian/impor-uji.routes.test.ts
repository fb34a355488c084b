import { kolomImporRapid } from '@portal/domain/okkp/rapid-test/rapid-test.impor'
import { kolomImporMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.impor'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { describe, expect, test } from 'vitest'
import { rapidCalls } from '#okkp/rapid-test/rapid-test.fixture.ts'
import { mutuCalls } from '#okkp/uji-mutu/uji-mutu.fixture.ts'
import { bytesOf } from '#platform/excel/excel.fixture.ts'
import { type CellContent, writeSheet } from '#platform/excel/write-sheet.ts'
import { type SignedInClient, type TestApp, useTestApp } from '#testing/app.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
const as = (...account: Parameters<TestApp['as']>) => server.get().as(...account)

async function* once(rows: CellContent[][]) {
  yield rows
}

/** A filled template; rows by the names of their columns. */
function sheet(titles: Readonly<Record<string, string>>, rows: readonly Record<string, CellContent>[]) {
  const columns = ['No', ...Object.values(titles)].map((title) => ({ title }))
  const cells = rows.map((row, index) => [index + 1, ...Object.keys(titles).map((kunci) => row[kunci] ?? '')])
  return bytesOf(writeSheet('Data', columns, once(cells)))
}

let uploads = 0

async function upload(client: SignedInClient, content: Uint8Array, fields: Record<string, string>) {
  uploads++
  const form = new FormData()
  form.append('import-excel', new Blob([new Uint8Array(content)]), 'uji.xlsx')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('http://portal.test/', { method: 'POST', body: form })
  return client.inject({
    method: 'POST',
    url: '/api/okkp/imports/uji_lab',
    remoteAddress: `10.1.${Math.floor(uploads / 20)}.1`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const rapid = (more: Record<string, CellContent> = {}) => ({
  lembaga: 'Dinas Impor',
  tanggal: today,
  lokasi_sampel: 'Pasar Impor',
  komoditas_id: 'Bayam',
  parameter_id: 'Formalin',
  hasil_uji: 'Negatif',
  ...more,
})
const bahan = { jenis_uji: '2', jenis_rapid_test: '5' }
const faultsOf = (answer: { json: () => { kesalahan: { kolom: string; baris: number }[] } }) =>
  answer.json().kesalahan.map(({ kolom, baris }) => [baris, kolom])

describe('rapid tests', () => {
  test('good rows are stored, each bad one is told its faults, and fresh positives are followed up', async () => {
    const kota = await as('OKKP_ADMIN_KOTA')
    const calls = await rapidCalls(kota)
    const content = await sheet(kolomImporRapid, [
      rapid({ jumlah_sampel: 3 }),
      rapid({ hasil_uji: 'positif', note: 'pertama' }),
      rapid({ hasil_uji: 'Positif', tanggal: addDays(today, -200), note: 'lama' }),
      rapid({ hasil_uji: 'Ya' }),
      rapid({ parameter_id: 'Salmonella' }),
      rapid({ tanggal: addDays(today, 1) }),
      rapid({ jumlah_sampel: '1e400' }),
      rapid({ jumlah_sampel: -2 }),
      rapid({ kit_kedaluwarsa: addDays(today, -1) }),
      rapid({ komoditas_id: '' }),
      rapid({ kota_id: 'Kota Bogor' }),
      rapid({ jumlah_sampel: 3 }),
    ])
    const answer = await upload(kota, content, bahan)
    expect(answer.json().data).toMatchObject({ total: 12, tersimpan: 3, ditolak: 9, jenis: 'rapid_test' })
    expect(faultsOf(answer)).toEqual([
      [5, 'Hasil Uji'],
      [6, 'Parameter'],
      [7, 'Tanggal'],
      [8, 'Jumlah Sampel'],
      [9, 'Jumlah Sampel'],
      [10, 'Kedaluwarsa Kit'],
      [11, 'Komoditas'],
      [12, 'Kab/Kota'],
      [13, 'Lembaga'],
    ])
    const stored = (await calls.list({ search: 'Pasar Impor' })).json().data
    expect(stored.map((row: { kota_id: number }) => row.kota_id)).toEqual([3273, 3273, 3273])
    expect((await calls.chains({ search: 'Pasar Impor' })).json().meta.total).toBe(1)

    const again = await upload(kota, content, bahan)
    expect(again.json().code).toBe('IMPOR_DITOLAK')
    expect((await calls.list({ search: 'Pasar Impor' })).json().meta.total).toBe(3)
  })

  test('an undo takes back what nobody answered, with its follow-up', async () => {
    const kota = await as('OKKP_ADMIN_KOTA')
    const calls = await rapidCalls(kota)
    const rows = ['satu', 'dua'].map((note) =>
      rapid({ hasil_uji: 'Positif', lokasi_sampel: 'Pasar Batal', note }),
    )
    const { uuid } = (await upload(kota, await sheet(kolomImporRapid, rows), bahan)).json().data
    const [first] = (await calls.chains({ search: 'Pasar Batal' })).json().data
    await calls.close({ id: first.id, versi: first.versi, luaran: 'alasan', catatan: 'Sampel sudah habis' })
    const undone = await kota.inject({ method: 'POST', url: `/api/okkp/imports/undo/${uuid}` })
    expect(undone.json().data).toMatchObject({ dihapus: 1, tertahan_total: 1 })
    expect(undone.json().data.tertahan[0].sebab).toBe('Sudah ditindaklanjuti')
    expect((await calls.chains({ search: 'Pasar Batal' })).json().meta.total).toBe(1)
  })

  test('a dry run stores nothing and follows up nothing', async () => {
    const kota = await as('OKKP_ADMIN_KOTA')
    const calls = await rapidCalls(kota)
    const content = await sheet(kolomImporRapid, [
      rapid({ hasil_uji: 'Positif', lokasi_sampel: 'Pasar Coba' }),
    ])
    const answer = await upload(kota, content, { ...bahan, uji_coba: 'true' })
    expect(answer.json().data).toMatchObject({ tersimpan: 1, uji_coba: true })
    expect((await calls.list({ search: 'Pasar Coba' })).json().meta.total).toBe(0)
    expect((await calls.chains({ search: 'Pasar Coba' })).json().meta.total).toBe(0)
  })

  test('every kind has its template, with its own parameters', async () => {
    const lab = await as('OKKP_ADMIN_UJILAB')
    const get = (type: string) => lab.inject({ url: `/api/okkp/imports/template/${type}` })
    for (const type of ['rapid-1', 'rapid-4', 'rapid-5', 'mutu']) {
      expect([type, (await get(type)).statusCode]).toEqual([type, 200])
    }
    expect((await get('rapid-999')).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test('an unknown kind is said at its field, and a province enters no rapid tests', async () => {
    const kota = await as('OKKP_ADMIN_KOTA')
    const content = await sheet(kolomImporRapid, [rapid()])
    const answer = await upload(kota, content, { jenis_uji: '2', jenis_rapid_test: '999' })
    expect(answer.json().errors[0].field).toBe('jenis_rapid_test')
    expect((await upload(await as('OKKP_ADMIN_DAERAH'), content, bahan)).json().code).toBe('TIDAK_BERWENANG')
  })
})

describe('quality tests', () => {
  const beras = (more: Record<string, CellContent> = {}) => ({
    lembaga: 'Dinas Impor',
    tanggal: '2026-02-03',
    lokasi_sampel: 'Gudang Impor',
    komoditas_id: 'Beras',
    derajat_sosoh: 96,
    kadar_air: '13,5',
    butir_menir: 0.4,
    butir_patah: 12,
    butir_lain: 0.5,
    butir_gabah: 0,
    benda_lain: 0,
    ...more,
  })

  test('a province imports them; the class of rice follows from its cells', async () => {
    const daerah = await as('OKKP_ADMIN_DAERAH')
    const content = await sheet(kolomImporMutu, [
      beras(),
      beras({ butir_patah: '18.5' }),
      beras({ komoditas_id: 'Beras Merah', derajat_sosoh: '' }),
      beras({ komoditas_id: 'Jagung', kelas_mutu_id: 'medium', dasar_kelas: 'SNI 8926:2020' }),
      beras({ komoditas_id: 'Jagung' }),
      beras({ kelas_mutu_id: 'Premium' }),
      beras({ benda_lain: '' }),
      beras({ kadar_air: 'basah' }),
      beras({ kadar_air: 101 }),
    ])
    const answer = await upload(daerah, content, { jenis_uji: '3' })
    expect(answer.json().data).toMatchObject({ tersimpan: 4, ditolak: 5, jenis: 'uji_mutu' })
    expect(faultsOf(answer)).toEqual([
      [6, 'Kelas Mutu'],
      [6, 'Standar'],
      [7, 'Kelas Mutu'],
      [8, 'Benda lain'],
      [9, 'Kadar air'],
      [10, 'Kadar air'],
    ])
    const calls = await mutuCalls(daerah)
    const { data } = (await calls.list({ search: 'Gudang Impor', sort: 'created_at' })).json()
    expect(data.map((row: { kelas_mutu_id: number }) => row.kelas_mutu_id)).toEqual([1, 2, 1, 2])
    expect(data[1]).toMatchObject({ penentu: ['butir_patah'], butir_patah: 18.5, asal: 'impor' })
    expect(data[3]).toMatchObject({ jenis_beras: null, dasar_kelas: 'SNI 8926:2020' })
  })

  test('the centre names the province, and another one is refused', async () => {
    const content = await sheet(kolomImporMutu, [beras({ lokasi_sampel: 'Gudang Pusat' })])
    const pusat = await as('OKKP_ADMIN_PUSAT')
    expect((await upload(pusat, content, { jenis_uji: '3' })).json().errors[0].field).toBe('provinsi_id')
    expect(
      (await upload(pusat, content, { jenis_uji: '3', provinsi_id: '33' })).json().data.provinsi_id,
    ).toBe(33)
    const daerah = await as('OKKP_ADMIN_DAERAH')
    expect((await upload(daerah, content, { jenis_uji: '3', provinsi_id: '33' })).json().code).toBe(
      'WILAYAH_DITOLAK',
    )
  })
})
