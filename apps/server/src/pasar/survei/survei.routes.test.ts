import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { formResponden, formSurvei, surveiCallsOf } from './survei.fixture.ts'

const server = useTestApp()
let office: PasarOffices
let kota: ReturnType<typeof surveiCallsOf>
beforeAll(async () => {
  office = await pasarOffices(server.get())
  kota = surveiCallsOf(office.kota.client)
})

const codeOf = async (answer: Promise<{ json(): { code?: string } }>) => (await answer).json().code
const faultOf = async (answer: Promise<{ json(): { code?: string; errors?: { field: string }[] } }>) => {
  const { code, errors } = (await answer).json()
  return [code, errors?.[0]?.field]
}

test('respondents are entered one after the other, and the campaign counts them', async () => {
  const pasar = await office.kota.added()
  const survei = await kota.opened(pasar.id)
  expect(survei).toMatchObject({ total_responden: 0, presentase: null, predikat: null, versi: 1 })
  for (const nilai of [1, 4, 4]) await kota.answered(survei.id, nilai)
  const { data } = (await kota.detail(survei.id)).json()
  expect(data).toMatchObject({
    total_responden: 3,
    total_nilai: 12 + 48 + 48,
    rata_nilai: 36,
    presentase: 75,
    predikat: 'Baik',
  })
  expect(data.responden.map(({ predikat }: { predikat: string }) => predikat)).toEqual([
    'Kurang',
    'Sangat Baik',
    'Sangat Baik',
  ])
  expect(data.kuesioner.butir).toHaveLength(12)

  await kota.removeResponden(data.responden[0].id)
  expect((await kota.detail(survei.id)).json().data).toMatchObject({ total_responden: 2, presentase: 100 })
})

test('an entry sent again is the same entry, under a new key of the request as well', async () => {
  const survei = await kota.opened((await office.kota.added()).id)
  const entry = formResponden(survei.id, 3)
  const [first, again] = [await kota.answer(entry), await kota.answer(entry)]
  expect(again.json().data).toEqual(first.json().data)
  const race = await Promise.all(
    [1, 2, 3].map(() => kota.answer(formResponden(survei.id, 2, { kunci: entry.kunci }))),
  )
  expect(race.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await kota.detail(survei.id)).json().data).toMatchObject({ total_responden: 1, total_nilai: 36 })
  const other = await kota.opened((await office.kota.added()).id)
  expect(await codeOf(kota.answer({ ...entry, survei_id: other.id }))).toBe('KUNCI_DIPAKAI_ULANG')
})

test('answers outside the scale, to unknown items or left out are refused at their field', async () => {
  const survei = await kota.opened((await office.kota.added()).id)
  const { jawaban } = formResponden(survei.id, 2)
  const answer = (change: object) =>
    kota.answer(formResponden(survei.id, 2, { jawaban: { ...jawaban, ...change } }))
  expect(await faultOf(answer({ K3: 0 }))).toEqual(['VALIDASI_GAGAL', 'jawaban.K3'])
  expect(await faultOf(answer({ K3: 5 }))).toEqual(['VALIDASI_GAGAL', 'jawaban.K3'])
  expect(await faultOf(answer({ K99: 1 }))).toEqual(['VALIDASI_GAGAL', 'jawaban.K99'])
  expect(await faultOf(answer({ K3: undefined }))).toEqual(['VALIDASI_GAGAL', 'jawaban.K3'])
  expect((await answer({ K3: 1 })).statusCode).toBe(200)
  expect((await answer({ K3: 4 })).statusCode).toBe(200)
  expect(await faultOf(kota.answer(formResponden(survei.id, 2, { usia: 9 })))).toEqual([
    'VALIDASI_GAGAL',
    'usia',
  ])
  expect((await kota.answer(formResponden(survei.id, 2, { usia: 10 }))).statusCode).toBe(200)
})

