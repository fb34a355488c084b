import { findBatas } from '@portal/domain/okkp/batas/find-batas'
import type { IstilahPangan, KomoditasPangan } from '@portal/domain/okkp/batas/pemetaan.schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { limitLibrary } from './limit-library.ts'
import { readVersi } from './pustaka.repository.ts'

const server = useTestApp()
const base = '/api/okkp/batas'
let pusat: SignedInClient

beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

const read = async <T>(path: string, query: Record<string, string>) =>
  (await pusat.inject({ url: `${base}${path}`, query })).json<{ data: T[]; meta: { total: number } }>()
const put = (path: string, payload: object) => pusat.inject({ method: 'PUT', url: `${base}${path}`, payload })
const pangan = async (nama: string) => {
  const { data } = (await pusat.inject({ url: `${base}/pangan` })).json()
  return data.pangan.find((each: { nama: string }) => each.nama === nama)?.id as number
}

describe('commodities', () => {
  test('are listed with their food, or with none', async () => {
    const { data } = await read<KomoditasPangan>('/komoditas', { search: 'cabai merah' })
    expect(data[0]).toMatchObject({
      nama: 'Cabai Merah',
      pangan: 'Cabai',
      sub_kelompok: 'Sayuran Buah',
      versi: 1,
    })
    const belum = await read<KomoditasPangan>('/komoditas', { dipetakan: 'belum', limit: '1000' })
    expect(belum.data.every(({ pangan_id }) => pangan_id === null)).toBe(true)
    expect(belum.meta.total + (await read('/komoditas', { dipetakan: 'ya' })).meta.total).toBe(
      (await read('/komoditas', {})).meta.total,
    )
  })

  test('are linked by a person, and the look-up follows at once', async () => {
    const { data } = await read<KomoditasPangan>('/komoditas', { search: 'Mixed Berries' })
    const { id, versi } = data[0] as KomoditasPangan
    const payload = { komoditas_id: id, pangan_id: await pangan('Blueberries'), versi }
    const answer = await put('/komoditas/update', payload)
    expect(answer.json().data).toMatchObject({ pangan: 'Blueberries', versi: 1 })
    const late = await put('/komoditas/update', payload)
    expect([late.statusCode, late.json().code]).toEqual([409, 'BENTROK'])
    const { platform } = server.get()
    const pustaka = await limitLibrary(platform)
    expect(pustaka.komoditas.get(id)?.pangan_id).toBe(payload.pangan_id)
    const [jejak] = await platform.db
      .selectFrom('platform.jejak_audit')
      .select('peristiwa')
      .where('rekaman', '=', `komoditas-pangan/${id}`)
      .execute()
    expect(jejak?.peristiwa).toBe('komoditas-pangan.ubah')
    const none = await put('/komoditas/update', { ...payload, pangan_id: null, versi: 1 })
    expect(none.json().data).toMatchObject({ pangan_id: null, versi: 2 })
  })

  test('are refused a food that is none', async () => {
    const { data } = await read<KomoditasPangan>('/komoditas', { search: 'Anggrek' })
    const answer = await put('/komoditas/update', { komoditas_id: data[0]?.id, pangan_id: 99_999 })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'pangan_id'])
  })
})

