import { addDays } from '@portal/domain/platform/calendar/add-days'
import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { beforeAll, describe, expect, test } from 'vitest'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { jenisUji, ujiLabCalls } from '#okkp/uji-lab/uji-lab.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { untilLocked } from '#testing/locks.ts'
import { readHolidays } from './isi.repository.ts'
import {
  accountsOf,
  confirm,
  failedTest,
  goods,
  guidance,
  type KasusCalls,
  reason,
  supplier,
  today,
  verdict,
} from './kasus.fixture.ts'

const server = useTestApp()
const as = accountsOf(server)
let kota: KasusCalls
let kota2: KasusCalls
let lab: KasusCalls
let daerah: KasusCalls
let pusat: KasusCalls
let inDays: (days: number) => string

beforeAll(async () => {
  kota = await as('OKKP_ADMIN_KOTA')
  kota2 = await as('OKKP_ADMIN_KOTA')
  lab = await as('OKKP_ADMIN_UJILAB')
  daerah = await as('OKKP_ADMIN_DAERAH')
  pusat = await as('OKKP_ADMIN_PUSAT')
  const holidays = await readHolidays(server.get().platform.db)
  inDays = (days) => addWorkingDays(new Date(), days, holidays)
})

const supervision = (
  registrasi_id: number,
  kasus: { id: number; versi: number } | null,
  more: object = {},
) => ({
  registrasi_id,
  jenis: 'dugaan',
  tanggal: today,
  aspek: ['keamanan'],
  hasil: 'tidak_sesuai',
  sanksi: 'peringatan',
  tindak_lanjut: kasus && { id: kasus.id, versi: kasus.versi },
  ...more,
})

const closing = (kasus: { id: number; versi: number }, luaran: string, catatan: string | null = null) => ({
  id: kasus.id,
  versi: kasus.versi,
  luaran,
  catatan,
})

