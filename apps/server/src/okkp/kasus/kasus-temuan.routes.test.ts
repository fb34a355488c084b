import { addDays } from '@portal/domain/platform/calendar/add-days'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { idParameter } from '#okkp/rapid-test/rapid-test.fixture.ts'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { ujiLabCalls } from '#okkp/uji-lab/uji-lab.fixture.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'
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
let daerah: KasusCalls
let lab: KasusCalls
let boraks: number

beforeAll(async () => {
  kota = await as('OKKP_ADMIN_KOTA')
  kota2 = await as('OKKP_ADMIN_KOTA')
  daerah = await as('OKKP_ADMIN_DAERAH')
  lab = await as('OKKP_ADMIN_UJILAB')
  boraks = await idParameter(kota.client, 'bahan_berbahaya', 'Boraks')
})

const keadaan = async ({ id }: { id: number }) => (await kota.detail(id)).json().data.keadaan
const closing = ({ id, versi }: { id: number; versi: number }, luaran: string) => ({ id, versi, luaran })

async function onePermit() {
  const registrasi = await registrasiCalls(kota.client).added()
  return { registrasi, named: { no_registrasi: registrasi.no_registration } }
}
async function secured(id: number, sumber: number[]) {
  const { platform } = server.get()
  const bukti = await uploadBytes(platform, { id: kota.client.id }, 'berita-acara.pdf', await samplePdf())
  return kota.did('amankan', id, goods({ tindakan: 'ditarik', jumlah: 5, satuan: 'kg', bukti, sumber }))
}
async function change(id: number, values: object) {
  const stored = (await ujiLabCalls(lab.client).detail(id)).json().data
  const answer = await ujiLabCalls(lab.client).update({
    ...stored,
    ...values,
    alasan_perubahan: 'Salah baca LHU',
  })
  expect(answer.json().errors).toBeUndefined()
}

describe('each finding of a case has an outcome of its own', () => {
  test('a laboratory speaks for what it looked for', async () => {
    const { named } = await onePermit()
    const formalin = await kota.added(named)
    const borax = await kota.added({ ...named, parameter_id: boraks })
    const kasus = await kota.chainOf(formalin)
    expect((await kota.chainOf(borax)).id).toBe(kasus.id)
    await confirm(lab, kasus, 'TMS')
    expect([await keadaan(formalin), await keadaan(borax)]).toEqual(['terkonfirmasi', 'menunggu'])
    await confirm(lab, await lab.chainOf(borax), 'MS', 'Boraks')
    expect([await keadaan(formalin), await keadaan(borax)]).toEqual(['terkonfirmasi', 'tidak_terkonfirmasi'])
  })

  test('a laboratory says nothing of a finding that came after its test', async () => {
    const { named } = await onePermit()
    const first = await kota.added({ ...named, tanggal: addDays(today, -3) })
    const kasus = await kota.chainOf(first)
    const early = (await confirm(lab, kasus, 'TMS')).json().data
    await change(early.id, { tanggal: addDays(today, -2) })
    const later = await kota.added(named)
    expect((await kota.chainOf(later)).id).toBe(kasus.id)
    expect([await keadaan(first), await keadaan(later)]).toEqual(['terkonfirmasi', 'menunggu'])
  })

  test('goods of one finding are not those of another, and not those of a later one', async () => {
    const { named } = await onePermit()
    const first = await kota.added({ ...named, lokasi_sampel: 'Pasar A' })
    const second = await kota.added({ ...named, lokasi_sampel: 'Pasar B' })
    const { id } = await kota.chainOf(first)
    await confirm(lab, await lab.rincian(id), 'TMS')
    const [a, b] = (await kota.rincian(id)).sumber.map((one) => one.id)
    const { versi } = await kota.rincian(id)
    const bare = await kota.step('amankan', { id, versi, ...goods() })
    expect(bare.json().errors[0].field).toBe('sumber')
    expect((await secured(id, [a ?? 0])).terbuka).toContain('pengamanan')
    await kota.did('amankan', id, goods({ sumber: [b] }))
    expect((await kota.rincian(id)).terbuka).not.toContain('pengamanan')
    const later = await kota.added({ ...named, lokasi_sampel: 'Pasar C' })
    const after = [await keadaan(first), await keadaan(second), await keadaan(later)]
    // The test of today also speaks for a screening of today, but nobody has withdrawn its goods.
    expect(after).toEqual(['ditarik', 'terkonfirmasi', 'terkonfirmasi'])
  })
})

