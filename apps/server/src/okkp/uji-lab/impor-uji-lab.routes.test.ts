import { kolomImporUjiLab, kolomUjiLabDulu } from '@portal/domain/okkp/uji-lab/uji-lab.impor'
import type { UjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, expect, test } from 'vitest'
import { filledSheet, sheetOf, uploadUji } from '#okkp/pengujian/impor-uji.fixture.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { formOf, type UjiLabCalls, ujiLabCalls } from './uji-lab.fixture.ts'

const server = useTestApp()
let client: SignedInClient
let lab: UjiLabCalls

beforeAll(async () => {
  client = await server.get().as('OKKP_ADMIN_UJILAB', { provinsi_id: 32 })
  lab = ujiLabCalls(client)
})

type Row = Partial<Record<keyof typeof kolomImporUjiLab, CellContent>>

const upload = async (rows: readonly Row[], fields: Record<string, string> = {}, by = client) =>
  uploadUji(by, await filledSheet(kolomImporUjiLab, rows), { jenis_uji: '1', jenis_uji_lab: '2', ...fields })

const beras = (more: Row = {}): Row => ({
  tanggal: '2026-02-10',
  komoditas_id: 'Beras',
  lokasi_sampel: 'Pasar Impor',
  parameter: 'Timbal (Pb)',
  hasil_uji: '0,05',
  satuan: 'mg/kg',
  ...more,
})

test('rows become samples with their verdicts; several parameters stand in one cell', async () => {
  const answer = await upload([
    beras({ kode_sampel: 'IMP-1' }),
    beras({
      kode_sampel: 'IMP-2',
      parameter: 'Timbal (Pb); Kadmium (Cd)',
      hasil_uji: '0,5; <0,01',
      kota_id: 'Kota Bandung',
    }),
    beras({ lokasi_sampel: 'Tanpa kode' }),
  ])
  expect([answer.json().not_created, answer.json().data.tersimpan]).toEqual([[], 3])
  const rows: UjiLab[] = (await lab.list({ search: 'impor', sort: 'created_at' })).json().data
  expect(rows.map(({ kode_sampel, status }) => [kode_sampel, status])).toEqual([
    ['IMP-1', 'MS'],
    ['IMP-2', 'TMS'],
  ])
  expect(rows[1]).toMatchObject({ provinsi_id: 32, kota_id: 3273, asal: 'impor' })
  expect(rows[1]?.multiple_parameter).toMatchObject([
    { parameter: 'Timbal (Pb)', usul: 'TMS', cara: 'jenis', batas: expect.stringContaining('0,1 mg/kg') },
    { parameter: 'Kadmium (Cd)', usul: 'MS' },
  ])
  const [coded] = (await lab.list({ search: 'tanpa kode' })).json().data
  expect(coded.kode_sampel).toMatch(/^UL-/)
})

test('each bad row is told its faults at their cells, and the good ones are stored', async () => {
  const answer = await upload([
    beras({ kode_sampel: 'BAIK-1' }),
    beras({ hasil_uji: 'banyak' }),
    beras({ hasil_uji: '-1' }),
    beras({ hasil_uji: '1e400' }),
    beras({ satuan: 'sendok' }),
    beras({ parameter: 'Salmonella' }),
    beras({ tanggal: '2999-01-01' }),
    beras({ komoditas_id: 'Berasss sekali' }),
    beras({ status: 'Baik' }),
    beras({ hasil_uji: '0,5', status: 'MS' }),
    beras({ parameter: 'Timbal (Pb); Kadmium (Cd)' }),
    beras({ kode_sampel: 'UL-26-999999' }),
    beras({ kode_sampel: 'baik-1' }),
  ])
  const faults = answer
    .json()
    .kesalahan.map(({ baris, kolom }: { baris: number; kolom: string }) => [baris, kolom])
  expect(faults).toEqual([
    [3, 'Hasil Uji'],
    [4, 'Hasil Uji'],
    [5, 'Hasil Uji'],
    [6, 'Satuan'],
    [7, 'Parameter'],
    [8, 'Tanggal'],
    [9, 'Komoditas'],
    [10, 'Status'],
    [11, 'Alasan Putusan'],
    [12, 'Hasil Uji'],
    [13, 'Kode Sampel'],
    [14, 'Kode Sampel'],
  ])
  expect(answer.json().data.tersimpan).toBe(1)
})

test('the template of the earlier system is read by its titles, whatever their order', async () => {
  const row = (hasil: string, parameter: string, status: string) =>
    [
      'Dinas Lama',
      '2026-02-10',
      'Pasar Templat Lama',
      'Beras',
      '',
      hasil,
      parameter,
      '',
      'BMR',
      'AAS',
      status,
    ] as const
  const content = await sheetOf(kolomUjiLabDulu, [
    [1, ...row('0,05; <0,01', 'Timbal (Pb); Kadmium (Cd)', 'MS')],
    [2, ...row('banyak', 'Timbal (Pb)', 'MS')],
    [3, ...row('0,5', 'Timbal (Pb)', 'MS')],
  ])
  const answer = await uploadUji(client, content, { jenis_uji: '1', jenis_uji_lab: '2' })
  expect(answer.json().data).toMatchObject({ tersimpan: 1, ditolak: 2 })
  // The old template has no column for the reason of a different verdict, so the error names the row.
  expect(answer.json().kesalahan).toMatchObject([
    { baris: 3, kolom: 'Hasil Uji', sel: 'G3' },
    { baris: 4, kolom: 'Alasan Putusan', sel: 'baris 4' },
  ])
  const [stored] = (await lab.list({ search: 'Pasar Templat Lama' })).json().data
  expect(stored).toMatchObject({ status: 'MS', lembaga: 'Dinas Lama', referensi_bmr: 'BMR' })
  expect(stored.multiple_parameter).toMatchObject([
    { parameter: 'Timbal (Pb)', hasil_uji: '0,05', satuan: 'mg/kg', usul: 'MS' },
    { parameter: 'Kadmium (Cd)', hasil_uji: '<0,01', usul: 'MS' },
  ])
})