test('one campaign for a market, a year, an audience and a phase; before and after stand side by side', async () => {
  const pasar = await office.kota.added()
  const before = await kota.opened(pasar.id, { fase: 'pre' })
  expect(await faultOf(kota.add(formSurvei(pasar.id, { fase: 'pre' })))).toEqual(['SUDAH_ADA', 'fase'])
  const after = await kota.opened(pasar.id, { fase: 'post' })
  await kota.answered(before.id, 2)
  await kota.answered(after.id, 4)
  const { banding } = (await kota.detail(after.id)).json().data
  expect(banding).toMatchObject([
    { fase: 'pre', presentase: 50, predikat: 'Cukup', total_responden: 1 },
    { fase: 'post', presentase: 100, predikat: 'Sangat Baik', total_responden: 1 },
  ])
  expect(await faultOf(kota.update({ ...after, fase: 'pre' }))).toEqual(['SUDAH_ADA', 'fase'])
  expect(await faultOf(kota.update({ ...after, sasaran: 'pedagang' }))).toEqual(['VALIDASI_GAGAL', 'sasaran'])
  expect((await kota.update({ ...after, catatan: 'Diulang' })).json().data).toMatchObject({
    catatan: 'Diulang',
    versi: 2,
  })
  expect(await codeOf(kota.update({ ...after, catatan: 'Tertinggal' }))).toBe('BENTROK')
  expect(await codeOf(kota.remove(after.id))).toBe('MASIH_DIPAKAI')
})

test('a new edition of the questionnaire changes nothing of a campaign that is under way', async () => {
  const pusat = office.pusat.client
  const survei = await kota.opened((await office.kota.added()).id)
  const master = '/api/pasar-pangan/static/static_kuesioner'
  const payload = {
    sasaran: 'konsumen',
    nama: 'Edisi baru',
    skala: ['Tidak', 'Ya'],
    butir: [{ teks: 'Pasar ini bersih.' }],
  }
  const edisi = await pusat.inject({ method: 'POST', url: `${master}/add`, payload })
  expect(edisi.statusCode).toBe(200)
  expect((await kota.answer(formResponden(survei.id, 4))).statusCode).toBe(200)
  const baru = await kota.opened((await office.kota.added()).id)
  expect(baru.kuesioner_id).not.toBe(survei.kuesioner_id)
  expect(await faultOf(kota.answer(formResponden(baru.id, 2)))).toEqual(['VALIDASI_GAGAL', 'jawaban.K2'])
  await kota.remove(baru.id)
  // The server keeps a used edition, so the test reactivates the previous edition for the other tests.
  await server
    .get()
    .platform.db.updateTable('pasar.kuesioner')
    .set({ aktif: false })
    .where('id', '=', edisi.json().data.id)
    .execute()
  await server
    .get()
    .platform.db.updateTable('pasar.kuesioner')
    .set({ aktif: true })
    .where('id', '=', survei.kuesioner_id)
    .execute()
})

test('every office reads and writes the surveys of its region, and no others', async () => {
  const jakarta = await office.lain.added({ kota_id: 3171, lintang: -6.18, bujur: 106.83 })
  const lain = surveiCallsOf(office.lain.client)
  const survei = await lain.opened(jakarta.id)
  await lain.answered(survei.id, 3)
  const { responden } = (await lain.detail(survei.id)).json().data
  expect(await faultOf(kota.add(formSurvei(jakarta.id)))).toEqual(['VALIDASI_GAGAL', 'pasar_id'])
  for (const call of [
    kota.detail(survei.id),
    kota.update(survei),
    kota.remove(survei.id),
    kota.answer(formResponden(survei.id, 3)),
    kota.removeResponden(responden[0].id),
  ])
    expect(await codeOf(call)).toBe('TIDAK_DITEMUKAN')
  expect(await codeOf(kota.list({ provinsi_id: '31' }))).toBe('WILAYAH_DITOLAK')
  const ids = (await kota.list({ limit: '1000' })).json().data.map(({ id }: { id: number }) => id)
  expect(ids).not.toContain(survei.id)
  expect(await codeOf(surveiCallsOf(office.lab.client).list())).toBe('TIDAK_BERWENANG')
  expect(await codeOf(kota.answer(formResponden(survei.id, 3, { kunci: randomUUID(), survei_id: 0 })))).toBe(
    'VALIDASI_GAGAL',
  )
})