describe('a correction of a closed case', () => {
  async function finished() {
    const { kasus, uji } = await failedTest(kota)
    const { id } = kasus
    await kota.did('amankan', id, goods())
    await kota.did('telusuri', id, supplier())
    const retest = (await confirm(lab, await kota.did('bina', id, guidance), 'MS')).json().data
    const closed = (await kota.close(closing(await kota.rincian(id), 'terkonfirmasi'))).json().data
    expect(closed.luaran).toBe('terkonfirmasi')
    return { id, uji, retest }
  }

  test('of its re-test to TMS reopens it, and only then asks the office to act', async () => {
    const { id, retest } = await finished()
    await change(retest.id, verdict('TMS'))
    expect(await kota.rincian(id)).toMatchObject({ ditutup: null, putaran_ke: 2, langkah: 'pengamanan' })
    expect((await kota.actions(id)).includes('amankan')).toBe(true)
  })

  test('of its TMS to MS rewrites the outcome with a note', async () => {
    const { id, uji } = await finished()
    await change(uji.id, verdict('MS'))
    const read = await kota.rincian(id)
    expect(read).toMatchObject({ luaran: 'tidak_terkonfirmasi', ditutup: expect.any(String) })
    expect(read.riwayat.at(-1)).toMatchObject({ judul: 'Hasil kasus diperbaiki' })
  })

  test('of its screening, back and forth, leaves a finished case closed', async () => {
    const row = await kota.added()
    await confirm(lab, await lab.chainOf(row), 'MS')
    const { id } = await kota.chainOf(row)
    await kota.close(closing(await kota.rincian(id), 'tidak_terkonfirmasi'))
    for (const hasil_uji of ['Negatif', 'Positif']) {
      const stored = (await kota.detail(row.id)).json().data
      expect((await kota.update({ ...stored, hasil_uji })).statusCode).toBe(200)
    }
    expect(await kota.rincian(id)).toMatchObject({ luaran: 'tidak_terkonfirmasi', langkah: 'selesai' })
  })
})

describe('a request', () => {
  test('ends with its case, and the laboratory is told', async () => {
    const row = await kota.added({ lokasi_sampel: 'Pasar Batal' })
    const { id } = await kota.chainOf(row)
    await kota.did('minta_uji', id, { laboratorium_provinsi_id: 32 })
    const stored = (await kota.detail(row.id)).json().data
    await kota.update({ ...stored, hasil_uji: 'Negatif' })
    expect(await kota.rincian(id)).toMatchObject({
      langkah: 'selesai',
      permintaan: [{ keadaan: 'dibatalkan' }],
    })
    expect((await lab.news()).some((text) => /^Permintaan uji dibatalkan.*Pasar Batal/.test(text))).toBe(true)
    const open = (await lab.requests({ keadaan: 'terbuka', limit: '100' })).json().data
    expect(open.some(({ kasus_id }: { kasus_id: number }) => kasus_id === id)).toBe(false)
  })

  test('to a laboratory without an account is taken back by the province, which asks again', async () => {
    const { id } = await daerah.chainOf(await kota.added())
    await daerah.did('minta_uji', id, { laboratorium: 'UPTD Laboratorium' })
    expect(await daerah.actions(id)).not.toContain('minta_uji')
    await daerah.did('batalkan_permintaan', id, { alasan: 'Laboratorium menolak lewat telepon' })
    expect(await daerah.actions(id)).toContain('minta_uji')
  })
})

describe('a proposal', () => {
  test('is examined by the office that made it, also after its author has left', async () => {
    const leaving = await as('OKKP_ADMIN_KOTA')
    const { id } = await kota.chainOf(await kota.added())
    const proposed = await leaving.did('tidak_dapat', id, { langkah: 'konfirmasi', alasan: reason })
    const { db } = server.get().platform
    await db.updateTable('akun.pengguna').set({ aktif: false }).where('id', '=', leaving.client.id).execute()
    const usulan_id = proposed.usulan[0]?.id
    expect((await kota2.did('periksa', id, { usulan_id, setuju: true })).usulan[0]?.keadaan).toBe('setuju')
  })

  test('can be taken back by its author alone, and is void after a TMS', async () => {
    const { id } = await kota.chainOf(await kota.added())
    const proposed = await kota.did('tutup', id, { luaran: 'alasan', catatan: reason })
    const body = { id, versi: proposed.versi, usulan_id: proposed.usulan[0]?.id }
    expect((await kota2.step('tarik_usulan', body)).statusCode).toBe(409)
    expect(await kota.did('tarik_usulan', id, body)).toMatchObject({ usulan: [{ keadaan: 'ditarik' }] })
    const again = await kota.did('tutup', id, { luaran: 'alasan', catatan: reason })
    await confirm(lab, await lab.rincian(id), 'TMS')
    const read = await kota2.rincian(id)
    expect(read.usulan.map((one) => one.keadaan)).toEqual(['ditarik', 'gugur'])
    const late = await kota2.step('periksa', {
      ...{ id, versi: read.versi },
      usulan_id: again.usulan[1]?.id,
      setuju: true,
    })
    expect(late.json().code).toBe('BUKAN_GILIRAN')
  })
})