describe('from a positive to its close', () => {
  test('with a registered unit: laboratory, goods, supplier, supervision, re-test', async () => {
    const registrasi = await registrasiCalls(kota.client).added()
    const row = await kota.added({ no_registrasi: registrasi.no_registration })
    const opened = await kota.chainOf(row)
    expect(opened).toMatchObject({
      asal: 'rapid_test',
      parameter: 'Formalin',
      langkah: 'konfirmasi',
      terbuka: ['konfirmasi'],
      batas_waktu: inDays(3),
      terlambat: false,
      penanggung: 'kota',
      penanggung_nama: 'OKKP Kota Bandung',
      giliran_saya: true,
      registrasi_id: registrasi.id,
      uji: [],
      pengawasan: [],
    })
    const { id } = opened
    const asked = await kota.did('minta_uji', id, { laboratorium_provinsi_id: 32 })
    expect(asked).toMatchObject({ menunggu_laboratorium: true, batas_waktu: inDays(14) })
    expect((await lab.news())[0]).toContain('Permintaan uji')
    expect((await lab.requests({ keadaan: 'terbuka' })).json().data[0]).toMatchObject({ kasus_id: id })

    const tested = await confirm(lab, await lab.chainOf(row), 'TMS')
    expect([tested.statusCode, tested.json().errors]).toEqual([200, undefined])
    const uji = tested.json().data
    const confirmed = await kota.rincian(id)
    expect(confirmed).toMatchObject({
      dipastikan: true,
      terbuka: ['pengamanan', 'penelusuran', 'pembinaan'],
      batas_waktu: inDays(1),
      uji: [{ id: uji.id, tanggal: today, parameter: 'Formalin', status: 'TMS' }],
      permintaan: [{ keadaan: 'dijawab', uji_lab_id: uji.id }],
    })
    expect(confirmed.langkah_kasus.map(({ batas }) => batas)).toEqual([
      expect.any(String),
      inDays(1),
      inDays(5),
      inDays(10),
      null,
      null,
    ])
    expect((await kota.news())[0]).toContain('Uji laboratorium TMS')
    // The laboratory reads the case through its own test, the province through its region.
    expect((await lab.chains({ uji_lab_id: String(uji.id) })).json().data[0].id).toBe(id)
    expect((await daerah.rincian(id)).giliran_saya).toBe(false)
    // A record that answers a case cannot be deleted.
    expect((await ujiLabCalls(lab.client).remove(uji.id)).json().code).toBe('MASIH_DIPAKAI')
    expect((await kota.remove(row.id)).json().code).toBe('MASIH_DIPAKAI')

    const secured = await kota.did('amankan', id, goods())
    expect(secured.langkah_kasus.find(({ langkah }) => langkah === 'uji_ulang')).toMatchObject({
      status: 'berjalan',
      batas: inDays(30),
    })
    await kota.did('telusuri', id, supplier())
    const supervised = await registrasiCalls(kota.client).supervise(
      supervision(registrasi.id, await kota.chainOf(row)),
    )
    expect(supervised.json().data.pengawasan).toMatchObject({ tindak_lanjut_id: id })
    expect((await kota.rincian(id)).terbuka).toEqual(['uji_ulang'])
    const early = await kota.rincian(id)
    const refused = await kota.close(closing(early, 'terkonfirmasi'))
    expect(refused.json().errors[0].field).toBe('luaran')

    const clean = { hasil_uji: 'Negatif', no_registrasi: registrasi.no_registration }
    await kota.added({ ...clean, tindak_lanjut: { id, versi: early.versi } })
    const ready = await kota.rincian(id)
    expect(ready).toMatchObject({ langkah: 'penutupan', luaran_diusulkan: 'terkonfirmasi' })
    expect((await kota.chains({ registrasi_id: String(registrasi.id) })).json().data[0].id).toBe(id)
    const closed = (await kota.close(closing(ready, 'terkonfirmasi'))).json().data
    expect(closed).toMatchObject({ langkah: 'selesai', luaran: 'terkonfirmasi', aksi: [], batas_waktu: null })
    expect(closed.riwayat.map(({ judul }: { judul: string }) => judul)).toEqual([
      'Kasus dibuka',
      'Uji diminta',
      'Uji laboratorium dicatat',
      'Barang diamankan',
      'Pemasok ditelusuri',
      'Pengawasan dicatat',
      'Rapid test ulang dicatat',
      'Kasus ditutup',
    ])
    expect((await kota.detail(row.id)).json().data.tindak_lanjut_ditutup).toBe(true)
  })

  test('a clean laboratory test closes it as not confirmed', async () => {
    const row = await kota.added()
    await confirm(lab, await lab.chainOf(row), null)
    expect(await kota.chainOf(row)).toMatchObject({ langkah: 'konfirmasi', menunggu_laboratorium: true })
    const uji = (await kota.chainOf(row)).uji[0]
    const stored = (await ujiLabCalls(lab.client).detail(uji?.id ?? 0)).json().data
    const settled = await ujiLabCalls(lab.client).update({
      ...stored,
      ...verdict('MS', 'Formalin'),
      jenis_uji_lab_id: jenisUji.bahan,
      alasan_perubahan: 'Hasil baru keluar',
    })
    expect(settled.json().errors).toBeUndefined()
    const kasus = await kota.chainOf(row)
    expect([kasus.langkah, kasus.batas_waktu]).toEqual(['penutupan', null])
    expect((await kota.close(closing(kasus, 'terkonfirmasi'))).json().code).toBe('VALIDASI_GAGAL')
    expect((await kota.close(closing(kasus, 'tidak_terkonfirmasi'))).json().data.luaran).toBe(
      'tidak_terkonfirmasi',
    )
  })

  test('a laboratory TMS opens its own case and needs a laboratory re-test', async () => {
    const { uji, kasus } = await failedTest(kota)
    expect(kasus).toMatchObject({ asal: 'uji_lab', asal_id: uji.id, langkah: 'pengamanan', dipastikan: true })
    const { id } = kasus
    await kota.did('amankan', id, goods())
    await kota.did(
      'telusuri',
      id,
      supplier({ pemasok: null, tidak_diketahui: true, catatan: 'Tidak ada catatan beli' }),
    )
    const guided = await kota.did('bina', id, guidance)
    expect(guided.terbuka).toEqual(['uji_ulang'])
    await confirm(lab, guided, 'MS')
    const { luaran_diusulkan, jumlah_sumber } = await kota.rincian(id)
    expect([luaran_diusulkan, jumlah_sumber]).toEqual(['terkonfirmasi', 1])
  })

  test('a re-test that is TMS goes back to securing goods', async () => {
    const { kasus } = await failedTest(kota)
    await kota.did('amankan', kasus.id, goods())
    await confirm(lab, await kota.rincian(kasus.id), 'TMS')
    expect(await kota.rincian(kasus.id)).toMatchObject({
      putaran_ke: 2,
      terbuka: ['pengamanan', 'penelusuran', 'pembinaan'],
    })
  })

  test('a supervision with a sanction has guided already, the rest stays to do', async () => {
    const registrasi = await registrasiCalls(kota.client).added()
    const { id } = (await registrasiCalls(kota.client).supervise(supervision(registrasi.id, null))).json()
      .data.pengawasan
    const [kasus] = (await kota.chains({ pengawasan_id: String(id) })).json().data
    expect(kasus).toMatchObject({
      asal: 'pengawasan',
      parameter: 'Sanksi: Peringatan tertulis',
      terbuka: ['pengamanan', 'penelusuran'],
    })
    // Nobody worked on it yet, so deleting the supervision leaves nothing behind.
    expect((await registrasiCalls(kota.client).unsupervise(id)).statusCode).toBe(200)
    expect((await kota.chain(kasus.id)).json().code).toBe('TIDAK_DITEMUKAN')
  })
})

