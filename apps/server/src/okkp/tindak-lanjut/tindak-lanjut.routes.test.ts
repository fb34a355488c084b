import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { rapidCalls } from '#okkp/rapid-test/rapid-test.fixture.ts'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { formLogam, ujiLabCalls } from '#okkp/uji-lab/uji-lab.fixture.ts'
import { type TestApp, useTestApp } from '#testing/app.ts'
import { untilLocked } from '#testing/locks.ts'
import { remindOfRantai } from './pengingat-rantai.service.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
type Calls = Awaited<ReturnType<typeof rapidCalls>>
const as = async (...account: Parameters<TestApp['as']>) => rapidCalls(await server.get().as(...account))
let kota: Calls
let lab: Calls
let daerah: Calls
let pusat: Calls

beforeAll(async () => {
  kota = await as('OKKP_ADMIN_KOTA')
  lab = await as('OKKP_ADMIN_UJILAB')
  daerah = await as('OKKP_ADMIN_DAERAH')
  pusat = await as('OKKP_ADMIN_PUSAT')
})

/** The regulation has a limit for lead but none for mercury, so only mercury has no verdict. */
const verdict = (status: 'MS' | 'TMS' | null) => ({
  tanggal: today,
  multiple_parameter: [
    {
      parameter: status === null ? 'Merkuri (Hg)' : 'Timbal (Pb)',
      hasil_uji: '0,05',
      satuan: 'mg/kg',
      status,
      alasan: 'Dibaca dari LHU',
    },
  ],
})

function confirm(by: Calls, chain: { id: number; versi: number }, status: 'MS' | 'TMS' | null) {
  const tindak_lanjut = { id: chain.id, versi: chain.versi }
  return ujiLabCalls(by.client).add(formLogam({ ...verdict(status), tindak_lanjut }))
}

const supervision = (registrasi_id: number, chain: { id: number; versi: number }) => ({
  registrasi_id,
  jenis: 'dugaan',
  tanggal: today,
  aspek: ['keamanan'],
  hasil: 'tidak_sesuai',
  sanksi: 'peringatan',
  tindak_lanjut: { id: chain.id, versi: chain.versi },
})

const closing = (chain: { id: number; versi: number }, luaran: string, catatan: string | null = null) => ({
  id: chain.id,
  versi: chain.versi,
  luaran,
  catatan,
})

