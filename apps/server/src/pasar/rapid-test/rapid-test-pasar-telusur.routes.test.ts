import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { pedagangCallsOf } from '#pasar/pedagang/pedagang.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { type RapidPasarCalls, rapidPasarCallsOf } from './rapid-test-pasar.fixture.ts'

const server = useTestApp()
let office: PasarOffices
let kota: RapidPasarCalls
beforeAll(async () => {
  office = await pasarOffices(server.get())
  kota = await rapidPasarCallsOf(server.get(), office.kota.client)
})

const dari = (pemasok: string) => ({ pasokan: [{ komoditas_id: 1, pemasok, asal_kota_id: 3204 }] })

test('a test leads to every stall and market of its supplier, and names nobody', async () => {
  const pemasok = `UD Telusur ${process.pid}`
  const [sini, sana] = [await office.kota.added(), await office.pusat.added({ kota_id: 3578, ...jauh })]
  const here = await pedagangCallsOf(office.kota.client).created(sini.id, {}, dari(pemasok))
  const there = await pedagangCallsOf(office.pusat.client).created(sana.id, {}, dari(pemasok))
  await pedagangCallsOf(office.kota.client).created(sini.id, {}, dari(`${pemasok} lain`))
  const pusat = await rapidPasarCallsOf(server.get(), office.pusat.client)
  await pusat.added(sana.id, { pedagang_id: there.pedagang[0]?.id, hasil_uji: 'Negatif' })
  const row = await kota.added(sini.id, { pedagang_id: here.pedagang[0]?.id })
  const { uji, telusur } = (await kota.telusur(row.id)).json().data
  expect([uji.id, telusur.length, telusur[0].total_kios, telusur[0].total_pasar]).toEqual([row.id, 1, 2, 2])
  const stalls = Object.fromEntries(
    telusur[0].kios.map((each: { pasar_id: number }) => [each.pasar_id, each]),
  )
  expect(stalls[sini.id]).toMatchObject({
    pedagang_id: here.pedagang[0]?.id,
    uji_terakhir: { id: row.id, parameter: 'Formalin', hasil_uji: 'Positif' },
  })
  // Outside the region the account sees the stall, but not its trader and tests.
  expect(stalls[sana.id]).toMatchObject({ pedagang_id: null, uji_terakhir: null, nama_pasar: sana.nama })
  expect(JSON.stringify(telusur)).not.toContain('Ibu Uji')
  const all = (await pusat.telusur(row.id)).json().data.telusur[0].kios
  expect(all.find((each: { pasar_id: number }) => each.pasar_id === sana.id).uji_terakhir.hasil_uji).toBe(
    'Negatif',
  )
  const lain = await rapidPasarCallsOf(server.get(), office.lain.client)
  expect((await lain.telusur(row.id)).json().code).toBe('TIDAK_DITEMUKAN')
})
const jauh = { lintang: -7.2575, bujur: 112.7521 }

test('without a named supplier those of the stall are followed, and without a stall there is nothing to follow', async () => {
  const pasar = await office.kota.added()
  const calls = pedagangCallsOf(office.kota.client)
  const pasokan = [
    { komoditas_id: 1, pemasok: `UD Satu ${process.pid}`, asal_kota_id: 3204 },
    { komoditas_id: 2, pemasok: `UD Dua ${process.pid}`, asal_kota_id: 3204 },
  ]
  const { pedagang } = await calls.created(pasar.id, {}, { pasokan })
  const ikan = { kategori: 'PSAI', komoditas_id: null, komoditas_tambahan: 'Ikan asin' }
  const row = await kota.added(pasar.id, { ...ikan, pedagang_id: pedagang[0]?.id })
  expect(row.pemasok_id).toBeNull()
  const found = (await kota.telusur(row.id)).json().data.telusur
  expect(found.map(({ pemasok }: { pemasok: { nama: string } }) => pemasok.nama).sort()).toEqual([
    `UD Dua ${process.pid}`,
    `UD Satu ${process.pid}`,
  ])
  const bare = await kota.added(pasar.id)
  expect((await kota.telusur(bare.id)).json().data.telusur).toEqual([])
})

test('stalls to take a sample at are those that sell, without names, of the collections that the account reaches', async () => {
  const pasar = await office.kota.added()
  const calls = pedagangCallsOf(office.kota.client)
  await calls.created(pasar.id, {}, { nomor_kios: 'K-1' })
  await calls.created(pasar.id, {}, { nomor_kios: 'K-2', aktif: false })
  await calls.created(pasar.id, { is_okkp: true }, { nomor_kios: 'K-3' })
  const kiosOf = async (client: RapidPasarCalls) =>
    (await client.kios(pasar.id)).json().data.map(({ nomor_kios }: { nomor_kios: string }) => nomor_kios)
  expect(await kiosOf(kota)).toEqual(['K-1', 'K-3'])
  expect(await kiosOf(await rapidPasarCallsOf(server.get(), office.okpoKota.client))).toEqual(['K-1'])
  expect((await kota.kios(pasar.id)).body).not.toContain('Ibu Uji')
  const lain = await rapidPasarCallsOf(server.get(), office.lain.client)
  expect((await lain.kios(pasar.id)).json().code).toBe('TIDAK_DITEMUKAN')
})

test('an old positive is followed up by hand, once; a negative never', async () => {
  const pasar = await office.kota.added()
  const tanggal = addDays(dayInJakarta(new Date()), -120)
  const old = await kota.added(pasar.id, { tanggal })
  const opened = (await kota.openTindakLanjut(old.id)).json().data
  expect([old.tindak_lanjut_id, opened.tindak_lanjut_ditutup]).toEqual([null, false])
  expect((await kota.openTindakLanjut(old.id)).json().code).toBe('BENTROK')
  const negatif = await kota.added(pasar.id, { hasil_uji: 'Negatif' })
  const refused = (await kota.openTindakLanjut(negatif.id)).json()
  expect([refused.code, refused.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'id'])
})
