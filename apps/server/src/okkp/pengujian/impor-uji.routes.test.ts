import { kolomImporRapid, kolomRapidDulu } from '@portal/domain/okkp/rapid-test/rapid-test.impor'
import { kolomImporMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.impor'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { describe, expect, test } from 'vitest'
import { rapidCalls } from '#okkp/rapid-test/rapid-test.fixture.ts'
import { mutuCalls } from '#okkp/uji-mutu/uji-mutu.fixture.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { type TestApp, useTestApp } from '#testing/app.ts'
import { filledSheet, sheetOf, uploadUji } from './impor-uji.fixture.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
const as = (...account: Parameters<TestApp['as']>) => server.get().as(...account)

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
    const content = await filledSheet(kolomImporRapid, [
      rapid({ jumlah_sampel: 3 }),
      rapid({ hasil_uji: 'positif', note: 'pertama' }),
      rapid({ hasil_uji: 'Positif', tanggal: addDays(today, -200), note: 'lama' }),
      rapid({ hasil_uji: 'Ya' }),
      rapid({ parameter_id: 'Salmonella' }),
      // Two days ahead, because midnight may pass while the test runs.
      rapid({ tanggal: addDays(today, 2) }),
      rapid({ jumlah_sampel: '1e400' }),
      rapid({ jumlah_sampel: -2 }),
      rapid({ kit_kedaluwarsa: addDays(today, -1) }),
      rapid({ komoditas_id: '' }),
      rapid({ kota_id: 'Kota Bogor' }),
      rapid({ jumlah_sampel: 3 }),
    ])
    const answer = await uploadUji(kota, content, bahan)
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

    const again = await uploadUji(kota, content, bahan)
    expect(again.json().code).toBe('IMPOR_DITOLAK')
    expect((await calls.list({ search: 'Pasar Impor' })).json().meta.total).toBe(3)
  })

  test('the template of the earlier system is read by its titles; a fault is told at the cell of that file', async () => {
    const kota = await as('OKKP_ADMIN_KOTA')
    const row = (hasil: string) =>
      ['Dinas Lama', today, 'Pasar Templat Lama', 'Bayam', '', 'Formalin', hasil, 'lama'] as const
    const content = await sheetOf(kolomRapidDulu, [
      [1, ...row('Negatif')],
      [2, ...row('Ya')],
    ])
    const answer = await uploadUji(kota, content, bahan)
    expect(answer.json().data).toMatchObject({ tersimpan: 1, ditolak: 1 })
    expect(answer.json().kesalahan).toMatchObject([{ baris: 3, kolom: 'Hasil Uji', sel: 'H3' }])
    const [stored] = (await (await rapidCalls(kota)).list({ search: 'Pasar Templat Lama' })).json().data
    expect(stored).toMatchObject({
      lembaga: 'Dinas Lama',
      parameter: 'Formalin',
      note: 'lama',
      jumlah_sampel: 1,
    })
    const swapped = await sheetOf(kolomRapidDulu.toSorted(), [])
    expect((await uploadUji(kota, swapped, bahan)).json().code).toBe('TEMPLAT_BERBEDA')
  })

  test('an undo takes back what nobody answered, with its follow-up', async () => {
    const kota = await as('OKKP_ADMIN_KOTA')
    const calls = await rapidCalls(kota)
    const rows = ['satu', 'dua'].map((note) =>
      rapid({ hasil_uji: 'Positif', lokasi_sampel: 'Pasar Batal', note }),
    )
    const { uuid } = (await uploadUji(kota, await filledSheet(kolomImporRapid, rows), bahan)).json().data
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
    const content = await filledSheet(kolomImporRapid, [
      rapid({ hasil_uji: 'Positif', lokasi_sampel: 'Pasar Coba' }),
    ])
    const answer = await uploadUji(kota, content, { ...bahan, uji_coba: 'true' })
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
    const content = await filledSheet(kolomImporRapid, [rapid()])
    const answer = await uploadUji(kota, content, { jenis_uji: '2', jenis_rapid_test: '999' })
    expect(answer.json().errors[0].field).toBe('jenis_rapid_test')
    expect((await uploadUji(await as('OKKP_ADMIN_DAERAH'), content, bahan)).json().code).toBe(
      'TIDAK_BERWENANG',
    )
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
    const content = await filledSheet(kolomImporMutu, [
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
    const answer = await uploadUji(daerah, content, { jenis_uji: '3' })
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
    const content = await filledSheet(kolomImporMutu, [beras({ lokasi_sampel: 'Gudang Pusat' })])
    const pusat = await as('OKKP_ADMIN_PUSAT')
    expect((await uploadUji(pusat, content, { jenis_uji: '3' })).json().errors[0].field).toBe('provinsi_id')
    expect(
      (await uploadUji(pusat, content, { jenis_uji: '3', provinsi_id: '33' })).json().data.provinsi_id,
    ).toBe(33)
    const daerah = await as('OKKP_ADMIN_DAERAH')
    expect((await uploadUji(daerah, content, { jenis_uji: '3', provinsi_id: '33' })).json().code).toBe(
      'WILAYAH_DITOLAK',
    )
  })
})
