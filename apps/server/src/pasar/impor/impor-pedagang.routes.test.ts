import { kolomPedagang } from '@portal/domain/pasar/impor/impor-pedagang.rules'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { pedagangCallsOf } from '#pasar/pedagang/pedagang.fixture.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { useTestApp } from '#testing/app.ts'
import { sendWorkbook } from './send-workbook.fixture.ts'

const server = useTestApp()
let office: PasarOffices
beforeAll(async () => {
  office = await pasarOffices(server.get())
})

const good = (kios: string, nama: string, nik = ''): CellContent[] => [
  1,
  kios,
  'PSAT',
  'Bayam, Tomat',
  'UD Impor',
  'Kabupaten Bandung',
  'Pangan segar',
  'Ya',
  nama,
  nik,
  'P',
  '081234567890',
]
const send = (
  who: keyof PasarOffices,
  rows: CellContent[][],
  pasarId: number,
  more: Record<string, string> = {},
) =>
  sendWorkbook(office[who].client, '/api/okkp/imports', {
    titles: kolomPedagang.map(({ title }) => title),
    rows,
    fields: { pasar_id: String(pasarId), ...more },
  })

test('traders of a market come from a workbook, as a group, and go again', async () => {
  const pasar = await office.kota.added()
  const answer = await send(
    'okpoKota',
    [good('A-1', 'Ibu Satu', '3273015501910001'), good('A-2', 'Ibu Dua')],
    pasar.id,
  )
  expect([answer.statusCode, answer.json().data?.tersimpan]).toEqual([200, 2])
  const calls = pedagangCallsOf(office.okpoKota.client)
  const listed = (await calls.list({ pasar_id: String(pasar.id) })).json().data
  expect(
    listed.map(({ nama, nik_tersamar }: { nama: string; nik_tersamar: string | null }) => [
      nama,
      nik_tersamar,
    ]),
  ).toEqual([
    ['Ibu Dua', null],
    ['Ibu Satu', '••••••••••••0001'],
  ])
  expect(listed[0].pasokan.map(({ komoditas }: { komoditas: string }) => komoditas)).toEqual([
    'Bayam',
    'Tomat',
  ])
  const undone = await office.okpoKota.client.inject({
    method: 'POST',
    url: `/api/okkp/imports/undo/${answer.json().data.uuid}`,
  })
  expect(undone.json().data.dihapus).toBe(2)
  expect((await calls.list({ pasar_id: String(pasar.id) })).json().meta.total).toBe(0)
})

test("OKKP's own collection has an import of its own, which market offices do not reach", async () => {
  const pasar = await office.kota.added()
  const rows = [good('O-1', 'Ibu Okkp')]
  const answer = await send('kota', rows, pasar.id, { is_okkp: 'true' })
  expect([answer.statusCode, answer.json().data?.jenis]).toEqual([200, 'pedagang-okkp'])
  const calls = pedagangCallsOf(office.kota.client)
  const totalOf = async (is_okkp: string) =>
    (await calls.list({ pasar_id: String(pasar.id), is_okkp })).json().meta.total
  expect([await totalOf('true'), await totalOf('false')]).toEqual([1, 0])
  const refused = await send('okpoKota', [good('O-2', 'Ibu Lain')], pasar.id, { is_okkp: 'true' })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
})

test('refused rows say why at their cell, and a NIK stands in none of them', async () => {
  const pasar = await office.kota.added()
  await send('kota', [good('A-1', 'Ibu Satu', '3273015501910002')], pasar.id)
  const nik = '3273015501910003'
  const rows = [
    good('B-1', 'Ibu Tiga', nik),
    good('B-2', 'Ibu Empat', nik),
    good('B-3', 'Ibu Lima', '3273015501910002'),
    good('B-4', 'Ibu Enam', '327301550191000X'),
    [...good('B-5', 'Ibu Tujuh').slice(0, 3), 'Sayur Ajaib', ...good('B-5', 'Ibu Tujuh').slice(4)],
    [
      ...good('B-6', 'Ibu Delapan', '3273015501910009').slice(0, 7),
      'Tidak',
      'Ibu Delapan',
      '3273015501910009',
      'P',
      '',
    ],
  ]
  const answer = await send('kota', rows, pasar.id)
  const { data, kesalahan, not_created } = answer.json()
  expect([data.tersimpan, data.ditolak]).toEqual([1, 5])
  const cells = kesalahan.map(({ sel }: { sel: string }) => sel)
  expect(cells).toEqual(['J3', 'B4', 'J5', 'D6', 'I7', 'J7', 'K7'])
  expect(answer.body).not.toMatch(/32730155019100/)
  expect(not_created.every((row: Record<string, string>) => row.NIK === '')).toBe(true)
  const file = await office.kota.client.inject({
    url: '/api/upload/view_pdf',
    query: { path: data.berkas_ditolak },
  })
  const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
  expect(sheets[0]?.rows).toHaveLength(6)
  expect(JSON.stringify(sheets[0]?.rows)).not.toMatch(/32730155019100/)
})

test('a foreign market is told at its field, a lab is turned away, and one of two kinds is meant', async () => {
  const pasar = await office.kota.added()
  const rows = [good('A-1', 'Ibu Satu')]
  const foreign = await send('lain', rows, pasar.id)
  expect([foreign.json().code, foreign.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', 'pasar_id'])
  expect((await send('lab', rows, pasar.id)).json().code).toBe('TIDAK_BERWENANG')
  const both = await send('kota', rows, pasar.id, { registrasi_id: '1' })
  expect([both.json().code, both.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', 'registrasi_id'])
  const template = await office.okpo.client.inject({ url: '/api/okkp/imports/template/pedagang' })
  expect(template.statusCode).toBe(200)
})