test('the same file brings nothing twice', async () => {
  const rows = [beras({ lokasi_sampel: 'Sekali saja' }), beras({ kode_sampel: 'SEKALI-1' })]
  expect((await upload(rows)).json().data.tersimpan).toBe(2)
  expect((await upload(rows)).json()).toMatchObject({
    code: 'IMPOR_DITOLAK',
    data: { tersimpan: 0, ditolak: 2 },
  })
})

test('an undo takes back what nobody corrected', async () => {
  const { data } = (
    await upload([beras({ kode_sampel: 'BATAL-1' }), beras({ kode_sampel: 'BATAL-2' })])
  ).json()
  const [kept] = (await lab.list({ search: 'BATAL-1' })).json().data
  await lab.update({ ...formOf(kept), note: 'dipakai' })
  const undone = await client.inject({ method: 'POST', url: `/api/okkp/imports/undo/${data.uuid}` })
  expect(undone.json().data).toMatchObject({ dihapus: 1, tertahan_total: 1 })
  expect(await lab.ids({ search: 'BATAL-' })).toEqual([kept.id])
})

test('region and kind are held as in the form; another office does not see the batch', async () => {
  const foreign = await upload([beras()], { provinsi_id: '33' })
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
  expect((await upload([beras()], { jenis_uji_lab: '99' })).json().errors[0].field).toBe('jenis_uji_lab')
  const daerah = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 32 })
  expect((await upload([beras()], {}, daerah)).json().code).toBe('TIDAK_BERWENANG')

  const { data } = (await upload([beras({ kode_sampel: 'TITIP-1' })], { created_for: '33' })).json()
  const jateng = await server.get().as('OKKP_ADMIN_UJILAB', { provinsi_id: 33 })
  expect(await ujiLabCalls(jateng).ids({ search: 'TITIP-1' })).toHaveLength(1)
  const seenBy = async (who: SignedInClient) =>
    (await who.inject({ url: '/api/okkp/imports' }))
      .json()
      .data.some(({ uuid }: { uuid: string }) => uuid === data.uuid)
  expect([await seenBy(client), await seenBy(jateng), await seenBy(daerah)]).toEqual([true, false, false])
})

test('the template of a kind holds its parameters', async () => {
  const answer = await client.inject({ url: '/api/okkp/imports/template/lab-2' })
  expect(answer.headers['content-disposition']).toContain('Logam Berat')
  expect((await client.inject({ url: '/api/okkp/imports/template/lab-99' })).json().code).toBe(
    'TIDAK_DITEMUKAN',
  )
})

test('a parameter is known by its name and by its symbol alone', async () => {
  const answer = await upload([
    beras({ kode_sampel: 'LAMBANG-1', parameter: 'kadmium', hasil_uji: '0,01' }),
    beras({ kode_sampel: 'LAMBANG-2', parameter: 'Cd', hasil_uji: '0,01' }),
    beras({ parameter: 'Kadmiun', hasil_uji: '0,01' }),
  ])
  expect(answer.json().data).toMatchObject({ tersimpan: 2, ditolak: 1 })
  expect(answer.json().not_created[0].Keterangan).toContain('Maksud Anda "Kadmium"?')
  const rows: UjiLab[] = (await lab.list({ search: 'lambang' })).json().data
  expect(rows.map((row) => row.multiple_parameter[0]?.parameter)).toEqual(['Kadmium (Cd)', 'Kadmium (Cd)'])
})

test('recent TMS rows open cases, those of long ago do not, and an undo leaves no orphan', async () => {
  const today = dayInJakarta(new Date())
  const failed = (kode_sampel: string, tanggal: string) =>
    beras({ kode_sampel, tanggal, hasil_uji: '0,5', kota_id: 'Kota Bandung' })
  const answer = await upload([
    failed('KASUS-1', today),
    failed('KASUS-2', addDays(today, -90)),
    failed('KASUS-LAMA', addDays(today, -91)),
  ])
  const rows: UjiLab[] = (await lab.list({ search: 'KASUS', sort: 'created_at' })).json().data
  const opened = rows.filter(({ tindak_lanjut_id }) => tindak_lanjut_id !== null)
  expect(opened.map(({ kode_sampel }) => kode_sampel).toSorted()).toEqual(['KASUS-1', 'KASUS-2'])
  const id = opened[0]?.tindak_lanjut_id
  const kasus = () => client.inject({ url: '/api/okkp/tindak_lanjut/detail', query: { id: String(id) } })
  expect((await kasus()).json().data).toMatchObject({ asal: 'uji_lab', langkah: 'pengamanan' })
  const { uuid } = answer.json().data
  const undone = await client.inject({ method: 'POST', url: `/api/okkp/imports/undo/${uuid}` })
  expect(undone.json().data).toMatchObject({ dihapus: 3, tertahan_total: 0 })
  expect((await kasus()).statusCode).toBe(404)
})
