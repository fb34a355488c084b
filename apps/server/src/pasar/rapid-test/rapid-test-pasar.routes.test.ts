import { randomUUID } from 'node:crypto'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta, formatShortDate } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { pedagangCallsOf } from '#pasar/pedagang/pedagang.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { closeUntested } from '#testing/close-kasus.ts'
import { idOfParameter, type RapidPasarCalls, rapidPasarCallsOf } from './rapid-test-pasar.fixture.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
let office: PasarOffices
let kota: RapidPasarCalls
beforeAll(async () => {
  office = await pasarOffices(server.get())
  kota = await rapidPasarCallsOf(server.get(), office.kota.client)
})

const faultOf = async (answer: Promise<{ json(): { code?: string; errors?: { field: string }[] } }>) => {
  const { code, errors } = (await answer).json()
  return [code, errors?.[0]?.field]
}
const terbuka = async (id: number, more: Record<string, string> = {}) =>
  (
    await server
      .get()
      .app.inject({ url: '/api/pasar-pangan/public/pasar/detail', query: { id: String(id), ...more } })
  ).json().data
const chainsOf = async (id: number) => {
  const query = { rapid_pasar_id: String(id) }
  return (await office.kota.client.inject({ url: '/api/okkp/tindak_lanjut', query })).json().data
}