describe('one case for what belongs together', () => {
  test('a finding on the same permit and commodity joins the open case, another commodity does not', async () => {
    const registrasi = await registrasiCalls(kota.client).added()
    const named = { no_registrasi: registrasi.no_registration }
    const first = await kota.chainOf(await kota.added(named))
    const second = await kota.chainOf(await kota.added(named))
    expect([second.id, second.jumlah_sumber]).toEqual([first.id, 2])
    const other = await kota.chainOf(await kota.added({ ...named, komoditas_id: 2 }))
    expect(other.id).not.toBe(first.id)
    const { kasus } = await failedTest(kota, named)
    expect(kasus).toMatchObject({ id: first.id, jumlah_sumber: 3, langkah: 'pengamanan' })
    expect((await kota.news()).some((text) => text.startsWith('Temuan baru pada kasus'))).toBe(false)
    expect((await kota2.news()).some((text) => text.startsWith('Temuan baru pada kasus'))).toBe(true)
  })

  test('two sources at once end in one case', async () => {
    const registrasi = await registrasiCalls(kota.client).added()
    const named = { no_registrasi: registrasi.no_registration }
    const calls = [kota, kota2, kota, kota2, kota, kota2].map((by) => by.add(by.form(named)))
    const rows = (await Promise.all(calls)).map((answer) => answer.json().data)
    const ids = await Promise.all(rows.map(async (row) => (await kota.chainOf(row)).id))
    expect(new Set(ids).size).toBe(1)
    expect((await kota.rincian(ids[0] ?? 0)).jumlah_sumber).toBe(6)
  })

  test('a repeated request of a device opens one case', async () => {
    const payload = kota.form({ lokasi_sampel: 'Pasar Ulang' })
    const send = () =>
      kota.client.inject({
        method: 'POST',
        url: '/api/okkp/rapid_test/add',
        payload,
        headers: { 'idempotency-key': 'kasus-sekali-saja-0001' },
      })
    const [a, b] = [await send(), await send()]
    expect(a.json().data.id).toBe(b.json().data.id)
    expect((await kota.chains({ search: 'Pasar Ulang' })).json().meta.total).toBe(1)
  })

  test('a source that is deleted leaves the case to the others', async () => {
    const registrasi = await registrasiCalls(kota.client).added()
    const named = { no_registrasi: registrasi.no_registration }
    const first = await kota.added({ ...named, lokasi_sampel: 'Pasar Pertama' })
    const second = await kota.added({ ...named, lokasi_sampel: 'Pasar Kedua' })
    const { id } = await kota.chainOf(second)
    expect((await kota.remove(first.id)).statusCode).toBe(200)
    expect(await kota.chainOf(second)).toMatchObject({
      id,
      asal_id: second.id,
      lokasi: 'Pasar Kedua',
      jumlah_sumber: 1,
    })
  })
})

