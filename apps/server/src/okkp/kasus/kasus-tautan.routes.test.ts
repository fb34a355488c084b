import { addDays } from '@portal/domain/platform/calendar/add-days'
import { beforeAll, describe, expect, test } from 'vitest'
import { warga } from '#okkp/pengaduan/pengaduan.fixture.ts'
import { ujiLabCalls } from '#okkp/uji-lab/uji-lab.fixture.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { untilLocked } from '#testing/locks.ts'
import { uploadBytes } from '#testing/upload.ts'
import { accountsOf, confirm, failedTest, goods, type KasusCalls, today, verdict } from './kasus.fixture.ts'
import { insertPermintaan } from './langkah.repository.ts'
import { dropUnanswered } from './sumber.service.ts'

const server = useTestApp()
const as = accountsOf(server)
let kota: KasusCalls
let daerah: KasusCalls
let pusat: KasusCalls
let lab: KasusCalls

beforeAll(async () => {
  kota = await as('OKKP_ADMIN_KOTA')
  daerah = await as('OKKP_ADMIN_DAERAH')
  pusat = await as('OKKP_ADMIN_PUSAT')
  lab = await as('OKKP_ADMIN_UJILAB')
})

async function reported(more: object = {}) {
  const nomor = await warga(server.get()).nomor({
    provinsi_id: 32,
    kota_id: 3273,
    nama: 'Ibu Rahasia',
    ...more,
  })
  const { data } = (await kota.client.inject({ url: '/api/okkp/pengaduan', query: { search: nomor } })).json()
  return data[0] as { id: number; versi: number }
}
const accept = (report: { id: number; versi: number }, more: object = {}, by = kota) =>
  by.client.inject({
    method: 'PUT',
    url: '/api/okkp/pengaduan/kasus',
    payload: {
      ...{
        id: report.id,
        versi: report.versi,
        temuan: 'Diduga pewarna',
        komoditas_id: 1,
        lokasi: 'Pasar Baru',
      },
      ...more,
    },
  })

describe('a report', () => {
  test('that an officer accepts becomes a case, without the reporter and his words', async () => {
    const report = await reported()
    const answer = (await accept(report)).json().data
    expect(answer).toMatchObject({ boleh_jadi_kasus: false, status: 'diproses' })
    const kasus = await kota.rincian(answer.tindak_lanjut_id)
    expect(kasus).toMatchObject({ asal: 'pengaduan', parameter: 'Diduga pewarna', terbuka: ['konfirmasi'] })
    expect(JSON.stringify(kasus)).not.toMatch(/Rahasia|berbau/)
    expect((await accept({ ...report, versi: answer.versi })).json().code).toBe('BENTROK')
    expect((await lab.actions(kasus.id)).includes('catat_kunjungan')).toBe(false)
  })

  test('closes as unfounded after a visit, without a second account', async () => {
    const { tindak_lanjut_id: id } = (await accept(await reported())).json().data
    expect((await kota.actions(id)).includes('catat_kunjungan')).toBe(true)
    const visited = await kota.did('kunjungan', id, {
      tanggal: today,
      catatan: 'Kios diperiksa, tidak ditemukan',
    })
    expect(visited.luaran_diusulkan).toBe('tidak_terbukti')
    expect((await kota.did('tutup', id, { luaran: 'tidak_terbukti' })).luaran).toBe('tidak_terbukti')
  })

  test('of no region is handed over first', async () => {
    const nomor = await warga(server.get()).nomor({ nama: 'Ibu Jauh' })
    const [report] = (
      await pusat.client.inject({ url: '/api/okkp/pengaduan', query: { search: nomor } })
    ).json().data
    expect((await accept(report, {}, pusat)).json().errors[0].field).toBe('lokasi')
  })
})

describe('a rapid test from an accepted report', () => {
  const accepted = async () => (await accept(await reported())).json().data.tindak_lanjut_id as number
  const linked = async (id: number) => ({ id, versi: (await kota.rincian(id)).versi })

  test('joins the case of the report if positive, and opens no second one', async () => {
    const id = await accepted()
    expect(await kota.actions(id)).toContain('catat_rapid')
    expect(await daerah.actions(id)).not.toContain('catat_rapid')
    const row = await kota.added({ lokasi_sampel: 'Pasar Lapor', tindak_lanjut: await linked(id) })
    const { sumber, terbuka } = await kota.rincian(id)
    expect(sumber.map(({ asal, asal_id }) => [asal, asal_id])).toContainEqual(['rapid_test', row.id])
    expect([sumber.length, terbuka]).toEqual([2, ['konfirmasi']])
    expect((await kota.chainOf(row)).id).toBe(id)
  })

  test('stands in the case if negative, and still leaves it to be confirmed', async () => {
    const id = await accepted()
    await kota.added({ hasil_uji: 'Negatif', tindak_lanjut: await linked(id) })
    const { riwayat, rapid_ulang, terbuka, luaran_diusulkan } = await kota.rincian(id)
    expect(riwayat.map(({ judul }) => judul)).toContain('Rapid test dicatat')
    expect([rapid_ulang.length, terbuka, luaran_diusulkan]).toEqual([1, ['konfirmasi'], null])
  })
})