describe('a positive', () => {
  test('names stall and supplier to the office, and opens the chain that OKKP knows', async () => {
    const pasar = await office.kota.added()
    const group = await pedagangCallsOf(office.kota.client).created(pasar.id)
    const [kios] = group.pedagang
    const row = await kota.added(pasar.id, { pedagang_id: kios?.id, kit_lot: 'L-1', kode_sampel: 'S-7' })
    expect(row).toMatchObject({
      ...{ nama_pasar: pasar.nama, kota: 'Kota Bandung', parameter: 'Formalin', kode_sampel: 'S-7' },
      ...{ nomor_kios: kios?.nomor_kios, pemasok: 'UD Sumber Tani', asal_kota: 'Kabupaten Bandung' },
      ...{ keadaan: 'menunggu', tindak_lanjut_ditutup: false, jumlah_sampel: 1, versi: 1 },
    })
    const [chain] = await chainsOf(row.id)
    expect(chain).toMatchObject({
      ...{ id: row.tindak_lanjut_id, asal: 'rapid_pasar', langkah: 'konfirmasi', giliran_saya: true },
      lokasi: `${pasar.nama}, kios ${kios?.nomor_kios}`,
    })
  })

  test('stands in public without stall and supplier, waiting until a laboratory confirms it', async () => {
    const pasar = await office.kota.added()
    const positif = { nomor_kios: 'RAHASIA-1', pemasok: 'CV Rahasia', penguji: 'Ibu Rahasia' }
    const row = await kota.added(pasar.id, positif)
    await kota.added(pasar.id, { hasil_uji: 'Negatif', tanggal: addDays(today, -1) })
    const before = await terbuka(pasar.id)
    expect(before.uji_terakhir.map(({ hasil }: { hasil: string }) => hasil)).toEqual(['menunggu', 'negatif'])
    expect(JSON.stringify(before)).not.toMatch(/RAHASIA|Rahasia/)
    const { db } = server.get().platform
    const { id: uji } = await db
      .insertInto('okkp.uji_lab')
      .values({
        ...{
          jenis_uji_lab_id: 5,
          tanggal: addDays(today, -2),
          lembaga: 'Uji',
          laboratorium: 'Uji',
          lokasi_sampel: 'Uji',
        },
        ...{ komoditas_id: 1, status: 'MS', tindak_lanjut_id: row.tindak_lanjut_id, provinsi_id: 32 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const hasil = { uji_lab_id: uji, urutan: 0, parameter_id: row.parameter_id, hasil_uji: 'Negatif' }
    await db
      .insertInto('okkp.hasil_uji_lab')
      .values({ ...hasil, status: 'MS', alasan: 'Dibaca dari LHU' })
      .execute()
    const [waiting, negatif] = before.uji_terakhir
    expect([waiting.hasil_pada, negatif.hasil_pada]).toEqual([null, null])
    const known = async () => {
      const [{ id, hasil, hasil_pada }] = (await terbuka(pasar.id)).uji_terakhir
      return { id, hasil, hasil_pada }
    }
    const tested = { id: row.id, hasil_pada: addDays(today, -2) }
    expect(await known()).toEqual({ ...tested, hasil: 'tidak_terkonfirmasi' })
    await db.updateTable('okkp.uji_lab').set({ status: 'TMS' }).where('id', '=', uji).execute()
    await db.updateTable('okkp.hasil_uji_lab').set({ status: 'TMS' }).where('uji_lab_id', '=', uji).execute()
    expect(await known()).toEqual({ ...tested, hasil: 'terkonfirmasi' })
    const listed = await kota.list({ keadaan: 'terkonfirmasi', pasar_id: String(pasar.id) })
    expect(listed.json().data.map(({ id }: { id: number }) => id)).toEqual([row.id])
    expect((await kota.remove(row.id)).json().code).toBe('MASIH_DIPAKAI')
  })

  test('closed without a laboratory says so in public, with the day of the closing', async () => {
    const pasar = await office.kota.added()
    const row = await kota.added(pasar.id)
    const [chain] = await chainsOf(row.id)
    await closeUntested(server.get(), office.kota.client, chain.id)
    expect((await terbuka(pasar.id)).uji_terakhir[0]).toMatchObject({
      hasil: 'tidak_diuji',
      hasil_pada: today,
    })
    const frame = await server.get().app.inject({ url: '/embed/v1/pasar', query: { id: String(pasar.id) } })
    const day = formatShortDate(today)
    expect(frame.body).toContain(`Positif pada saringan ${day}; ditutup tanpa uji laboratorium pada ${day}`)
  })

  test('of long ago is in the answer if its sheet asks for it, unless it belongs to another market', async () => {
    const [pasar, lain] = [await office.kota.added(), await office.kota.added()]
    const old = await kota.added(pasar.id, { tanggal: addDays(today, -60) })
    for (let n = 0; n < 12; n += 1) await kota.added(pasar.id, { hasil_uji: 'Negatif' })
    const ids = async (id: number, uji?: string) =>
      (await terbuka(id, uji === undefined ? {} : { uji })).uji_terakhir.map(
        (each: { id: number }) => each.id,
      )
    expect(await ids(pasar.id)).toHaveLength(12)
    expect(await ids(pasar.id)).not.toContain(old.id)
    expect((await ids(pasar.id, String(old.id))).at(-1)).toBe(old.id)
    expect(await ids(lain.id, String(old.id))).toEqual([])
    expect(await ids(pasar.id, '999999999')).toHaveLength(12)
  })

  test('names the office of its market on its own page', async () => {
    const row = await kota.added((await office.kota.added()).id)
    const query = { id: String(row.id) }
    const answer = await office.kota.client.inject({ url: '/api/pasar-pangan/rapid-test/detail', query })
    expect(answer.json().data).toMatchObject({ id: row.id, kantor: 'OKKP Kota Bandung', hasil_pada: null })
  })

  test('corrected to negative closes its chain, deleted takes it along, and one of long ago opens none', async () => {
    const pasar = await office.kota.added()
    const row = await kota.added(pasar.id)
    const form = kota.form(pasar.id, { hasil_uji: 'Negatif' })
    const changed = (await kota.update({ ...form, id: row.id, versi: row.versi })).json().data
    expect([changed.keadaan, changed.tindak_lanjut_ditutup, changed.versi]).toEqual([null, true, 2])
    expect((await kota.update({ ...form, id: row.id, versi: row.versi })).json().code).toBe('BENTROK')
    expect((await kota.remove(row.id)).statusCode).toBe(200)
    expect(await chainsOf(row.id)).toEqual([])
    const old = await kota.added(pasar.id, { tanggal: addDays(today, -91) })
    expect([old.tindak_lanjut_id, old.keadaan]).toEqual([null, 'menunggu'])
    const fresh = await kota.added(pasar.id, { tanggal: addDays(today, -90) })
    expect(fresh.tindak_lanjut_id).not.toBeNull()
  })
})

test('a test sent again under its key is the same test', async () => {
  const pasar = await office.kota.added()
  const form = kota.form(pasar.id, { kunci: randomUUID() })
  const answers = [...(await Promise.all([kota.add(form), kota.add(form)])), await kota.add(form)]
  expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1)
  expect((await kota.list({ pasar_id: String(pasar.id) })).json().data).toHaveLength(1)
})

test('kinds of food are counted by result, within the region alone', async () => {
  const pasar = await office.kota.added()
  const query = { pasar_id: String(pasar.id) }
  await kota.added(pasar.id, { kategori: 'PSAI', komoditas_tambahan: 'Ikan asin', komoditas_id: null })
  await kota.added(pasar.id, { hasil_uji: 'Negatif' })
  expect((await kota.jumlah(query)).json().data).toEqual(
    expect.arrayContaining([
      { kategori: 'PSAI', positif: 1, negatif: 0, total: 1 },
      { kategori: 'PSAT', positif: 0, negatif: 1, total: 1 },
    ]),
  )
  const lain = await rapidPasarCallsOf(server.get(), office.lain.client)
  expect((await lain.jumlah(query)).json().data).toEqual([])
  expect((await lain.list(query)).json().data).toEqual([])
})

describe('bad input is said at its field', () => {
  test.each<[string, object, string]>([
    ['a parameter of another kind', { jenis_rapid_test_id: 4 }, 'parameter_id'],
    ['tomorrow', { tanggal: addDays(today, 1) }, 'tanggal'],
    ['a kit that had expired', { kit_kedaluwarsa: addDays(today, -1) }, 'kit_kedaluwarsa'],
    ['a plant without its commodity', { komoditas_id: null }, 'komoditas_id'],
    ['fish without its name', { kategori: 'PSAI', komoditas_id: null }, 'komoditas_tambahan'],
    ['an unknown commodity', { komoditas_id: 999_999 }, 'komoditas_id'],
    ['no sample', { jumlah_sampel: 0 }, 'jumlah_sampel'],
    ['a stall that there is not', { pedagang_id: 999_999 }, 'pedagang_id'],
    ['a supplier of nowhere', { pemasok: 'UD Uji', asal_kota_id: 9999 }, 'asal_kota_id'],
  ])('%s', async (_name, more, field) => {
    const pasar = await office.kota.added()
    expect(await faultOf(kota.add(kota.form(pasar.id, more)))).toEqual(['VALIDASI_GAGAL', field])
    expect((await kota.list({ pasar_id: String(pasar.id) })).json().data).toEqual([])
  })

  test('the day of the kit itself and today are taken', async () => {
    const pasar = await office.kota.added()
    await kota.added(pasar.id, { tanggal: today, kit_kedaluwarsa: today })
  })

  test('a stall of another market, or of a collection that the account does not reach', async () => {
    const [satu, dua] = [await office.kota.added(), await office.kota.added()]
    const group = await pedagangCallsOf(office.kota.client).created(satu.id, { is_okkp: true })
    const pedagang_id = group.pedagang[0]?.id
    expect(await faultOf(kota.add(kota.form(dua.id, { pedagang_id })))).toEqual([
      'VALIDASI_GAGAL',
      'pedagang_id',
    ])
    const okpo = await rapidPasarCallsOf(server.get(), office.okpoKota.client)
    expect(await faultOf(okpo.add(kota.form(satu.id, { pedagang_id })))).toEqual([
      'VALIDASI_GAGAL',
      'pedagang_id',
    ])
    const row = await kota.added(satu.id, { pedagang_id })
    // An unchanged stall needs no permission when the account changes other fields.
    const same = { ...kota.form(satu.id, { pedagang_id, catatan: 'Uji' }), id: row.id, versi: row.versi }
    expect((await okpo.update(same)).statusCode).toBe(200)
  })
})

describe('whose tests they are', () => {
  test('another region neither finds nor changes one, and a market outside is told at its field', async () => {
    const pasar = await office.kota.added()
    const row = await kota.added(pasar.id)
    const lain = await rapidPasarCallsOf(server.get(), office.lain.client)
    expect((await lain.detail(row.id)).json().code).toBe('TIDAK_DITEMUKAN')
    expect((await lain.remove(row.id)).json().code).toBe('TIDAK_DITEMUKAN')
    expect(await faultOf(lain.add(lain.form(pasar.id)))).toEqual(['VALIDASI_GAGAL', 'pasar_id'])
    expect((await lain.list({ provinsi_id: '32' })).json().code).toBe('WILAYAH_DITOLAK')
    for (const each of [office.pusat, office.daerah, office.okpo, office.okpoKota]) {
      const calls = await rapidPasarCallsOf(server.get(), each.client)
      expect((await calls.detail(row.id)).statusCode).toBe(200)
    }
  })

  test('a laboratory admin is turned away', async () => {
    const lab = await rapidPasarCallsOf(server.get(), office.lab.client)
    expect((await lab.list()).json().code).toBe('TIDAK_BERWENANG')
  })

  test('a trader who leaves takes the link, not the number of the stall', async () => {
    const pasar = await office.kota.added()
    const calls = pedagangCallsOf(office.kota.client)
    const { pedagang } = await calls.created(pasar.id)
    const pedagang_id = pedagang[0]?.id ?? 0
    const row = await kota.added(pasar.id, { pedagang_id })
    expect((await calls.remove({ pedagang_id })).statusCode).toBe(200)
    const { data } = (await kota.detail(row.id)).json()
    expect([data.pedagang_id, data.nomor_kios]).toEqual([null, pedagang[0]?.nomor_kios])
  })
})

test('found by market, parameter, food, stall and supplier', async () => {
  const pasar = await office.kota.added({ nama: `Pasar Cari ${process.pid}` })
  const rhodamin = await idOfParameter(server.get(), 'Rhodamin B')
  const row = await kota.added(pasar.id, {
    parameter_id: rhodamin,
    nomor_kios: 'ZZ-9',
    pemasok: 'UD Unik Sekali',
    komoditas_tambahan: 'giling halus',
  })
  for (const search of [`Cari ${process.pid}`, 'ZZ-9', 'Unik Sekali', 'giling halus'])
    expect((await kota.list({ search })).json().data.map(({ id }: { id: number }) => id)).toEqual([row.id])
  const byParameter = (await kota.list({ search: 'rhodamin' })).json().data
  expect(byParameter.map(({ id }: { id: number }) => id)).toContain(row.id)
})
