import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { beforeAll, describe, expect, test } from 'vitest'
import { formPduk, registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { readHolidays } from './isi.repository.ts'
import { accountsOf, failedTest, goods, supplier, today } from './kasus.fixture.ts'
import { remindOfKasus } from './pengingat-kasus.service.ts'

const server = useTestApp()
const as = accountsOf(server)
let inDays: (days: number) => string

beforeAll(async () => {
  const holidays = await readHolidays(server.get().platform.db)
  inDays = (days) => addWorkingDays(new Date(), days, holidays)
})

const at = (days: number) => {
  const { platform } = server.get()
  return { ...platform, clock: () => new Date(Date.now() + days * 86_400_000) }
}
const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

test('the office is reminded before the due day and after it, once each', async () => {
  const malang = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3573 })
  await malang.added({ lokasi_sampel: 'Pasar Pengingat' })
  const told = async () =>
    (await malang.news()).filter(
      (text) => text.startsWith('Kasus Formalin') && text.includes('Pasar Pengingat'),
    ).length
  const due = daysTo(inDays(3))
  const steps = []
  for (const day of [due - 3, due - 3, due, due + 1, due + 1]) {
    await Promise.all([remindOfKasus(at(day)), remindOfKasus(at(day))])
    steps.push(await told())
  }
  expect(steps).toEqual([1, 1, 1, 2, 2])
})

test('a due day that moved is reminded of again, the old one is not', async () => {
  const batu = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3579 })
  const row = await batu.added({ lokasi_sampel: 'Pasar Kembali' })
  const told = async () =>
    (await batu.news()).filter((text) => text.startsWith('Kasus Formalin') && text.includes('Pasar Kembali'))
      .length
  const late = daysTo(inDays(3)) + 1
  await batu.did('minta_uji', (await batu.chainOf(row)).id, { laboratorium: 'UPTD Laboratorium' })
  await remindOfKasus(at(late))
  expect(await told()).toBe(0)
  await remindOfKasus(at(daysTo(inDays(14)) + 1))
  expect(await told()).toBe(1)
})

describe('each open step', () => {
  test('is reminded of by itself, so that a late one does not hide the others', async () => {
    const pasuruan = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3575 })
    await failedTest(pasuruan, { lokasi_sampel: 'Gudang Langkah' })
    const told = async () =>
      (await pasuruan.news()).flatMap((text) => /\(Gudang Langkah\): (.+) lewat batas/.exec(text)?.[1] ?? [])
    await remindOfKasus(at(daysTo(inDays(1)) + 1))
    expect(await told()).toEqual(['pengamanan barang'])
    await remindOfKasus(at(daysTo(inDays(5)) + 1))
    expect(await told()).toEqual(['penelusuran pemasok', 'pengamanan barang'])
  })

  test('is reminded at its holder: the centre guides the holders of its permits', async () => {
    const kediri = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3571 })
    const pusat = await as('OKKP_ADMIN_PUSAT')
    const unit = await registrasiCalls(kediri.client).added({ kota_id: 3571 })
    const { db } = server.get().platform
    await db.updateTable('okkp.registrasi').set({ pusat: true }).where('id', '=', unit.id).execute()
    const { kasus } = await failedTest(kediri, {
      no_registrasi: unit.no_registration,
      lokasi_sampel: 'Gudang Pusat',
    })
    await kediri.did('amankan', kasus.id, goods())
    await kediri.did('telusuri', kasus.id, supplier())
    const told = async (by: typeof kediri) =>
      (await by.news()).filter((text) => text.includes('(Gudang Pusat): pembinaan atau sanksi lewat')).length
    await remindOfKasus(at(daysTo(inDays(10)) + 1))
    expect([await told(pusat), await told(kediri)]).toEqual([1, 0])
  })

  test('that waits for a laboratory reminds the laboratory too', async () => {
    const kota = await as('OKKP_ADMIN_KOTA')
    const lab = await as('OKKP_ADMIN_UJILAB')
    const kasus = await kota.chainOf(await kota.added({ lokasi_sampel: 'Pasar Menunggu' }))
    await kota.did('minta_uji', kasus.id, { laboratorium_provinsi_id: 32 })
    await remindOfKasus(at(daysTo(inDays(14)) + 1))
    for (const by of [kota, lab]) {
      const late = (await by.news()).filter((text) =>
        text.includes('(Pasar Menunggu): hasil laboratorium lewat batas waktunya'),
      )
      expect(late).toHaveLength(1)
    }
  })
})

test('a new holiday moves the due days of open cases and of requests, and its removal moves them back', async () => {
  const kota = await as('OKKP_ADMIN_KOTA')
  const admin = await server.get().as('SUPERADMIN')
  const waiting = await kota.chainOf(await kota.added({ lokasi_sampel: 'Pasar Libur' }))
  const asked = await kota.chainOf(await kota.added({ lokasi_sampel: 'Pasar Libur Lain', komoditas_id: 2 }))
  await kota.did('minta_uji', asked.id, { laboratorium: 'UPTD Laboratorium' })
  const days = async () => {
    const { permintaan, batas_waktu } = await kota.rincian(asked.id)
    const { data } = (await kota.chains({ rapid_test_id: String(waiting.asal_id) })).json()
    return [data[0].batas_waktu, batas_waktu, permintaan[0]?.batas]
  }
  const before = await days()
  expect(before).toEqual([inDays(3), inDays(14), inDays(14)])
  const tanggal = inDays(2)
  const payload = { tanggal, nama: 'Libur mendadak', cuti_bersama: false }
  const url = '/api/psat/master/hari-libur'
  expect((await admin.inject({ method: 'PUT', url, payload })).statusCode).toBe(200)
  expect(await days()).toEqual([inDays(4), inDays(15), inDays(15)])
  expect((await admin.inject({ method: 'DELETE', url, query: { tanggal } })).statusCode).toBe(200)
  expect(await days()).toEqual(before)
})

test('a permit that was renewed meanwhile is supervised on its successor, and that answers the case', async () => {
  const kota = await as('OKKP_ADMIN_KOTA')
  const calls = registrasiCalls(kota.client)
  const old = await calls.added()
  const { kasus } = await failedTest(kota, { no_registrasi: old.no_registration })
  const renew = async (id: number) => (await calls.renew({ ...formPduk(), id })).json().data.id as number
  const second = await renew(old.id)
  const third = await renew(second)
  const { isian, versi } = await kota.rincian(kasus.id)
  expect(isian.pengawasan.registrasi_id).toBe(third)
  const answer = await calls.supervise({
    registrasi_id: third,
    jenis: 'dugaan',
    tanggal: today,
    aspek: ['keamanan'],
    hasil: 'tidak_sesuai',
    sanksi: 'peringatan',
    tindak_lanjut: { id: kasus.id, versi },
  })
  expect(answer.statusCode).toBe(200)
  expect((await kota.rincian(kasus.id)).terbuka).not.toContain('pembinaan')
})