test('goods that were withdrawn are an outcome of the screening, with its day', async () => {
  const row = await kota.added({ lokasi_sampel: 'Pasar Penarikan' })
  const { id } = await kota.chainOf(row)
  await confirm(lab, await lab.chainOf(row), 'TMS')
  const keadaan = async () => (await kota.detail(row.id)).json().data.keadaan
  expect(await keadaan()).toBe('terkonfirmasi')
  const bukti = await uploadBytes(
    server.get().platform,
    { id: kota.client.id },
    'berita-acara.pdf',
    await samplePdf(),
  )
  const secured = await kota.did(
    'amankan',
    id,
    goods({ tindakan: 'ditarik', jumlah: 12, satuan: 'kg', bukti }),
  )
  expect(secured.tindakan[0]).toMatchObject({ pengamanan: 'ditarik', jumlah: 12, satuan: 'kg', bukti })
  expect(await keadaan()).toBe('ditarik')
  const opened = await daerah.client.inject({ url: '/api/upload/view_pdf', query: { path: bukti } })
  expect(opened.statusCode).toBe(200)
})

describe('a warning', () => {
  const isian = (by: KasusCalls, asal: string, id: number) =>
    by.client.inject({ url: '/api/okkp/peringatan/isian', query: { asal, id: String(id) } })

  test('is drafted from a case, and whoever publishes it reads the evidence', async () => {
    const { kasus, uji } = await failedTest(kota)
    const drafted = (await isian(daerah, 'kasus', kasus.id)).json().data
    expect(drafted.isian).toMatchObject({ jenis: 'peringatan', provinsi_id: 32 })
    expect(drafted.bukti).toMatchObject({ asal: 'kasus', tautan: `/okkp/admin/tindak-lanjut/${kasus.id}` })
    const payload = { ...drafted.isian, bukti: { asal: 'kasus', id: kasus.id } }
    const added = await daerah.client.inject({ method: 'POST', url: '/api/okkp/peringatan/add', payload })
    expect([added.statusCode, added.json().errors]).toEqual([200, undefined])
    const { id } = added.json().data
    const read = await pusat.client.inject({ url: '/api/okkp/peringatan/detail', query: { id: String(id) } })
    expect(read.json().data).toMatchObject({
      boleh_terbitkan: true,
      bukti: { judul: expect.stringMatching(/^Kasus KSS-/) },
    })
    expect(read.json().data.bukti.keterangan).toContain(`${uji.kode_sampel}: TMS`)
    expect((await kota.rincian(kasus.id)).peringatan).toMatchObject([{ id, status: 'draf' }])
    expect((await isian(daerah, 'uji_lab', uji.id)).json().data.bukti.asal).toBe('uji_lab')
  })

  test('does not cite what lies outside the region', async () => {
    const { kasus } = await failedTest(kota)
    const jatim = await as('OKKP_ADMIN_DAERAH', { provinsi_id: 35 })
    expect((await isian(jatim, 'kasus', kasus.id)).statusCode).toBe(404)
  })
})

test('a TMS without a case is listed for the offices of its region, and a province opens the case from there', async () => {
  const uji = await ujiLabCalls(kota.client).added({ ...verdict('TMS'), tanggal: addDays(today, -91) })
  const { db } = server.get().platform
  await db
    .updateTable('okkp.uji_lab')
    .set({ tanggal: addDays(today, -90) })
    .where('id', '=', uji.id)
    .execute()
  const alone = async (by: KasusCalls) =>
    (await by.client.inject({ url: '/api/okkp/tindak_lanjut/tms_tanpa_kasus' })).json()
  const listed = { id: uji.id, kode_sampel: uji.kode_sampel, parameter: 'Timbal (Pb)' }
  expect((await alone(daerah)).data).toMatchObject([listed])
  expect((await alone(await as('OKKP_ADMIN_DAERAH', { provinsi_id: 35 }))).data).toEqual([])
  expect((await alone(lab)).code).toBe('TIDAK_BERWENANG')
  expect((await daerah.openFrom({ asal: 'uji_lab', asal_id: uji.id })).statusCode).toBe(200)
  expect((await alone(daerah)).data).toEqual([])
})

test('the turn of a laboratory is what is asked of it', async () => {
  const [asked, other] = [
    await kota.chainOf(await kota.added({ lokasi_sampel: 'Pasar Giliran' })),
    await kota.chainOf(await kota.added({ lokasi_sampel: 'Pasar Giliran', komoditas_id: 2 })),
  ]
  await kota.did('minta_uji', asked.id, { laboratorium_provinsi_id: 32 })
  const { data } = (await lab.chains({ giliran: 'saya', limit: '100' })).json()
  const mine = data.map(({ id }: { id: number }) => id)
  expect(mine).toContain(asked.id)
  expect(mine).not.toContain(other.id)
  // The office that asked has nothing to do until the result is late, and does not answer for the laboratory.
  const own = (await kota.chains({ giliran: 'saya', limit: '100' })).json().data
  const turns = own.map(({ id }: { id: number }) => id)
  expect([turns.includes(asked.id), turns.includes(other.id)]).toEqual([false, true])
  const { giliran_saya, aksi } = await kota.rincian(asked.id)
  expect(giliran_saya).toBe(false)
  expect(aksi.map(({ nama }) => nama)).not.toContain('jawab_permintaan')
})

test('undoing an import waits for somebody who works on a case at that moment, and then keeps the case', async () => {
  const row = await kota.added({ lokasi_sampel: 'Pasar Berlomba' })
  const { id } = await kota.chainOf(row)
  const { db } = server.get().platform
  const kept = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('okkp.kasus').select('id').where('id', '=', id).forUpdate().execute()
    const undone = db
      .transaction()
      .execute((other) => dropUnanswered(other, 'rapid_test', [row.id], new Date()))
    await untilLocked(db)
    await insertPermintaan(trx, {
      ...{ kasus_id: id, laboratorium: 'UPTD', batas: today, diminta: new Date() },
      diminta_oleh: kota.client.id,
    })
    return { undone }
  })
  expect(await kept.undone).toEqual(new Set([row.id]))
  expect((await kota.rincian(id)).permintaan).toHaveLength(1)
})
