import { beforeAll, expect, test } from 'vitest'
import { registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'
import { accountsOf, confirm, failedTest, goods, type KasusCalls, supplier, today } from './kasus.fixture.ts'

const server = useTestApp()
const as = accountsOf(server)
let kota: KasusCalls
let daerah: KasusCalls
let lab: KasusCalls
let elsewhere: KasusCalls

beforeAll(async () => {
  kota = await as('OKKP_ADMIN_KOTA')
  daerah = await as('OKKP_ADMIN_DAERAH')
  lab = await as('OKKP_ADMIN_UJILAB')
  elsewhere = await as('OKKP_ADMIN_DAERAH', { provinsi_id: 35 })
})

const url = '/api/okkp/tindak_lanjut'
const records = (by: KasusCalls, id: number) =>
  by.client.inject({ url: `${url}/rekaman`, query: { id: String(id) } })
const file = (by: KasusCalls, id: number, path: string) =>
  by.client.inject({ url: `${url}/berkas`, query: { id: String(id), path } })
const opened = (by: KasusCalls, path: string) =>
  by.client.inject({ url: '/api/upload/view_pdf', query: { path } })
const uploaded = async (by: KasusCalls) =>
  uploadBytes(server.get().platform, { id: by.client.id }, 'lhu.pdf', await samplePdf())

test('a province reads value, unit, limit and report of a test whose list it may not open', async () => {
  const lhu = await uploaded(lab)
  const result = { parameter: 'Timbal (Pb)', hasil_uji: '0,38', satuan: 'mg/kg', metode_uji: 'AAS' }
  const { kasus, uji } = await failedTest(lab, {
    ...{ kota_id: 3273, lhu, metode_uji: 'SNI 2354', multiple_parameter: [result] },
  })
  const read = (await records(daerah, kasus.id)).json().data
  expect(read.uji).toMatchObject([
    { id: uji.id, laboratorium: 'BPMKP', no_lhu: 'LHU-1/2026', metode_uji: 'SNI 2354', status: 'TMS', lhu },
  ])
  expect(read.uji[0].hasil).toMatchObject([{ ...result, status: 'TMS', batas: expect.stringMatching(/mg/) }])
  const answers = [await file(daerah, kasus.id, lhu), await opened(daerah, lhu)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404])
  expect(answers[0]?.headers['content-type']).toBe('application/pdf')

  const rincian = await daerah.rincian(kasus.id)
  expect([rincian.sumber[0]?.boleh_buka, rincian.uji[0]?.boleh_buka]).toEqual([false, false])
  expect((await lab.rincian(kasus.id)).uji[0]?.boleh_buka).toBe(true)
})

test('the case decides who reads its records, and only its own files', async () => {
  const [lhu, other] = [await uploaded(lab), await uploaded(lab)]
  const { kasus } = await failedTest(lab, { kota_id: 3273, lhu, lokasi_sampel: 'Pasar Berkas' })
  await failedTest(lab, { kota_id: 3273, lhu: other, komoditas_id: 2, lokasi_sampel: 'Pasar Lain' })
  const refused = [
    await records(elsewhere, kasus.id),
    await file(elsewhere, kasus.id, lhu),
    await file(daerah, kasus.id, other),
    await file(daerah, kasus.id, 'tidak-ada.pdf'),
    await records(await as('OKPO_ADMIN'), kasus.id),
    await records(lab, kasus.id),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 403, 403])
})

test('a city reads the test of a laboratory in another province, without a link to it', async () => {
  const far = await as('OKKP_ADMIN_UJILAB', { provinsi_id: 33 })
  const { named } = await unit()
  const { kasus, uji } = await failedTest(far, named)
  expect((await kota.rincian(kasus.id)).uji[0]).toMatchObject({ id: uji.id, boleh_buka: false })
  expect((await far.rincian(kasus.id)).uji[0]).toMatchObject({ id: uji.id, boleh_buka: true })
  expect((await records(kota, kasus.id)).json().data.uji[0]).toMatchObject({ id: uji.id, hasil: [{}] })
  const [listed] = (await kota.chains({ uji_lab_id: String(uji.id) })).json().data
  expect(listed).toBeUndefined()
})

async function unit() {
  const registrasi = await registrasiCalls(kota.client).added()
  return { registrasi, named: { no_registrasi: registrasi.no_registration } }
}

test('photos of screenings and the re-test are read through the case', async () => {
  const foto = await uploaded(kota)
  const row = await kota.added({ lokasi_sampel: 'Pasar Foto', foto, kit_merek: 'Kit A', kit_lot: 'L-7' })
  const { id } = await kota.chainOf(row)
  await confirm(lab, await lab.chainOf(row), 'TMS')
  await kota.did('amankan', id, goods())
  const { versi } = await kota.did('telusuri', id, supplier())
  const negative = await kota.added({ hasil_uji: 'Negatif', tindak_lanjut: { id, versi } })
  const { rapid, uji } = (await records(daerah, id)).json().data
  expect(rapid).toMatchObject([
    { asal_id: row.id, hasil_uji: 'Positif', kit_merek: 'Kit A', kit_lot: 'L-7', lokasi: 'Pasar Foto', foto },
    { asal_id: negative.id, hasil_uji: 'Negatif', tanggal: today },
  ])
  expect(uji).toHaveLength(1)
  expect((await file(daerah, id, foto)).statusCode).toBe(200)
  expect((await daerah.rincian(id)).rapid_ulang).toMatchObject([{ asal_id: negative.id, boleh_buka: false }])
  expect((await kota.rincian(id)).rapid_ulang).toMatchObject([{ asal_id: negative.id, boleh_buka: true }])
})

test('links lead to no registration, supervision or warning of another region', async () => {
  const semarang = await as('OKKP_ADMIN_KOTA', { provinsi_id: 33, kota_id: 3374 })
  const { id: registrasiId, no_registration } = await registrasiCalls(semarang.client).added({
    kota_id: 3374,
  })
  const row = await kota.added({ no_registrasi: no_registration })
  const { id } = await kota.chainOf(row)
  await confirm(lab, await lab.chainOf(row), 'TMS')
  const { versi } = await semarang.rincian(id)
  const supervised = await semarang.client.inject({
    method: 'POST',
    url: '/api/okkp/registrations/pengawasan/add',
    payload: {
      ...{ registrasi_id: registrasiId, jenis: 'dugaan', tanggal: today, aspek: ['keamanan'], temuan: [] },
      ...{ hasil: 'tidak_sesuai', sanksi: 'peringatan', catatan: 'Gudang tidak bersih' },
      tindak_lanjut: { id, versi },
    },
  })
  expect(supervised.json().errors).toBeUndefined()
  const [here, there] = [await kota.rincian(id), await semarang.rincian(id)]
  expect([here.boleh_buka_registrasi, there.boleh_buka_registrasi]).toEqual([false, true])
  expect([here.pengawasan[0]?.boleh_buka, there.pengawasan[0]?.boleh_buka]).toEqual([false, true])
  expect((await records(kota, id)).json().data.pengawasan).toMatchObject([
    { hasil: 'tidak_sesuai', sanksi: 'peringatan', catatan: 'Gudang tidak bersih' },
  ])
})