describe('from a positive to its close', () => {
  test('rapid test, laboratory, supervision: each end reads the others', async () => {
    const registrasi = await registrasiCalls(kota.client).added()
    const row = await kota.added({ no_registrasi: registrasi.no_registration })
    const opened = await kota.chainOf(row)
    expect(opened).toMatchObject({
      asal: 'rapid_test',
      parameter: 'Formalin',
      langkah: 'uji',
      batas_waktu: addDays(today, 14),
      terlambat: false,
      penanggung: 'kota',
      penanggung_nama: 'OKKP Kota Bandung',
      giliran_saya: true,
      registrasi_id: registrasi.id,
      uji: [],
      pengawasan: [],
    })
    expect((await lab.news())[0]).toContain('Uji konfirmasi diminta')

    const tested = await confirm(lab, await lab.chainOf(row), 'TMS')
    expect([tested.statusCode, tested.json().errors]).toEqual([200, undefined])
    const uji = tested.json().data
    const confirmed = await kota.chainOf(row)
    expect(confirmed).toMatchObject({
      langkah: 'pengawasan',
      uji: [{ id: uji.id, tanggal: today, parameter: 'Timbal (Pb)', status: 'TMS' }],
    })
    expect((await kota.news())[0]).toContain('Uji konfirmasi TMS')
    expect((await kota.close(closing(confirmed, 'terkonfirmasi'))).json().errors[0].field).toBe('luaran')
    // The laboratory reads the follow-up through its own test, the province through its region. Neither needs the list
    // of rapid tests.
    expect((await lab.chains({ uji_lab_id: String(uji.id) })).json().data[0].id).toBe(confirmed.id)
    expect((await daerah.chain(confirmed.id)).json().data).toMatchObject({
      langkah: 'pengawasan',
      giliran_saya: false,
    })
    // A record that answers a follow-up cannot be deleted.
    expect((await ujiLabCalls(lab.client).remove(uji.id)).json().code).toBe('MASIH_DIPAKAI')
    expect((await kota.remove(row.id)).json().code).toBe('MASIH_DIPAKAI')

    const supervised = await registrasiCalls(kota.client).supervise(supervision(registrasi.id, confirmed))
    expect(supervised.json().data.pengawasan).toMatchObject({ tindak_lanjut_id: confirmed.id })
    const ready = await kota.chainOf(row)
    expect(ready).toMatchObject({ langkah: 'tutup', pengawasan: [{ tanggal: today, sanksi: 'peringatan' }] })
    expect((await kota.chains({ registrasi_id: String(registrasi.id) })).json().data[0].id).toBe(ready.id)
    const closed = await kota.close(closing(ready, 'terkonfirmasi'))
    expect(closed.json().data).toMatchObject({
      langkah: 'selesai',
      luaran: 'terkonfirmasi',
      giliran_saya: false,
    })
    expect((await kota.detail(row.id)).json().data.tindak_lanjut_ditutup).toBe(true)
  })

  test('a clean laboratory test closes it as not confirmed', async () => {
    const row = await kota.added()
    await confirm(lab, await lab.chainOf(row), null)
    expect((await kota.chainOf(row)).langkah).toBe('hasil')
    const uji = (await kota.chainOf(row)).uji[0]
    const stored = (await ujiLabCalls(lab.client).detail(uji?.id ?? 0)).json().data
    const settled = await ujiLabCalls(lab.client).update({
      ...stored,
      ...verdict('MS'),
      alasan_perubahan: 'Hasil baru keluar',
    })
    expect(settled.json().errors).toBeUndefined()
    const chain = await kota.chainOf(row)
    expect(chain.langkah).toBe('tutup')
    expect((await kota.close(closing(chain, 'terkonfirmasi'))).json().code).toBe('VALIDASI_GAGAL')
    expect((await kota.close(closing(chain, 'tidak_terkonfirmasi'))).json().data.luaran).toBe(
      'tidak_terkonfirmasi',
    )
  })

  test('a reason closes it, but not without words', async () => {
    const chain = await kota.chainOf(await kota.added())
    expect((await kota.close(closing(chain, 'alasan', 'habis'))).json().errors[0].field).toBe('catatan')
    const answer = await daerah.close(closing(chain, 'alasan', 'Sampel sudah habis terjual'))
    expect(answer.json().data.luaran).toBe('alasan')
  })
})