test('a clean result for something else leaves the case unconfirmed', async () => {
  const row = await kota.added()
  await confirm(lab, await lab.chainOf(row), 'MS', 'Boraks')
  expect(await kota.chainOf(row)).toMatchObject({ langkah: 'konfirmasi', uji: [{}] })
})

test('a result for a case that is gone is stored alone', async () => {
  const row = await kota.added()
  const kasus = await lab.chainOf(row)
  await kota.remove(row.id)
  const stored = await confirm(lab, kasus, 'MS')
  expect([stored.statusCode, stored.json().data.tindak_lanjut_id]).toEqual([200, null])
})

describe('a supervision', () => {
  const supervise = async (registrasi_id: number, more: object = {}) =>
    (
      await registrasiCalls(kota.client).supervise({
        ...{ registrasi_id, jenis: 'dugaan', tanggal: today, aspek: ['keamanan'], hasil: 'tidak_sesuai' },
        ...{ sanksi: 'peringatan', tindak_lanjut: null, ...more },
      })
    ).json().data.pengawasan

  test('with a sanction answers the open case of the permit that waits for it', async () => {
    const { registrasi, named } = await onePermit()
    const { kasus } = await failedTest(kota, named)
    await kota.did('amankan', kasus.id, goods())
    const { tindak_lanjut_id } = await supervise(registrasi.id)
    expect(tindak_lanjut_id).toBe(kasus.id)
    expect(await kota.rincian(kasus.id)).toMatchObject({ putaran_ke: 1, jumlah_sumber: 1 })
    expect((await kota.rincian(kasus.id)).terbuka).not.toContain('pembinaan')
  })

  test('that opened its case later has guided already', async () => {
    const { registrasi } = await onePermit()
    const { id, versi } = await supervise(registrasi.id, { sanksi: 'tidak_ada' })
    const { db } = server.get().platform
    await db
      .updateTable('okkp.pengawasan')
      .set({ created_at: sql`created_at - interval '20 days'` })
      .where('id', '=', id)
      .execute()
    const body = { jenis: 'dugaan', tanggal: today, aspek: ['keamanan'], hasil: 'tidak_sesuai' }
    const changed = await registrasiCalls(kota.client).resupervise({
      ...{ id, versi, registrasi_id: registrasi.id, ...body, sanksi: 'peringatan' },
    })
    expect(changed.json().errors).toBeUndefined()
    const [kasus] = (await kota.chains({ pengawasan_id: String(id) })).json().data
    expect(kasus.terbuka).toEqual(['pengamanan', 'penelusuran'])
  })
})

test('an old result whose case is opened by hand is due from then on', async () => {
  const old = await ujiLabCalls(kota.client).added({ ...verdict('TMS'), tanggal: addDays(today, -91) })
  const { db } = server.get().platform
  await db
    .updateTable('okkp.uji_lab')
    .set({ putusan_pada: sql`putusan_pada - interval '90 days'` })
    .where('id', '=', old.id)
    .execute()
  const { data } = (await kota.openFrom({ asal: 'uji_lab', asal_id: old.id })).json()
  expect(data).toMatchObject({ langkah: 'pengamanan', terlambat: false })
  expect(data.batas_waktu > today).toBe(true)
})

