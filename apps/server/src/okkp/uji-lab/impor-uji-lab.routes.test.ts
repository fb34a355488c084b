import { kolomImporUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.impor'
import type { UjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { beforeAll, expect, test } from 'vitest'
import { bytesOf } from '#platform/excel/excel.fixture.ts'
import { type CellContent, writeSheet } from '#platform/excel/write-sheet.ts'
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

async function* once(rows: CellContent[][]) {
  yield rows
}

function sheet(rows: readonly Row[]) {
  const keys = Object.keys(kolomImporUjiLab) as (keyof typeof kolomImporUjiLab)[]
  const columns = ['No', ...Object.values(kolomImporUjiLab)].map((title) => ({ title }))
  const cells = rows.map((row, index) => [index + 1, ...keys.map((key) => row[key] ?? '')])
  return bytesOf(writeSheet('Data', columns, once(cells)))
}

async function upload(rows: readonly Row[], fields: Record<string, string> = {}, by = client) {
  const form = new FormData()
  form.append('import-excel', new Blob([new Uint8Array(await sheet(rows))]), 'uji.xlsx')
  const asked = { jenis_uji: '1', jenis_uji_lab: '2', ...fields }
  for (const [name, value] of Object.entries(asked)) form.append(name, value)
  const request = new Request('http://portal.test/', { method: 'POST', body: form })
  return by.inject({
    method: 'POST',
    url: '/api/okkp/imports/uji_lab',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

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