describe('who must act', () => {
  test('the city, else the province, else the centre, by the accounts there are', async () => {
    const jabar = await pusat.added({ provinsi_id: 32, kota_id: 3271 })
    expect((await pusat.chainOf(jabar)).penanggung).toBe('provinsi')
    expect((await daerah.chainOf(jabar)).giliran_saya).toBe(true)
    const papua = await pusat.added({ provinsi_id: 94, kota_id: null })
    expect(await pusat.chainOf(papua)).toMatchObject({ penanggung: 'pusat', giliran_saya: true })
    // A new account takes over at once. Nobody has to move records.
    const baru = await as('OKKP_ADMIN_KOTA', { kota_id: 3271 })
    expect(await baru.chainOf(jabar)).toMatchObject({ penanggung: 'kota', giliran_saya: true })
    expect((await daerah.chainOf(jabar)).giliran_saya).toBe(false)
  })

  test('the unit lies elsewhere: its region acts, the screening region reads', async () => {
    const semarang = await as('OKKP_ADMIN_KOTA', { provinsi_id: 33, kota_id: 3374 })
    const unit = await registrasiCalls(semarang.client).added({ kota_id: 3374 })
    const row = await kota.added({ no_registrasi: unit.no_registration })
    expect(await semarang.chainOf(row)).toMatchObject({
      kota_id: 3374,
      giliran_saya: true,
      boleh_tutup: true,
    })
    const read = await kota.chainOf(row)
    expect(read).toMatchObject({ giliran_saya: false, boleh_tutup: false })
    expect((await kota.close(closing(read, 'alasan', 'Bukan wilayah kami ini'))).json().code).toBe(
      'TIDAK_DITEMUKAN',
    )
    const lain = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3578 })
    expect((await lain.chain(read.id)).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test('it stands on the start page of the office, and of the laboratories', async () => {
    const cards = async ({ client }: Calls) =>
      (await client.inject({ url: '/api/admin/beranda' }))
        .json()
        .data.kartu.map(({ judul, jumlah }: { judul: string; jumlah: number }) => [judul, jumlah])
    const surabaya = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3578 })
    const labJatim = await as('OKKP_ADMIN_UJILAB', { provinsi_id: 35 })
    expect(await cards(surabaya)).toContainEqual(['Tindak lanjut rapid test', 0])
    await surabaya.added()
    expect(await cards(surabaya)).toContainEqual(['Tindak lanjut rapid test', 1])
    expect(await cards(labJatim)).toContainEqual(['Uji konfirmasi diminta', 1])
    expect((await surabaya.chains({ giliran: 'saya' })).json().meta.total).toBe(1)
    expect((await labJatim.chains({ menunggu: 'uji' })).json().meta.total).toBe(1)
  })

  test('the laboratories of the province are asked for the test, those of others are not', async () => {
    const labJatim = await as('OKKP_ADMIN_UJILAB', { provinsi_id: 35 })
    await kota.added({ lokasi_sampel: 'Pasar Laboratorium' })
    const asked = async ({ news }: Calls) =>
      (await news()).filter((text) => text.includes('Pasar Laboratorium')).length
    expect([await asked(lab), await asked(labJatim)]).toEqual([1, 0])
  })

  test('a laboratory reads and tests, it does not close', async () => {
    const chain = await lab.chainOf(await kota.added())
    expect(chain.boleh_tutup).toBe(false)
    expect((await lab.close(closing(chain, 'alasan', 'Sampel sudah habis'))).json().code).toBe(
      'TIDAK_BERWENANG',
    )
  })
})

describe('two at once', () => {
  test('of two closes one wins, and the other is told by whom', async () => {
    const chain = await kota.chainOf(await kota.added())
    const { db } = server.get().platform
    const answers = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('okkp.tindak_lanjut').select('id').where('id', '=', chain.id).forUpdate().execute()
      const racing = [kota, daerah].map((office) =>
        office.close(closing(chain, 'alasan', 'Sampel sudah habis terjual')),
      )
      await untilLocked(db, 2)
      return racing
    })
    const codes = (await Promise.all(answers)).map((answer) => answer.json())
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['BENTROK', undefined])
    const lost = codes.find(({ code }) => code === 'BENTROK')
    expect(lost.message).toMatch(/sudah ditutup oleh Akun Uji \d+ pada .*Muat ulang/)
  })

  test('of two confirmatory tests from the same view one is stored, the other whole refused', async () => {
    const row = await kota.added()
    const chain = await lab.chainOf(row)
    const before = (await ujiLabCalls(lab.client).list()).json().meta.total
    const answers = await Promise.all([confirm(lab, chain, 'MS'), confirm(kota, chain, 'TMS')])
    const codes = answers.map((answer) => answer.json().code)
    expect(codes.toSorted()).toEqual(['BENTROK', undefined])
    expect((await kota.chainOf(row)).uji).toHaveLength(1)
    expect((await ujiLabCalls(lab.client).list()).json().meta.total).toBe(before + 1)
  })

  test('a closed chain takes nothing in', async () => {
    const chain = await kota.chainOf(await kota.added())
    await kota.close(closing(chain, 'alasan', 'Sampel sudah habis terjual'))
    const late = await confirm(lab, { id: chain.id, versi: chain.versi + 1 }, 'TMS')
    expect([late.json().code, late.json().message]).toEqual([
      'BENTROK',
      expect.stringContaining('sudah ditutup'),
    ])
  })
})

