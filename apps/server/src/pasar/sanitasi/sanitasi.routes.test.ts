import type { Sanitasi } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
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
  expect(baru).toMatchObject({ nilai: 75, predikat: 'Cukup', belum_dinilai: 0 })
  expect(baru.aspek.slice(0, 3)).toMatchObject([
    { aspek_kode: 10, nilai: 100, predikat: 'Baik', butir: air.length },
    { aspek_kode: 20, nilai: 50, predikat: 'Kurang', butir: limbah.length },
    // No item of this aspect applies.
    { aspek_kode: 30, nilai: null, predikat: null },
  ])
  const { data } = (await kota.detail(baru.kode_group)).json()
  expect(data.sebelumnya).toMatchObject({ kode_group: lama.kode_group, nilai: 25 })
  const changed = data.butir.filter(
    ({ jawaban, sebelumnya }: Record<string, string>) => jawaban !== sebelumnya,
  )
  expect(changed.map(({ jawaban, sebelumnya }: Record<string, string>) => [sebelumnya, jawaban])).toEqual([
    ['tidak', 'ya'],
    ['tidak', 'sebagian'],
  ])
  expect(data.riwayat.map(({ nilai }: { nilai: number }) => nilai)).toEqual([25, 75])
  expect((await kota.detail(lama.kode_group)).json().data.sebelumnya).toBeNull()
})

test('a few items are no assessment: what is missing is named, and the same sheet is taken once it is complete', async () => {
  const pasar = await office.kota.added()
  const form = formSanitasi(pasar.id, dinilai(air, 'ya', 'sebagian'))
  const refused = (await kota.add(form)).json()
  expect([refused.code, refused.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'butir'])
  expect(refused.errors[0].message).toContain('butir belum dinilai: Pengelolaan Air Bersih (A3')
  expect(refused.errors[0].message).toContain(`Pengelolaan Limbah (semua ${limbah.length} butir)`)
  expect((await kota.list({ pasar_id: String(pasar.id) })).json().data).toEqual([])
  const whole = { ...form, butir: await kota.lengkap(form.butir) }
  const { data } = (await kota.add(whole)).json()
  expect(data).toMatchObject({ nilai: 75, predikat: 'Cukup', versi: 1 })
  const change = { kode_group: data.kode_group, tanggal: data.tanggal, versi: 1, butir: form.butir }
  expect(await faultOf(kota.update(change))).toEqual(['VALIDASI_GAGAL', 'butir'])
})