describe('terms of the annexes', () => {
  const formOf = ({ nama, cara, sub, termasuk, kecuali, ragu, catatan }: IstilahPangan) => ({
    nama,
    cara,
    catatan,
    sub: sub.map(({ id }) => id),
    termasuk: termasuk.map(({ id }) => id),
    kecuali: kecuali.map(({ id }) => id),
    ragu: ragu.map(({ id }) => id),
  })

  test('are corrected: what was doubtful is decided, and found from then on', async () => {
    const { data } = await read<IstilahPangan>('/istilah', { search: 'Beras sosoh', lampiran: 'mikotoksin' })
    const istilah = data[0] as IstilahPangan
    expect(istilah).toMatchObject({ cara: 'jenis', ragu: [{ nama: 'Beras' }], jumlah_batas: 4 })
    const beras = await pangan('Beras')
    const pecah = (
      await read<IstilahPangan>('/istilah', { search: 'Beras pecah kulit', lampiran: 'mikotoksin' })
    ).data[0] as IstilahPangan
    await put('/istilah/update', { ...formOf(pecah), ragu: [], kecuali: [beras], id: pecah.id, versi: 1 })
    const answer = await put('/istilah/update', {
      ...formOf(istilah),
      ragu: [],
      termasuk: [...formOf(istilah).termasuk, beras],
      id: istilah.id,
      versi: 1,
    })
    expect(answer.json().data).toMatchObject({ versi: 2, ragu: [] })
    const pustaka = await limitLibrary(server.get().platform)
    const nomor = (rows: ReadonlyMap<number, { nama: string }>, nama: string) =>
      [...rows].find(([, each]) => each.nama === nama)?.[0] ?? 0
    const temuan = findBatas(pustaka, {
      komoditas_id: nomor(pustaka.komoditas, 'Beras Merah'),
      parameter_id: nomor(pustaka.parameter, 'Aflatoksin B1'),
      tanggal: '2026-11-16',
    })
    expect(temuan.batas?.teks).toBe('maks. 5 µg/kg')
  })

  test('are listed by the doubt in them', async () => {
    const { data } = await read<IstilahPangan>('/istilah', { ragu: 'true', limit: '1000' })
    expect(data.length).toBeGreaterThan(10)
    expect(data.every(({ ragu }) => ragu.length > 0)).toBe(true)
    expect((await read('/istilah', { cara: 'bawaan' })).meta.total).toBe(1)
  })

  test.each([
    [{ termasuk: [1], kecuali: [1] }, 'kecuali'],
    [{ termasuk: [], sub: [] }, 'termasuk'],
    [{ termasuk: [99_999] }, 'termasuk'],
    [{ sub: [99_999] }, 'sub'],
    [{ nama: '' }, 'nama'],
  ])('%j is refused at its field', async (change, field) => {
    const payload = { nama: 'Istilah Uji', cara: 'kelompok', termasuk: [1], ...change }
    const answer = await pusat.inject({ method: 'POST', url: `${base}/istilah/add`, payload })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  })

  test('a new one is added once, and goes while no limit names it', async () => {
    const payload = { nama: 'Sayuran Uji', cara: 'kelompok', termasuk: [1] }
    const add = () => pusat.inject({ method: 'POST', url: `${base}/istilah/add`, payload })
    const { data } = (await add()).json()
    expect(data).toMatchObject({ lampiran: 'lain', jumlah_batas: 0 })
    expect((await add()).json().code).toBe('SUDAH_ADA')
    const remove = (id: number) =>
      pusat.inject({ method: 'DELETE', url: `${base}/istilah/delete`, query: { id: String(id) } })
    expect((await remove(data.id)).statusCode).toBe(200)
    const dipakai = (await read<IstilahPangan>('/istilah', { search: 'Pepper' })).data[0] as IstilahPangan
    expect((await remove(dipakai.id)).json().code).toBe('MASIH_DIPAKAI')
  })

  test('the default of a regulation is not a matter of foods', async () => {
    const { data } = await read<IstilahPangan>('/istilah', { cara: 'bawaan' })
    const umum = data[0] as IstilahPangan
    const answer = await put('/istilah/update', { ...formOf(umum), cara: 'kelompok', id: umum.id, versi: 1 })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MASIH_DIPAKAI'])
  })
})

test('a change on another server counts with the next use, also without its notification', async () => {
  const { platform } = server.get()
  const before = await limitLibrary(platform)
  expect(await limitLibrary(platform)).toBe(before)
  const versi = await readVersi(platform.db)
  await platform.db.transaction().execute(async (trx) => {
    for (const nama of ['Dari Tempat Lain', 'Dari Sana Juga'])
      await trx.insertInto('okkp.komoditas').values({ nama, kelompok_id: 4 }).execute()
  })
  expect(await readVersi(platform.db)).toBe(versi + 1)
  const after = await limitLibrary(platform)
  expect([...after.komoditas.values()].map(({ nama }) => nama)).toContain('Dari Tempat Lain')
  expect(await limitLibrary(platform)).toBe(after)
})
