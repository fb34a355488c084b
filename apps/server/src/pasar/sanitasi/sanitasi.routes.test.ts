import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { samplePicture } from '#platform/files/samples.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { uploadBytes } from '#testing/upload.ts'
import { dinilai, formSanitasi, sanitasiCallsOf, sopOf } from './sanitasi.fixture.ts'

const server = useTestApp()
let office: PasarOffices
let kota: ReturnType<typeof sanitasiCallsOf>
let air: Awaited<ReturnType<typeof sopOf>>
let limbah: typeof air
beforeAll(async () => {
  office = await pasarOffices(server.get())
  kota = sanitasiCallsOf(office.kota.client)
  air = await sopOf(server.get(), 10)
  limbah = await sopOf(server.get(), 20)
})

const codeOf = async (answer: Promise<{ json(): { code?: string } }>) => (await answer).json().code
const faultOf = async (answer: Promise<{ json(): { code?: string; errors?: { field: string }[] } }>) => {
  const { code, errors } = (await answer).json()
  return [code, errors?.[0]?.field]
}

test('an assessment is scored by aspect and in all, and says what has changed since last time', async () => {
  const pasar = await office.kota.added()
  const lama = await kota.added(pasar.id, [...dinilai(air, 'tidak', 'ya'), ...dinilai(limbah, 'tidak')], {
    tanggal: '2026-04-10',
  })
  expect(lama).toMatchObject({ nilai: 25, predikat: 'Kurang' })
  const baru = await kota.added(pasar.id, [
    ...dinilai(air, 'ya', 'ya', 'tidak_berlaku'),
    ...dinilai(limbah, 'sebagian'),
  ])
  expect(baru).toMatchObject({
    nilai: 75,
    predikat: 'Cukup',
    aspek: [
      { aspek_kode: 10, nilai: 100, predikat: 'Baik', butir: 3 },
      { aspek_kode: 20, nilai: 50, predikat: 'Kurang', butir: 1 },
    ],
  })
  const { data } = (await kota.detail(baru.kode_group)).json()
  expect(data.sebelumnya).toMatchObject({ kode_group: lama.kode_group, nilai: 25 })
  expect(data.butir.map(({ jawaban, sebelumnya }: Record<string, string>) => [sebelumnya, jawaban])).toEqual([
    ['tidak', 'ya'],
    ['ya', 'ya'],
    [null, 'tidak_berlaku'],
    ['tidak', 'sebagian'],
  ])
  expect(data.riwayat.map(({ nilai }: { nilai: number }) => nilai)).toEqual([25, 75])
  expect((await kota.detail(lama.kode_group)).json().data.sebelumnya).toBeNull()
})

test('an assessment sent again is the same assessment', async () => {
  const pasar = await office.kota.added()
  const form = formSanitasi(pasar.id, dinilai(air, 'ya'))
  const answers = [await kota.add(form), ...(await Promise.all([kota.add(form), kota.add(form)]))]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { meta, data } = (await kota.list({ pasar_id: String(pasar.id) })).json()
  expect([data.length, data[0].versi, meta?.total ?? data.length]).toEqual([1, 1, 1])
})