test('an incomplete one of before has no score anywhere, says what is missing, and is rated once completed', async () => {
  const pasar = await office.kota.added()
  const { db } = server.get().platform
  const { kode_group, tanggal } = await kota.added(pasar.id, dinilai(air, 'ya', 'sebagian'))
  // Simulates a row from before the rule that every item needs an answer.
  const { id } = await db
    .updateTable('pasar.sanitasi')
    .set({ nilai: null, belum_dinilai: limbah.length })
    .where('kode_group', '=', kode_group)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('pasar.aspek_sanitasi').set({ nilai: null }).where('sanitasi_id', '=', id).execute()
  await db
    .deleteFrom('pasar.butir_sanitasi')
    .where('sanitasi_id', '=', id)
    .where('aspek_kode', '=', 20)
    .execute()

  const { data } = (await kota.detail(kode_group)).json()
  expect(data).toMatchObject({ nilai: null, predikat: null, belum_dinilai: limbah.length })
  expect(data.belum.map(({ sop_id }: { sop_id: number }) => sop_id)).toEqual(
    limbah.map(({ sop_id }) => sop_id),
  )
  const listed = async (lengkap: string) =>
    (await kota.list({ pasar_id: String(pasar.id), lengkap })).json().data.length
  expect([await listed('true'), await listed('false')]).toEqual([0, 1])
  const open = (url: string, query: Record<string, string>) => server.get().app.inject({ url, query })
  const at = { pasar_id: String(pasar.id), isPublic: 'true' }
  const market = await open('/api/pasar-pangan/public/pasar/detail', { id: String(pasar.id) })
  expect(market.json().data.sanitasi).toBeNull()
  const found = await open('/api/pasar-pangan/public/pasar', { search: pasar.nama })
  expect(found.json().data).toMatchObject([{ sanitasi: null }])
  expect((await open('/api/pasar-pangan/dashboard/sanitasi/bypasar', at)).json().data).toEqual([])
  const mean = await open('/api/pasar-pangan/dashboard/sanitasi/byprovinsi', at)
  expect(mean.json().data.total_wilayah).toMatchObject({ count_total_nilai: 0, avg_total_nilai: null })
  const frame = await open('/embed/v1/pasar', { id: String(pasar.id) })
  expect(frame.body).toContain('Sanitasi belum dinilai')
  const rows = await open('/api/data-terbuka/v1/sanitasi-pasar.json', { pasar_id: String(pasar.id) })
  expect([rows.statusCode, rows.json().data]).toEqual([200, []])

  // An item that the master gained later is not required.
  const later = await db
    .insertInto('pasar.sop_sanitasi')
    .values({ aspek_kode: 60, kode: 'F98', nama: 'Butir yang datang kemudian', frekuensi: 'harian' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answered = [
    ...data.butir,
    ...data.belum.map((satu: object) => ({ ...satu, jawaban: 'tidak', foto: [] })),
  ]
  const butir = answered.map(({ sop_id, nama, jawaban, foto }) => ({ sop_id, nama, jawaban, foto }))
  const changed = (await kota.update({ kode_group, tanggal, versi: 1, butir })).json()
  await db.deleteFrom('pasar.sop_sanitasi').where('id', '=', later.id).execute()
  expect(changed.data).toMatchObject({ nilai: 37.5, predikat: 'Kurang', belum_dinilai: 0 })
})

test('an assessment sent again is the same assessment', async () => {
  const pasar = await office.kota.added()
  const form = formSanitasi(pasar.id, await kota.lengkap(dinilai(air, 'ya')))
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
  const names = butir.map(({ nama }: { nama: string }) => nama)
  expect(names).toEqual(expect.arrayContaining([diubah.nama, dihapus.nama]))
  expect(names).not.toContain('Kata baru')
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

test('aspek_kode narrows the list to what was scored in that aspect, each row to that aspect', async () => {
  const pasar = await office.kota.added()
  const both = await kota.added(pasar.id, [...dinilai(air, 'ya'), ...dinilai(limbah, 'tidak')])
  // The officer checked this aspect, but none of its items applies, so it has no score.
  const without = await kota.added(pasar.id, [...dinilai(air, 'tidak_berlaku'), ...dinilai(limbah, 'ya')])
  const only = await kota.added(pasar.id, dinilai(limbah, 'ya'))
  const listed = async (more: Record<string, string>) => {
    const { data, meta } = (await kota.list({ pasar_id: String(pasar.id), ...more })).json()
    const rows = data.map(({ kode_group, aspek }: Sanitasi) => [
      kode_group,
      aspek.filter(({ nilai }) => nilai !== null).map(({ aspek_kode }) => aspek_kode),
    ])
    return [meta.total, Object.fromEntries(rows)]
  }
  expect(await listed({})).toEqual([
    3,
    { [both.kode_group]: [10, 20], [without.kode_group]: [20], [only.kode_group]: [20] },
  ])
  expect(await listed({ aspek_kode: '10' })).toEqual([1, { [both.kode_group]: [10] }])
  expect(await listed({ aspek_kode: '20' })).toEqual([
    3,
    { [both.kode_group]: [20], [without.kode_group]: [20], [only.kode_group]: [20] },
  ])
  expect(await listed({ aspek_kode: '60' })).toEqual([0, {}])
})

test('an aspect that is none is refused', async () => {
  expect(await faultOf(kota.list({ aspek_kode: '15' }))).toEqual(['VALIDASI_GAGAL', 'aspek_kode'])
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
  const butir = await kota.lengkap([{ ...satu, jawaban: 'ya' }])
  const form = { kode_group: added.kode_group, tanggal: added.tanggal, butir }
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
  // The key of a record in another region must not reveal that the record exists.
  const own = await office.kota.added()
  const whole = await kota.lengkap(dinilai(air, 'ya'))
  expect(await codeOf(kota.add(formSanitasi(own.id, whole, { kode_group })))).toBe('TIDAK_DITEMUKAN')
  expect(await codeOf(kota.list({ kota_id: '3171' }))).toBe('WILAYAH_DITOLAK')
  expect(await codeOf(sanitasiCallsOf(office.lab.client).list())).toBe('TIDAK_BERWENANG')
})