describe('the draft of a warning', () => {
  const isian = async (asal: string, id: number) =>
    (
      await daerah.client.inject({ url: '/api/okkp/peringatan/isian', query: { asal, id: String(id) } })
    ).json().data

  test('says of each finding only what a laboratory said of it', async () => {
    const { named } = await onePermit()
    const formalin = await kota.added({ ...named, lokasi_sampel: 'Pasar A' })
    const borax = await kota.added({ ...named, parameter_id: boraks, lokasi_sampel: 'Pasar B' })
    const kasus = await kota.chainOf(formalin)
    await confirm(lab, kasus, 'TMS')
    const drafts = [
      await isian('rapid_test', formalin.id),
      await isian('rapid_test', borax.id),
      await isian('kasus', kasus.id),
    ]
    expect(drafts.map((one) => one.isian.judul)).toMatchObject([
      expect.stringMatching(/^Formalin ditemukan/),
      expect.stringMatching(/^Boraks ditemukan/),
      expect.stringMatching(/^Formalin ditemukan/),
    ])
    expect(drafts[0].isian.isi).toContain('Uji laboratorium memastikannya.')
    expect(drafts[1].isian.isi).toMatch(/dari Pasar B.* Uji laboratorium belum memastikannya\.$/)
  })

  test('does not call a sanction a finding of a laboratory', async () => {
    const { registrasi } = await onePermit()
    const body = { jenis: 'dugaan', tanggal: today, aspek: ['keamanan'], hasil: 'tidak_sesuai' }
    const added = await registrasiCalls(kota.client).supervise({
      ...{ registrasi_id: registrasi.id, ...body, sanksi: 'peringatan', tindak_lanjut: null },
    })
    const query = { pengawasan_id: String(added.json().data.pengawasan.id) }
    const [kasus] = (await kota.chains(query)).json().data
    const { isian: draft } = await isian('kasus', kasus.id)
    expect(draft.judul).toMatch(/dari usaha yang dikenai sanksi$/)
    expect(draft.isi).toContain('bukan dari uji laboratorium')
  })
})

describe('a deleted source', () => {
  test('leaves the case to the region and permit of the next one', async () => {
    const semarang = await as('OKKP_ADMIN_KOTA', { provinsi_id: 33, kota_id: 3374 })
    const company = await registrasiCalls(semarang.client).added({ kota_id: 3374 })
    const first = await kota.added({ no_registrasi: company.no_registration })
    const { id } = await kota.chainOf(first)
    const second = await kota.added()
    await server
      .get()
      .platform.db.updateTable('okkp.kasus_sumber')
      .set({ kasus_id: id })
      .where('asal_id', '=', second.id)
      .where('asal', '=', 'rapid_test')
      .execute()
    expect((await kota.remove(first.id)).statusCode).toBe(200)
    const read = await kota.rincian(id)
    expect(read).toMatchObject({ asal_id: second.id, kota_id: 3273, registrasi_id: null })
    expect(read.riwayat.map(({ judul }) => judul)).toContain('Temuan dihapus')
  })

  test('that was the last valid one closes the case with a note', async () => {
    const { named } = await onePermit()
    const [first, second] = [await kota.added(named), await kota.added(named)]
    const { id } = await kota.chainOf(first)
    const stored = (await kota.detail(first.id)).json().data
    await kota.update({ ...stored, hasil_uji: 'Negatif' })
    expect((await kota.remove(second.id)).statusCode).toBe(200)
    expect(await kota.rincian(id)).toMatchObject({
      luaran: 'alasan',
      catatan: 'Temuan terakhir yang berlaku dihapus.',
    })
  })

  test('that a warning cites stays', async () => {
    const { uji, kasus } = await failedTest(kota)
    const url = '/api/okkp/peringatan/isian'
    const drafted = (
      await daerah.client.inject({ url, query: { asal: 'kasus', id: String(kasus.id) } })
    ).json().data
    const payload = { ...drafted.isian, bukti: { asal: 'kasus', id: kasus.id } }
    await daerah.client.inject({ method: 'POST', url: '/api/okkp/peringatan/add', payload })
    expect((await ujiLabCalls(kota.client).remove(uji.id)).json().code).toBe('MASIH_DIPAKAI')
  })
})

test('the city is not offered the supervision that only the centre may record', async () => {
  const { registrasi, named } = await onePermit()
  const { db } = server.get().platform
  await db.updateTable('okkp.registrasi').set({ pusat: true }).where('id', '=', registrasi.id).execute()
  const pusat = await as('OKKP_ADMIN_PUSAT')
  const { kasus } = await failedTest(kota, named)
  expect(await kota.actions(kasus.id)).not.toContain('catat_pengawasan')
  expect(await pusat.actions(kasus.id)).toContain('catat_pengawasan')
  expect((await pusat.news())[0]).toContain('Bina atau kenai sanksi pemegang izin pusat')
})

test('the form of a confirmatory test gets its own kind, not the number of the kind of the screening', async () => {
  const { db } = server.get().platform
  const { id: jenis } = await db
    .insertInto('okkp.jenis_rapid_test')
    .values({ nama: 'Kit logam baru', jenis_parameter: 'logam_berat' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const timbal = await idParameter(kota.client, 'logam_berat', 'Timbal (Pb)')
  const row = await kota.added({ jenis_rapid_test_id: jenis, parameter_id: timbal })
  const { isian } = await kota.rincian((await kota.chainOf(row)).id)
  expect(isian.uji_lab.jenis_uji_lab_id).toBe(2)
  expect(isian.rapid_test.jenis_rapid_test_id).toBe(jenis)
})