describe('a second account', () => {
  test('closes with a reason, and never the one who asked', async () => {
    const kasus = await kota.chainOf(await kota.added())
    expect((await kota.close(closing(kasus, 'alasan', 'habis'))).json().errors[0].field).toBe('catatan')
    const proposed = await kota.did('tutup', kasus.id, { luaran: 'alasan', catatan: reason })
    const [usulan] = proposed.usulan
    expect(proposed).toMatchObject({ ditutup: null, menunggu_orang_kedua: true })
    expect(usulan).toMatchObject({
      keadaan: 'menunggu',
      boleh_periksa: false,
      pemeriksa_kantor: 'OKKP kabupaten/kota',
    })
    expect((await kota2.news())[0]).toContain('Usulan menunggu persetujuan Anda')
    const body = { id: kasus.id, versi: proposed.versi, usulan_id: usulan?.id, setuju: true }
    expect((await kota.step('periksa', body)).json().code).toBe('PERLU_ORANG_KEDUA')
    // A colleague exists, so the next office up is not asked.
    expect((await daerah.step('periksa', body)).json().code).toBe('BUKAN_GILIRAN')
    const closed = await kota2.did('periksa', kasus.id, { usulan_id: usulan?.id, setuju: true })
    expect(closed).toMatchObject({ luaran: 'alasan', catatan: reason, langkah: 'selesai' })
  })

  test('refuses, and the case stays open', async () => {
    const kasus = await kota.chainOf(await kota.added())
    const proposed = await kota.did('tutup', kasus.id, { luaran: 'alasan', catatan: reason })
    const usulan_id = proposed.usulan[0]?.id
    const left = await kota2.did('periksa', kasus.id, {
      usulan_id,
      setuju: false,
      catatan: 'Minta uji dahulu',
    })
    expect(left).toMatchObject({ ditutup: null, menunggu_orang_kedua: false, terbuka: ['konfirmasi'] })
    expect(await kota.actions(kasus.id)).toContain('tutup')
  })

  test('of a lone city is the province, of a lone province the centre', async () => {
    const lone = await as('OKKP_ADMIN_KOTA', { provinsi_id: 36, kota_id: 3671 })
    const above = await as('OKKP_ADMIN_DAERAH', { provinsi_id: 36 })
    const kasus = await lone.chainOf(await lone.added())
    const proposed = await lone.did('tidak_dapat', kasus.id, { langkah: 'konfirmasi', alasan: reason })
    expect(proposed.usulan[0]).toMatchObject({ pemeriksa_kantor: 'OKKP provinsi' })
    const usulan_id = proposed.usulan[0]?.id
    expect((await pusat.actions(kasus.id)).includes('periksa')).toBe(false)
    const agreed = await above.did('periksa', kasus.id, { usulan_id, setuju: true })
    expect(agreed.langkah_kasus[0]?.status).toBe('tidak_dapat')
    expect((await lone.did('tutup', kasus.id, { luaran: 'alasan', catatan: reason })).luaran).toBe('alasan')

    const next = await above.chainOf(await lone.added())
    const asked = await above.did('tutup', next.id, { luaran: 'alasan', catatan: reason })
    await pusat.did('periksa', next.id, { usulan_id: asked.usulan[0]?.id, setuju: true })
  })
})

