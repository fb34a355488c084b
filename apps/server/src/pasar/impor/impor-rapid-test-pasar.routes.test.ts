import { kolomRapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.impor'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { pedagangCallsOf } from '#pasar/pedagang/pedagang.fixture.ts'
import { rapidPasarCallsOf } from '#pasar/rapid-test/rapid-test-pasar.fixture.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { useTestApp } from '#testing/app.ts'
import { closeUntested } from '#testing/close-kasus.ts'
import { sendWorkbook } from './send-workbook.fixture.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
let office: PasarOffices
beforeAll(async () => {
  office = await pasarOffices(server.get())
})

const send = (who: keyof PasarOffices, rows: CellContent[][], fields: Record<string, string>) =>
  sendWorkbook(office[who].client, '/api/okkp/imports/uji_lab', {
    titles: Object.values(kolomRapidPasar),
    rows,
    fields: { jenis_uji: '2', jenis_rapid_test: '5', ...fields },
  })

const row = (
  kios: string,
  hasil: string,
  more: Partial<Record<keyof typeof kolomRapidPasar, CellContent>> = {},
) => {
  const values = {
    tanggal: today,
    nomor_kios: kios,
    komoditas_id: 'Bayam',
    parameter_id: 'Formalin',
    hasil_uji: hasil,
  }
  const all: Record<string, CellContent> = { ...values, ...more }
  return [1, ...Object.keys(kolomRapidPasar).map((key) => all[key] ?? '')]
}

test('tests of a market come from a workbook with their stalls and suppliers, open their follow-up, and go again', async () => {
  const pasar = await office.kota.added()
  const komoditas = await server
    .get()
    .platform.db.selectFrom('okkp.komoditas')
    .select('id')
    .where('nama', '=', 'Bayam')
    .executeTakeFirstOrThrow()
  const pasokan = [{ komoditas_id: komoditas.id, pemasok: 'UD Bayam', asal_kota_id: 3204 }]
  const { pedagang } = await pedagangCallsOf(office.kota.client).created(
    pasar.id,
    {},
    { nomor_kios: 'A-1', pasokan },
  )
  const rows = [
    row('a-1', 'Positif'),
    row('B-9', 'Negatif', { pemasok: 'CV Lain', asal_kota_id: 'Kabupaten Bandung' }),
  ]
  const answer = await send('okpoKota', rows, { pasar_id: String(pasar.id) })
  expect([answer.statusCode, answer.json().data?.tersimpan]).toEqual([200, 2])
  const calls = await rapidPasarCallsOf(server.get(), office.kota.client)
  const stored = (await calls.list({ batch_id: String(answer.json().data.id), sort: 'tanggal' })).json().data
  expect(
    stored.map(({ pedagang_id, pemasok, keadaan }: Record<string, unknown>) => [
      pedagang_id,
      pemasok,
      keadaan,
    ]),
  ).toEqual([
    [pedagang[0]?.id, 'UD Bayam', 'menunggu'],
    [null, 'CV Lain', null],
  ])
  const again = await send('okpoKota', rows, { pasar_id: String(pasar.id) })
  expect(again.json().code).toBe('IMPOR_DITOLAK')
  const undone = await office.okpoKota.client.inject({
    method: 'POST',
    url: `/api/okkp/imports/undo/${answer.json().data.uuid}`,
  })
  expect(undone.json().data).toMatchObject({ dihapus: 2, tertahan_total: 0 })
  expect((await calls.list({ pasar_id: String(pasar.id) })).json().data).toEqual([])
})

test('an undo leaves what was changed or answered, and says so', async () => {
  const pasar = await office.kota.added()
  const answer = await send('kota', [row('A-1', 'Positif'), row('A-2', 'Negatif'), row('A-3', 'Positif')], {
    pasar_id: String(pasar.id),
  })
  const calls = await rapidPasarCallsOf(server.get(), office.kota.client)
  const stored = (await calls.list({ pasar_id: String(pasar.id) })).json().data
  const of = (kios: string) => stored.find(({ nomor_kios }: { nomor_kios: string }) => nomor_kios === kios)
  const form = calls.form(pasar.id, { hasil_uji: 'Negatif', nomor_kios: 'A-2' })
  await calls.update({ ...form, id: of('A-2').id, versi: 1 })
  await closeUntested(server.get(), office.kota.client, of('A-3').tindak_lanjut_id)
  const undone = await office.kota.client.inject({
    method: 'POST',
    url: `/api/okkp/imports/undo/${answer.json().data.uuid}`,
  })
  const { dihapus, tertahan } = undone.json().data
  expect(dihapus).toBe(1)
  expect(tertahan.map(({ sebab }: { sebab: string }) => sebab)).toEqual([
    'Sudah diubah setelah diimpor',
    'Sudah ditindaklanjuti',
  ])
})

test('faults are told at their cell, a foreign market at its field, and a lab is turned away', async () => {
  const pasar = await office.kota.added()
  const rows = [
    row('A-1', 'Reaktif'),
    row('A-2', 'Negatif', { tanggal: addDays(today, 1) }),
    row('A-3', 'Negatif', { komoditas_id: '' }),
    row('A-4', 'Negatif', { parameter_id: 'Aflatoksin total' }),
    row('A-5', 'Negatif', { kit_kedaluwarsa: addDays(today, -1) }),
  ]
  const { code, kesalahan } = (await send('kota', rows, { pasar_id: String(pasar.id) })).json()
  expect(code).toBe('IMPOR_DITOLAK')
  expect(kesalahan.map(({ sel }: { sel: string }) => sel)).toEqual(['H2', 'B3', 'E4', 'G5', 'P6'])
  const foreign = (await send('lain', [row('A-1', 'Negatif')], { pasar_id: String(pasar.id) })).json()
  expect([foreign.code, foreign.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'pasar_id'])
  const lab = await send('lab', [row('A-1', 'Negatif')], { pasar_id: String(pasar.id) })
  expect(lab.json().code).toBe('TIDAK_BERWENANG')
  const templat = await office.okpo.client.inject({ url: '/api/okkp/imports/template/pasar-rapid-5' })
  expect(templat.statusCode).toBe(200)
})
