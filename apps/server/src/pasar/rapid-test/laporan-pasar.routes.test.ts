import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { pedagangCallsOf } from '#pasar/pedagang/pedagang.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { type RapidPasarCalls, rapidPasarCallsOf } from './rapid-test-pasar.fixture.ts'

const server = useTestApp()
let office: PasarOffices
let kota: RapidPasarCalls
beforeAll(async () => {
  office = await pasarOffices(server.get())
  kota = await rapidPasarCallsOf(server.get(), office.kota.client)
})

const bandung = { provinsi_id: 32, kota_id: 3273 }
let address = 0
async function report(more: object) {
  address += 1
  const sent = await server.get().app.inject({
    method: 'POST',
    url: '/api/okkp/pengaduan/kirim',
    headers: { 'x-forwarded-for': `198.51.100.${address}` },
    payload: {
      jenis: 'pangan',
      uraian: 'Sayur di kios ini mengkilap dan berbau kimia tajam.',
      pangan: 'Sayur',
      kode: 'ABCDEFGHJKLM',
      ...more,
    },
  })
  expect(sent.json().errors).toBeUndefined()
  const { nomor } = sent.json().data
  const found = await get(office.pusat.client, '/api/okkp/pengaduan', { search: nomor })
  return detail(found[0].id)
}
const get = async (client: SignedInClient, url: string, query: Record<string, string>) =>
  (await client.inject({ url, query })).json().data
const detail = (id: number) => get(office.pusat.client, '/api/okkp/pengaduan/detail', { id: String(id) })
const kasusOf = (id: number) => get(office.kota.client, '/api/okkp/tindak_lanjut/detail', { id: String(id) })

const accept = ({ id, versi }: { id: number; versi: number }, more: object) =>
  office.kota.client.inject({
    method: 'PUT',
    url: '/api/okkp/pengaduan/kasus',
    payload: { id, versi, temuan: 'Diduga formalin', komoditas_id: 1, lokasi: 'Pasar', ...more },
  })

test('a report remembers the market of the poster, unless its writer chose another city', async () => {
  const { id: pasar_id, nama } = await office.kota.added()
  expect((await report({ ...bandung, pasar_id })).pasar).toEqual({ id: pasar_id, nama })
  expect((await report({ provinsi_id: 33, kota_id: 3374, pasar_id })).pasar).toBeNull()
  expect((await report({ ...bandung, pasar_id: 99_999_999 })).pasar).toBeNull()
})

test('an accepted report carries market, stall and supplier, so that a positive of the stall joins its case', async () => {
  const pasar = await office.kota.added()
  const pasokan = [{ komoditas_id: 1, pemasok: `UD Lapor ${process.pid}`, asal_kota_id: 3204 }]
  const { pedagang } = await pedagangCallsOf(office.kota.client).created(pasar.id, {}, { pasokan })
  const stall = pedagang[0]
  const laporan = await report({ ...bandung, pasar_id: pasar.id })
  const accepted = await accept(laporan, { pasar_id: pasar.id, nomor_kios: ` ${stall?.nomor_kios} ` })
  expect(accepted.json().errors).toBeUndefined()
  const id = accepted.json().data.tindak_lanjut_id
  const kasus = await kasusOf(id)
  expect(kasus.isian.rapid_test).toMatchObject({ pasar_id: pasar.id, pedagang_id: stall?.id })
  const row = await kota.added(pasar.id, { pedagang_id: stall?.id })
  const sumber = (await kasusOf(id)).sumber.map(({ asal, asal_id }: Record<string, unknown>) => [
    asal,
    asal_id,
  ])
  expect(sumber).toContainEqual(['rapid_pasar', row.id])
  // Another stall of the same supplier joins too, because the report knows the supplier of its stall.
  const more = await pedagangCallsOf(office.kota.client).created(pasar.id, {}, { pasokan })
  await kota.added(pasar.id, { pedagang_id: more.pedagang[0]?.id })
  expect((await kasusOf(id)).jumlah_sumber).toBe(3)
})

test('market, stall and supplier come from the lists of markets of the region', async () => {
  const jauh = await office.pusat.added({ kota_id: 3578, lintang: -7.2575, bujur: 112.7521 })
  const pasar = await office.kota.added()
  const laporan = await report(bandung)
  const fieldOf = async (more: object) => (await accept(laporan, more)).json().errors?.[0]?.field
  expect(await fieldOf({ pasar_id: jauh.id })).toBe('pasar_id')
  expect(await fieldOf({ nomor_kios: 'A-1' })).toBe('pasar_id')
  expect(await fieldOf({ pasar_id: pasar.id, pemasok: 'UD Tidak Ada' })).toBe('pemasok')
  const accepted = await accept(laporan, { pasar_id: pasar.id, nomor_kios: 'Los belakang' })
  const { isian } = await kasusOf(accepted.json().data.tindak_lanjut_id)
  expect(isian.rapid_test).toMatchObject({ nomor_kios: 'Los belakang', pedagang_id: null })
})

test('photo and words of a market test are read through the case', async () => {
  const pasar = await office.kota.added()
  const row = await kota.added(pasar.id, { nomor_kios: 'B-7', penguji: 'Tim Pasar', kit_merek: 'Kit B' })
  const query = { id: String(row.tindak_lanjut_id) }
  const { rapid } = await get(office.daerah.client, '/api/okkp/tindak_lanjut/rekaman', query)
  expect(rapid).toMatchObject([
    { asal: 'rapid_pasar', asal_id: row.id, lokasi: `${pasar.nama}, kios B-7`, penguji: 'Tim Pasar' },
  ])
})