describe('the laboratory', () => {
  test('may decline with a reason, and the office asks again', async () => {
    const kasus = await daerah.chainOf(await kota.added({ lokasi_sampel: 'Pasar Laboratorium' }))
    await daerah.did('minta_uji', kasus.id, { laboratorium_provinsi_id: 32, catatan: 'Mohon segera' })
    expect(await lab.actions(kasus.id)).toEqual(['jawab_permintaan', 'catat_uji'])
    const { versi } = await lab.rincian(kasus.id)
    const bare = await lab.step('jawab_permintaan', { id: kasus.id, versi, jawaban: 'ditolak' })
    expect(bare.json().errors[0].field).toBe('alasan')
    await lab.did('jawab_permintaan', kasus.id, { jawaban: 'ditolak', alasan: 'Alat sedang dikalibrasi' })
    expect((await daerah.news())[0]).toContain('Permintaan uji ditolak')
    expect(await daerah.rincian(kasus.id)).toMatchObject({
      menunggu_laboratorium: false,
      batas_waktu: inDays(3),
    })
    expect(await daerah.actions(kasus.id)).toContain('minta_uji')
  })

  test('of another province reads the case that it is asked about', async () => {
    const labJatim = await as('OKKP_ADMIN_UJILAB', { provinsi_id: 35 })
    const kasus = await kota.chainOf(await kota.added())
    expect((await labJatim.chain(kasus.id)).json().code).toBe('TIDAK_DITEMUKAN')
    await kota.did('minta_uji', kasus.id, { laboratorium_provinsi_id: 35 })
    await labJatim.did('jawab_permintaan', kasus.id, { jawaban: 'diterima', perkiraan: addDays(today, 7) })
    expect((await kota.rincian(kasus.id)).permintaan[0]).toMatchObject({ keadaan: 'diterima' })
    expect(
      (await lab.step('jawab_permintaan', { id: kasus.id, versi: 99, jawaban: 'diterima' })).statusCode,
    ).toBe(409)
  })

  test('does not act for an office', async () => {
    const kasus = await lab.chainOf(await kota.added())
    expect(kasus.boleh_tutup).toBe(false)
    expect((await lab.close(closing(kasus, 'alasan', reason))).json().code).toBe('TIDAK_BERWENANG')
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

  test('the centre guides the holder of its own permit, the city does the rest', async () => {
    const unit = await registrasiCalls(kota.client).added()
    await server
      .get()
      .platform.db.updateTable('okkp.registrasi')
      .set({ pusat: true })
      .where('id', '=', unit.id)
      .execute()
    const { kasus } = await failedTest(kota, { no_registrasi: unit.no_registration })
    const holders = (await kota.rincian(kasus.id)).langkah_kasus.map(({ langkah, pemegang }) => [
      langkah,
      pemegang,
    ])
    expect(holders).toContainEqual(['pengamanan', 'kota'])
    expect(holders).toContainEqual(['pembinaan', 'pusat'])
    const mine = async (by: KasusCalls) =>
      (await by.chains({ giliran: 'saya', limit: '100' }))
        .json()
        .data.some(({ id }: { id: number }) => id === kasus.id)
    expect([await mine(kota), await mine(pusat)]).toEqual([true, true])
    await kota.did('amankan', kasus.id, goods())
    await kota.did('telusuri', kasus.id, supplier())
    await kota.did('tidak_dapat', kasus.id, { langkah: 'uji_ulang', alasan: reason })
    expect(await mine(pusat)).toBe(true)
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
    const read = await kota.rincian((await kota.chainOf(row)).id)
    expect(read.sumber[0]?.boleh_buka).toBe(true)
    expect((await semarang.rincian(read.id)).sumber[0]?.boleh_buka).toBe(false)
    expect(read).toMatchObject({ giliran_saya: false, boleh_tutup: false })
    expect(read.aksi.map(({ nama }) => nama)).toEqual(['catat_uji'])
    expect((await kota.close(closing(read, 'alasan', reason))).json().code).toBe('BUKAN_GILIRAN')
    const lain = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3578 })
    expect((await lain.chain(read.id)).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test('it stands on the start page of the office, and of the laboratories', async () => {
    const cards = async ({ client }: KasusCalls) =>
      (await client.inject({ url: '/api/admin/beranda' }))
        .json()
        .data.kartu.map(({ judul, jumlah }: { judul: string; jumlah: number }) => [judul, jumlah])
    const surabaya = await as('OKKP_ADMIN_KOTA', { provinsi_id: 35, kota_id: 3578 })
    const labJatim = await as('OKKP_ADMIN_UJILAB', { provinsi_id: 35 })
    const asked = (await labJatim.requests({ keadaan: 'terbuka' })).json().meta.total
    expect(await cards(surabaya)).toContainEqual(['Kasus menunggu kantor Anda', 0])
    const unit = await registrasiCalls(surabaya.client).added({ kota_id: 3578 })
    const row = await surabaya.added({ no_registrasi: unit.no_registration })
    expect(await cards(surabaya)).toContainEqual(['Kasus menunggu kantor Anda', 1])
    expect(await cards(surabaya)).toContainEqual(['TMS tanpa kasus', 0])
    await surabaya.did('minta_uji', (await surabaya.chainOf(row)).id, { laboratorium_provinsi_id: 35 })
    expect(await cards(labJatim)).toContainEqual(['Permintaan uji', asked + 1])
    expect((await surabaya.chains({ giliran: 'saya' })).json().meta.total).toBe(0)
    await surabaya.added({ no_registrasi: unit.no_registration, komoditas_id: 2 })
    expect(await cards(surabaya)).toContainEqual(['Temuan berulang', 2])
  })

  test('the centre is told of the cases in regions without an office', async () => {
    const pusat = await as('OKKP_ADMIN_PUSAT')
    const told = async () => {
      const { kartu } = (await pusat.client.inject({ url: '/api/admin/beranda' })).json().data
      const card = kartu.find(
        ({ judul }: { judul: string }) => judul === 'Kasus tanpa pemegang di wilayahnya',
      )
      const query = Object.fromEntries(new URL(card.tautan, 'http://portal').searchParams)
      return [card.jumlah, (await pusat.chains({ ...query, limit: '1' })).json().meta.total]
    }
    const [before] = await told()
    const jakarta = { provinsi_id: 31, kota_id: 3171, asal_provinsi_id: 31, lokasi: 'Pasar Senen' }
    const finding = {
      asal: 'rapid_pasar' as const,
      asal_id: 987_654,
      parameter: 'Formalin',
      komoditas: 'Tahu',
    }
    const { db } = server.get().platform
    await db
      .insertInto('okkp.kasus')
      .values({ ...jakarta, ...finding, tanggal: today })
      .execute()
    expect(await told()).toEqual([before + 1, before + 1])
    await as('OKKP_ADMIN_DAERAH', { provinsi_id: 31 })
    expect(await told()).toEqual([before, before])
  })
})

describe('out of turn', () => {
  test('a step is refused with what is possible now', async () => {
    const kasus = await kota.chainOf(await kota.added())
    const early = await kota.step('amankan', { id: kasus.id, versi: kasus.versi, ...goods() })
    expect([early.statusCode, early.json().code]).toEqual([409, 'BUKAN_GILIRAN'])
    expect(early.json().message).toContain('Yang dapat dilakukan: minta uji ke laboratorium')
  })

  test('evidence is asked for where goods are in hand', async () => {
    const { kasus } = await failedTest(kota)
    const { versi } = await kota.rincian(kasus.id)
    const answer = await kota.step('amankan', {
      ...{ id: kasus.id, versi, tanggal: today, tindakan: 'ditarik', jumlah: 5, satuan: 'kg' },
    })
    expect(answer.json().errors[0].field).toBe('bukti')
  })

  test('of two closes one wins, and the other is told by whom', async () => {
    const row = await kota.added()
    await confirm(lab, await lab.chainOf(row), 'MS')
    const kasus = await kota.chainOf(row)
    const { db } = server.get().platform
    const answers = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('okkp.kasus').select('id').where('id', '=', kasus.id).forUpdate().execute()
      const racing = [kota, daerah].map((office) => office.close(closing(kasus, 'tidak_terkonfirmasi')))
      await untilLocked(db, 2)
      return racing
    })
    const codes = (await Promise.all(answers)).map((answer) => answer.json())
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['BENTROK', undefined])
    const lost = codes.find(({ code }) => code === 'BENTROK')
    expect(lost.message).toMatch(/sudah ditutup oleh Akun Uji \d+ pada .*Muat ulang/)
  })

  test('of two who secure the same goods one is told to look again', async () => {
    const { kasus } = await failedTest(kota)
    const { versi } = await kota.rincian(kasus.id)
    const body = { id: kasus.id, versi, ...goods() }
    const answers = await Promise.all([kota.step('amankan', body), kota2.step('amankan', body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await kota.rincian(kasus.id)).tindakan).toHaveLength(1)
  })
})

describe('a test or supervision is never refused because of a case', () => {
  test('two tests from the same view are both stored', async () => {
    const row = await kota.added()
    const kasus = await lab.chainOf(row)
    const answers = await Promise.all([confirm(lab, kasus, 'MS'), confirm(kota, kasus, 'TMS')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await kota.chainOf(row)).toMatchObject({ dipastikan: true, uji: [{}, {}] })
  })

  test('one for a closed case stands alone, and a TMS opens the next', async () => {
    const row = await kota.added()
    await confirm(lab, await lab.chainOf(row), 'MS')
    const kasus = await kota.chainOf(row)
    await kota.close(closing(kasus, 'tidak_terkonfirmasi'))
    const late = (await confirm(lab, kasus, 'TMS')).json().data
    expect(late.tindak_lanjut_id).not.toBe(kasus.id)
    expect((await daerah.rincian(late.tindak_lanjut_id)).asal).toBe('uji_lab')
  })

  test('the supervision of another registration stands alone', async () => {
    const [own, other] = [
      await registrasiCalls(kota.client).added(),
      await registrasiCalls(kota.client).added(),
    ]
    const kasus = await kota.chainOf(await kota.added({ no_registrasi: own.no_registration }))
    const answer = await registrasiCalls(kota.client).supervise(supervision(other.id, kasus))
    expect([answer.statusCode, answer.json().data.pengawasan.tindak_lanjut_id]).toEqual([200, null])
    expect((await kota.rincian(kasus.id)).pengawasan).toEqual([])
  })
})

describe('corrections', () => {
  test('of the screening to negative closes it, and back opens it again', async () => {
    const row = await kota.added()
    const wrong = { ...kota.form({ hasil_uji: 'Negatif' }), id: row.id }
    await kota.update({ ...wrong, versi: 1 })
    const closed = await kota.chainOf(row)
    expect(closed).toMatchObject({ luaran: 'alasan', catatan: 'Hasil rapid test dikoreksi menjadi Negatif.' })
    await kota.update({ ...wrong, hasil_uji: 'Positif', lokasi_sampel: 'Pasar Baru', versi: 2 })
    expect(await kota.chainOf(row)).toMatchObject({
      ditutup: null,
      lokasi: 'Pasar Baru',
      langkah: 'konfirmasi',
    })
    expect((await kota.rincian(closed.id)).riwayat.map(({ judul }) => judul)).toEqual([
      'Kasus dibuka',
      'Temuan dikoreksi',
      'Kasus dibuka lagi',
    ])
  })

  test('of a verdict to TMS reopens the case, of a verdict to MS closes it, each with a note', async () => {
    const change = async (id: number, status: 'MS' | 'TMS', parameter = 'Formalin') => {
      const stored = (await ujiLabCalls(lab.client).detail(id)).json().data
      const answer = await ujiLabCalls(lab.client).update({
        ...stored,
        ...verdict(status, parameter),
        alasan_perubahan: 'Salah baca LHU',
      })
      expect(answer.json().errors).toBeUndefined()
    }
    const row = await kota.added()
    const uji = (await confirm(lab, await lab.chainOf(row), 'MS')).json().data
    const kasus = await kota.chainOf(row)
    await kota.close(closing(kasus, 'tidak_terkonfirmasi'))
    await change(uji.id, 'TMS')
    const open = await kota.rincian(kasus.id)
    expect(open).toMatchObject({ ditutup: null, langkah: 'pengamanan', batas_waktu: inDays(1) })
    expect(open.riwayat.at(-1)?.keterangan).toContain('dikoreksi menjadi TMS')
    await change(uji.id, 'MS')
    expect(await kota.rincian(kasus.id)).toMatchObject({
      luaran: 'tidak_terkonfirmasi',
      catatan: `Putusan uji ${uji.kode_sampel} dikoreksi menjadi MS.`,
    })

    const alone = await failedTest(kota)
    await change(alone.uji.id, 'MS', 'Timbal (Pb)')
    expect(await kota.rincian(alone.kasus.id)).toMatchObject({ luaran: 'tidak_terkonfirmasi' })
    await change(alone.uji.id, 'TMS', 'Timbal (Pb)')
    expect(await kota.rincian(alone.kasus.id)).toMatchObject({ ditutup: null, langkah: 'pengamanan' })
  })

  test('a deleted finding that nobody worked on takes its case along', async () => {
    const row = await kota.added()
    const { id } = await kota.chainOf(row)
    expect((await kota.remove(row.id)).statusCode).toBe(200)
    expect((await kota.chain(id)).json().code).toBe('TIDAK_DITEMUKAN')
    const { uji, kasus } = await failedTest(kota)
    expect((await ujiLabCalls(kota.client).remove(uji.id)).statusCode).toBe(200)
    expect((await kota.chain(kasus.id)).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test('an old finding opens nothing by itself, by hand it does, once', async () => {
    const row = await kota.added({ tanggal: addDays(today, -91) })
    expect(row.tindak_lanjut_id).toBeNull()
    expect((await kota.open(row.id)).json().data).toMatchObject({ langkah: 'konfirmasi' })
    expect((await kota.open(row.id)).json().code).toBe('BENTROK')
    const clean = await kota.added({ hasil_uji: 'Negatif' })
    expect((await kota.open(clean.id)).json().code).toBe('VALIDASI_GAGAL')
    const uji = await ujiLabCalls(kota.client).added({ ...verdict('TMS'), tanggal: addDays(today, -91) })
    expect(uji.tindak_lanjut_id).toBeNull()
    const from = { asal: 'uji_lab', asal_id: uji.id }
    expect((await daerah.openFrom(from)).json().data).toMatchObject({
      asal: 'uji_lab',
      langkah: 'pengamanan',
    })
    expect((await daerah.openFrom(from)).json().code).toBe('BENTROK')
  })
})