test('items that were reworded or taken away meanwhile still count; those that never were are refused', async () => {
  const pasar = await office.kota.added()
  const { db } = server.get().platform
  const make = async (nama: string) =>
    db
      .insertInto('pasar.sop_sanitasi')
      .values({ aspek_kode: 60, kode: 'F99', nama, frekuensi: 'harian' })
      .returning(['id as sop_id', 'nama'])
      .executeTakeFirstOrThrow()
  const [diubah, dihapus] = [await make('Butir yang akan diubah'), await make('Butir yang akan dihapus')]
  await db
    .updateTable('pasar.sop_sanitasi')
    .set({ nama: 'Kata baru' })
    .where('id', '=', diubah.sop_id)
    .execute()
  await db.deleteFrom('pasar.sop_sanitasi').where('id', '=', dihapus.sop_id).execute()
  const { kode_group } = await kota.added(pasar.id, dinilai([diubah, dihapus], 'ya', 'tidak'))
  const { butir } = (await kota.detail(kode_group)).json().data
  expect(butir.map(({ nama }: { nama: string }) => nama)).toEqual([diubah.nama, dihapus.nama])
  await db.deleteFrom('pasar.sop_sanitasi').where('id', '=', diubah.sop_id).execute()

  const asing = [{ sop_id: 2_000_000_000, nama: 'Karangan', jawaban: 'ya' }]
  expect(await faultOf(kota.add(formSanitasi(pasar.id, asing)))).toEqual(['VALIDASI_GAGAL', 'butir.0.sop_id'])
  const kata = [{ ...air[0], nama: 'Kata karangan', jawaban: 'ya' }]
  expect(await faultOf(kota.add(formSanitasi(pasar.id, kata)))).toEqual(['VALIDASI_GAGAL', 'butir.0.sop_id'])
  const dua = [...dinilai(air, 'ya'), ...dinilai(air, 'tidak')]
  expect(await faultOf(kota.add(formSanitasi(pasar.id, dua)))).toEqual(['VALIDASI_GAGAL', 'butir.1.sop_id'])
  const salah = [{ ...air[0], jawaban: 'mungkin' }]
  expect(await faultOf(kota.add(formSanitasi(pasar.id, salah)))).toEqual([
    'VALIDASI_GAGAL',
    'butir.0.jawaban',
  ])
})

test('photos belong to their assessment: its region sees them, others do not, and a change lets go of them', async () => {
  const app = server.get()
  const pasar = await office.kota.added()
  const key = await uploadBytes(app.platform, office.kota.client, 'foto.png', await samplePicture('png'))
  const [satu] = dinilai(air, 'sebagian')
  const added = await kota.added(pasar.id, [{ ...satu, foto: [key], catatan: 'Retak' }])
  const look = (client: typeof office.kota.client) =>
    client.inject({ url: '/api/upload/display_image', query: { path: key } })
  expect((await look(office.daerah.client)).statusCode).toBe(200)
  expect((await look(office.lain.client)).statusCode).not.toBe(200)
  const form = { kode_group: added.kode_group, tanggal: added.tanggal, butir: [{ ...satu, jawaban: 'ya' }] }
  expect((await kota.update({ ...form, versi: 1 })).json().data).toMatchObject({ nilai: 100, versi: 2 })
  expect(await codeOf(kota.update({ ...form, versi: 1 }))).toBe('BENTROK')
  const row = await app.platform.db
    .selectFrom('platform.berkas')
    .select('rekaman')
    .where('kunci', '=', key)
    .executeTakeFirst()
  expect(row?.rekaman ?? null).toBeNull()
  expect((await kota.remove(added.kode_group)).statusCode).toBe(200)
  expect(await codeOf(kota.detail(added.kode_group))).toBe('TIDAK_DITEMUKAN')
})

test('every office reads and writes the assessments of its region, and no others', async () => {
  const jakarta = await office.lain.added({ kota_id: 3171, lintang: -6.18, bujur: 106.83 })
  const foreign = await sanitasiCallsOf(office.lain.client).added(jakarta.id, dinilai(air, 'ya'))
  const { kode_group, tanggal } = foreign
  expect(await faultOf(kota.add(formSanitasi(jakarta.id, dinilai(air, 'ya'))))).toEqual([
    'VALIDASI_GAGAL',
    'pasar_id',
  ])
  for (const call of [
    kota.detail(kode_group),
    kota.update({ kode_group, tanggal, versi: 1, butir: dinilai(air, 'ya') }),
    kota.remove(kode_group),
  ])
    expect(await codeOf(call)).toBe('TIDAK_DITEMUKAN')
  // A key of another region says nothing about what it names.
  const own = await office.kota.added()
  expect(await codeOf(kota.add(formSanitasi(own.id, dinilai(air, 'ya'), { kode_group })))).toBe(
    'TIDAK_DITEMUKAN',
  )
  expect(await codeOf(kota.list({ kota_id: '3171' }))).toBe('WILAYAH_DITOLAK')
  expect(await codeOf(sanitasiCallsOf(office.lab.client).list())).toBe('TIDAK_BERWENANG')
})