describe('corrections of the screening', () => {
  test('to negative closes it, and back opens it again', async () => {
    const row = await kota.added()
    const wrong = { ...kota.form({ hasil_uji: 'Negatif' }), id: row.id }
    await kota.update({ ...wrong, versi: 1 })
    expect(await kota.chainOf(row)).toMatchObject({
      luaran: 'alasan',
      catatan: 'Hasil rapid test dikoreksi menjadi Negatif.',
    })
    await kota.update({ ...wrong, hasil_uji: 'Positif', lokasi_sampel: 'Pasar Baru', versi: 2 })
    expect(await kota.chainOf(row)).toMatchObject({ ditutup: null, lokasi: 'Pasar Baru', langkah: 'uji' })
  })

  test('a deleted one that nobody answered takes its chain along', async () => {
    const row = await kota.added()
    const { id } = await kota.chainOf(row)
    expect((await kota.remove(row.id)).statusCode).toBe(200)
    expect((await kota.chain(id)).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test('one whose only answer was deleted may go as well', async () => {
    const registrasi = await registrasiCalls(kota.client).added()
    const row = await kota.added({ no_registrasi: registrasi.no_registration })
    const chain = await kota.chainOf(row)
    const supervised = await registrasiCalls(kota.client).supervise(supervision(registrasi.id, chain))
    expect((await kota.remove(row.id)).json().code).toBe('MASIH_DIPAKAI')
    const { id } = supervised.json().data.pengawasan
    expect((await registrasiCalls(kota.client).unsupervise(id)).statusCode).toBe(200)
    expect((await kota.remove(row.id)).statusCode).toBe(200)
  })

  test('an old positive opens nothing by itself, by hand it does, once', async () => {
    const row = await kota.added({ tanggal: addDays(today, -91) })
    expect(row.tindak_lanjut_id).toBeNull()
    expect((await kota.open(row.id)).json().data).toMatchObject({ langkah: 'uji' })
    expect((await kota.open(row.id)).json().code).toBe('BENTROK')
    const clean = await kota.added({ hasil_uji: 'Negatif' })
    expect((await kota.open(clean.id)).json().code).toBe('VALIDASI_GAGAL')
  })
})

test('the supervision of another registration does not answer a chain', async () => {
  const [own, other] = [
    await registrasiCalls(kota.client).added(),
    await registrasiCalls(kota.client).added(),
  ]
  const chain = await kota.chainOf(await kota.added({ no_registrasi: own.no_registration }))
  const answer = await registrasiCalls(kota.client).supervise(supervision(other.id, chain))
  expect(answer.json().errors[0].field).toBe('registrasi_id')
  expect((await registrasiCalls(kota.client).detail(other.id)).json().data.pengawasan).toEqual([])
})

test('the office is reminded before the due day and after it, once each', async () => {
  const { platform } = server.get()
  const malang = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3573 })
  await malang.added({ lokasi_sampel: 'Pasar Pengingat' })
  const at = (days: number) => ({ ...platform, clock: () => new Date(Date.now() + days * 86_400_000) })
  const told = async () => (await malang.news()).filter((text) => text.includes('Pasar Pengingat')).length
  const steps = []
  for (const day of [10, 11, 11, 14, 15, 15]) {
    await Promise.all([remindOfRantai(at(day)), remindOfRantai(at(day))])
    steps.push(await told())
  }
  expect(steps).toEqual([0, 1, 1, 1, 2, 2])
})

test('a chain that was opened again is reminded of again', async () => {
  const { platform } = server.get()
  const batu = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3579 })
  const row = await batu.added({ lokasi_sampel: 'Pasar Kembali' })
  const at = (days: number) => ({ ...platform, clock: () => new Date(Date.now() + days * 86_400_000) })
  const told = async () =>
    (await batu.news()).filter((text) => text.startsWith('Tindak lanjut') && text.includes('Pasar Kembali'))
      .length
  await remindOfRantai(at(11))
  expect(await told()).toBe(1)
  const form = { ...batu.form({ lokasi_sampel: 'Pasar Kembali' }), id: row.id }
  await batu.update({ ...form, hasil_uji: 'Negatif', versi: 1 })
  await remindOfRantai(at(11))
  expect(await told()).toBe(1)
  await batu.update({ ...form, hasil_uji: 'Positif', versi: 2 })
  await remindOfRantai(at(11))
  expect(await told()).toBe(2)
})
