import type { Kuesioner } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let pusat: SignedInClient
let kota: SignedInClient
beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  kota = await server.get().as('OKKP_ADMIN_KOTA')
})

const base = '/api/pasar-pangan/static/static_kuesioner'
const list = async (): Promise<Kuesioner[]> => (await kota.inject({ url: base })).json().data
const write = (path: string, payload: object, method: 'POST' | 'PUT' = 'PUT', by = pusat) =>
  by.inject({ method, url: `${base}/${path}`, payload })
const activeOf = async (sasaran: string) =>
  (await list()).find((each) => each.sasaran === sasaran && each.aktif) as Kuesioner
const use = (id: number) =>
  sql`update pasar.kuesioner set dipakai_sejak = now() where id = ${id}`.execute(server.get().platform.db)

test('the programme begins with twelve statements for each audience, on a scale of four', async () => {
  const [konsumen, pedagang] = [await activeOf('konsumen'), await activeOf('pedagang')]
  expect([konsumen.butir.length, pedagang.butir.length]).toEqual([12, 12])
  expect(konsumen.butir[0]?.kode).toBe('K1')
  expect(pedagang.skala).toEqual(['Sangat tidak setuju', 'Tidak setuju', 'Setuju', 'Sangat setuju'])
})

test('what nobody has used is changed in place; what was used stays, and the change is the next edition', async () => {
  const first = await activeOf('konsumen')
  const inPlace = await write('update', { ...first, nama: 'Survei konsumen 2026' })
  expect(inPlace.json().data).toMatchObject({
    id: first.id,
    edisi: first.edisi,
    nama: 'Survei konsumen 2026',
    versi: 2,
  })
  expect((await write('update', first)).json().code).toBe('BENTROK')
  await use(first.id)
  const used = await activeOf('konsumen')
  expect(used.dipakai).toBe(true)
  const next = await write('update', { ...used, butir: [{ teks: 'Pasar ini rapi.' }] })
  expect(next.json().data).toMatchObject({ edisi: first.edisi + 1, aktif: true, dipakai: false })
  expect(next.json().message).toContain(`edisi ${first.edisi + 1}`)
  const all = await list()
  expect(all.find(({ id }) => id === first.id)).toEqual({ ...used, aktif: false })
  expect((await write('update', { ...used, aktif: false })).json().code).toBe('BENTROK')
  const gone = await pusat.inject({ method: 'DELETE', url: `${base}/delete?id=${first.id}` })
  expect(gone.json().code).toBe('MASIH_DIPAKAI')
  const { db } = server.get().platform
  await expect(
    sql`update pasar.butir_kuesioner set teks = 'Lain' where kuesioner_id = ${first.id}`.execute(db),
  ).rejects.toThrow('tidak boleh diubah')
  await expect(sql`delete from pasar.kuesioner where id = ${first.id}`.execute(db)).rejects.toThrow(
    'tidak boleh diubah',
  )
  await pusat.inject({ method: 'DELETE', url: `${base}/delete?id=${next.json().data.id}` })
  expect((await activeOf('konsumen')).id).toBe(first.id)
})

test.each([
  [{ sasaran: 'anak' }, 'sasaran'],
  [{ skala: ['Ya'] }, 'skala'],
  [{ skala: ['Ya', ' '] }, 'skala.1'],
  [{ butir: [] }, 'butir'],
  [{ butir: [{ teks: 'Bersih.' }, { teks: ' bersih. ' }] }, 'butir.1.teks'],
])('refuses %j under its field', async (change, field) => {
  const form = { sasaran: 'pedagang', nama: 'Uji', skala: ['Tidak', 'Ya'], butir: [{ teks: 'Bersih.' }] }
  const answer = await write('add', { ...form, ...change }, 'POST')
  expect([answer.json().code, answer.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', field])
})

test('offices read, only the centre writes; a visitor does neither', async () => {
  const form = { sasaran: 'pedagang', nama: 'Uji', skala: ['Tidak', 'Ya'], butir: [{ teks: 'Bersih.' }] }
  expect((await write('add', form, 'POST', kota)).json().code).toBe('TIDAK_BERWENANG')
  const visitor = await server.get().app.inject({ url: base })
  expect(visitor.json().code).toBe('SESI_BERAKHIR')
  const added = await write('add', form, 'POST')
  expect(added.json().data).toMatchObject({ aktif: true, edisi: 2 })
  const sop = '/api/pasar-pangan/static/static_sop_sanitasi'
  const items: { aspek_kode: number }[] = (await kota.inject({ url: sop })).json().data
  expect(new Set(items.map(({ aspek_kode }) => aspek_kode))).toEqual(new Set([10, 20, 30, 40, 50, 60]))
  expect(items).toHaveLength(41)
  expect((await server.get().app.inject({ url: sop })).json().code).toBe('SESI_BERAKHIR')
  const item = { nama: 'Butir uji', aspek_kode: '70', kode: 'G1', frekuensi: 'harian' }
  const wrong = await pusat.inject({ method: 'POST', url: `${sop}/add`, payload: item })
  expect([wrong.json().code, wrong.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', 'aspek_kode'])
  const good = await pusat.inject({
    method: 'POST',
    url: `${sop}/add`,
    payload: { ...item, aspek_kode: '60' },
  })
  expect(good.json().data).toMatchObject({ aspek_kode: 60, kode: 'G1' })
})
