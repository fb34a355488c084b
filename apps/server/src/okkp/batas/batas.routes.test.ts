import { type BatasCemaran, ubahBatasForm } from '@portal/domain/okkp/batas/batas.schema'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { komoditasId, ujiLabCalls } from '../uji-lab/uji-lab.fixture.ts'
import { limitLibrary } from './limit-library.ts'
import { previewChange } from './pratinjau.service.ts'

const server = useTestApp()
const today = dayInJakarta(new Date())
const yearAgo = addDays(today, -365)
const base = '/api/okkp/batas'
let pusat: SignedInClient
let ids: Record<'karbofuran' | 'diklobenil' | 'cabai' | 'okra' | 'kailan' | 'anggrek', number> & {
  pestisidaCabai: BatasCemaran
}

const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  rest: Pick<InjectOptions, 'payload' | 'query' | 'headers'>,
) => pusat.inject({ method, url: `${base}${path}`, ...rest })
const list = async (query: Record<string, string>, path = '') =>
  (await pusat.inject({ url: `${base}${path}`, query })).json<{
    data: BatasCemaran[]
    meta: { total: number }
  }>()
const publik = async (komoditas_id: number, query: Record<string, string> = {}) =>
  (
    await server
      .get()
      .app.inject({ url: `${base}/publik`, query: { komoditas_id: String(komoditas_id), ...query } })
  ).json().data

beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  const pustaka = await limitLibrary(server.get().platform)
  const komoditas = (nama: string) => [...pustaka.komoditas].find(([, each]) => each.nama === nama)?.[0] ?? 0
  const parameter = (dicari: string) =>
    [...pustaka.parameter].find(([, { nama }]) => nama === dicari)?.[0] ?? 0
  const karbofuran = parameter('Karbofuran')
  const { data } = await list({ parameter_id: String(karbofuran), search: 'Cabai' })
  ids = {
    karbofuran,
    diklobenil: parameter('Diklobenil'),
    kailan: komoditas('Kailan'),
    cabai: komoditas('Cabai'),
    okra: komoditas('Okra'),
    anggrek: komoditas('Anggrek'),
    pestisidaCabai: data.find(({ pangan }) => pangan === 'Cabai') as BatasCemaran,
  }
})

const form = (change: object = {}) => ({
  parameter_id: ids.karbofuran,
  istilah_id: ids.pestisidaCabai.istilah_id,
  bentuk: 'maksimum',
  nilai: 0.02,
  satuan: 'mg/kg',
  regulasi: 'Perbadan Uji',
  berlaku_dari: '2026-10-01',
  ...change,
})

describe('the list', () => {
  test('is searched by parameter and by food, and narrowed', async () => {
    expect(
      (await list({ search: 'karbofuran' })).data.every(({ parameter }) => parameter === 'Karbofuran'),
    ).toBe(true)
    expect((await list({ search: 'pepper (termasuk' })).data[0]?.pangan).toContain('Pepper')
    expect((await list({ jenis_parameter: 'logam_berat' })).meta.total).toBe(36)
    expect((await list({ keadaan: 'berakhir' })).meta.total).toBe(0)
    expect((await list({ keadaan: 'akan' })).meta.total).toBe(0)
    expect((await list({ keadaan: 'berlaku' })).meta.total).toBe(4368)
  })

  test('is for those who keep master data', async () => {
    const daerah = await server.get().as('OKKP_ADMIN_DAERAH')
    const answer = await daerah.inject({ url: base })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
  })
})

describe('the public look-up', () => {
  test('says every limit of a commodity with its way, and the default apart', async () => {
    const { komoditas, dipetakan, batas, umum } = await publik(ids.okra)
    expect([komoditas.nama, komoditas.pangan, dipetakan]).toEqual(['Okra', 'Okra', true])
    expect(batas.find(({ parameter }: { parameter: string }) => parameter === 'Pirethrin')).toMatchObject({
      teks: 'maks. 0,05 mg/kg',
      cara: 'kelompok',
      pangan: 'Pepper (termasuk Okra, Paprika, Cabai)',
      regulasi: 'Perbadan 15/2024',
    })
    expect(umum).toMatchObject({ teks: 'maks. 0,01 mg/kg', cara: 'bawaan' })
    expect(batas.some(({ cara }: { cara: string }) => cara === 'bawaan')).toBe(false)
  })

  test('is searched by parameter, and knows what it does not know', async () => {
    expect((await publik(ids.cabai, { search: 'KARBOFURAN' })).batas).toHaveLength(1)
    const { batas, ...anggrek } = await publik(ids.anggrek)
    expect(anggrek).toMatchObject({ dipetakan: false, umum: null })
    expect(batas.every(({ cara }: { cara: string }) => cara === 'semua')).toBe(true)
    const asing = await server.get().app.inject({ url: `${base}/publik`, query: { komoditas_id: '999999' } })
    expect([asing.statusCode, asing.json().code]).toEqual([404, 'TIDAK_DITEMUKAN'])
  })
})

describe('a change', () => {
  test('is a new row from a day on; the old one ends before it and stays as it was', async () => {
    const { id, versi, ...lama } = ids.pestisidaCabai
    const answer = await send('PUT', '/update', { payload: { ...form(), id, versi } })
    const { data: baru } = answer.json<{ data: BatasCemaran }>()
    expect(baru).toMatchObject({
      nilai: 0.02,
      berlaku_dari: '2026-10-01',
      berlaku_sampai: null,
      menggantikan_id: id,
    })
    const { data } = (await pusat.inject({ url: `${base}/detail`, query: { id: String(baru.id) } })).json()
    expect(
      data.riwayat.map((row: BatasCemaran) => [row.id, row.nilai, row.berlaku_dari, row.berlaku_sampai]),
    ).toEqual([
      [baru.id, 0.02, '2026-10-01', null],
      [id, lama.nilai, lama.berlaku_dari, '2026-09-30'],
    ])
    expect((await publik(ids.cabai, { search: 'Karbofuran' })).batas[0].teks).toBe('maks. 0,02 mg/kg')
    const jejak = await server
      .get()
      .platform.db.selectFrom('platform.jejak_audit')
      .select(['peristiwa', 'sebelum', 'sesudah'])
      .where('rekaman', '=', `batas/${baru.id}`)
      .execute()
    expect(jejak).toEqual([{ peristiwa: 'batas.ubah', sebelum: ids.pestisidaCabai, sesudah: baru }])
    const lagi = await send('PUT', '/update', { payload: { ...form(), id, versi: versi + 1 } })
    expect([lagi.statusCode, lagi.json().code]).toEqual([409, 'BENTROK'])
    ids.pestisidaCabai = baru
  })

  test('of the default of a regulation holds from a day on for all that is not named; it cannot end', async () => {
    const { data } = await list({ search: 'yang tidak tercantum' })
    const umum = data.find(({ parameter_id }) => parameter_id === null) as BatasCemaran
    const { id, versi, istilah_id } = umum
    const ended = await send('DELETE', '/delete', { query: { id: String(id) } })
    expect([ended.statusCode, ended.json().code]).toEqual([409, 'BENTROK'])
    expect(ended.json().message).toContain('tambahkan batasnya sendiri')
    // A default limit has no parameter. It cannot become the limit of one parameter, and nobody can add another
    // default.
    for (const [path, body] of [
      ['/update', { ...form({ istilah_id }), id, versi }],
      ['/add', form({ istilah_id, parameter_id: null })],
      ['/pratinjau', form({ istilah_id, parameter_id: null })],
    ] as const) {
      const answer = await send(path === '/update' ? 'PUT' : 'POST', path, { payload: body })
      expect([path, answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([path, 400, 'parameter_id'])
    }
    const asked: unknown[] = []
    const hasil = { id: 1, nama: 'UL-1', parameter_id: ids.diklobenil, komoditas_id: ids.kailan }
    const isi = { ...form({ istilah_id, parameter_id: null, nilai: 0.05 }), id, versi }
    const pratinjau = await previewChange(
      server.get().platform,
      async (_platform, wanted) => {
        asked.push(wanted)
        return [{ ...hasil, tanggal: '2026-10-05', hasil: '0,03', satuan: 'mg/kg' }]
      },
      ubahBatasForm.safeExtend({ id: z.number() }).parse(isi),
    )
    expect(asked).toEqual([{ batas_ids: [id], dari: yearAgo, limit: 5001 }])
    expect(pratinjau.berubah).toMatchObject([{ nama: 'UL-1', sebelum: 'TMS', sesudah: 'MS' }])
    const changed = await send('PUT', '/update', { payload: isi })
    expect(changed.json().data).toMatchObject({ parameter_id: null, nilai: 0.05, menggantikan_id: id })
    expect((await publik(ids.okra)).umum).toMatchObject({ teks: 'maks. 0,05 mg/kg' })
    const { id: baru, versi: kini } = changed.json().data
    await send('PUT', '/update', { payload: { ...isi, id: baru, versi: kini, nilai: 0.01 } })
    expect((await publik(ids.okra)).umum).toMatchObject({ teks: 'maks. 0,01 mg/kg' })
  })

  test('of the same day corrects: the wrong row never held', async () => {
    const { id, versi } = ids.pestisidaCabai
    const answer = await send('PUT', '/update', { payload: { ...form({ nilai: 0.03 }), id, versi } })
    const { data: baru } = answer.json<{ data: BatasCemaran }>()
    const { data } = (await pusat.inject({ url: `${base}/detail`, query: { id: String(id) } })).json()
    expect(data.berlaku_sampai).toBe('2026-09-30')
    expect((await publik(ids.cabai, { search: 'Karbofuran' })).batas[0].teks).toBe('maks. 0,03 mg/kg')
    ids.pestisidaCabai = baru
  })

  test.each([
    [{ berlaku_dari: '2026-09-30' }, 'berlaku_dari'],
    [{ parameter_id: 1 }, 'parameter_id'],
    [{ istilah_id: 1 }, 'istilah_id'],
    [{ nilai: -1 }, 'nilai'],
    [{ nilai: null }, 'nilai'],
    [{ satuan: 'sendok' }, 'satuan'],
    [{ satuan: 'per 25 g' }, 'satuan'],
    [{ bentuk: 'rencana', n: 5, c: 6, m: 1 }, 'c'],
    [{ bentuk: 'rencana', n: 5, c: 1, m: 100, m_besar: 10 }, 'm_besar'],
    [{ penyesuaian_sampai: '2026-01-01' }, 'penyesuaian_sampai'],
    [{ regulasi: '' }, 'regulasi'],
  ])('%j is refused at its field', async (change, field) => {
    const { id, versi } = ids.pestisidaCabai
    const answer = await send('PUT', '/update', { payload: { ...form(change), id, versi } })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(answer.json().errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('made from an older version, or repeated with its key', async () => {
    const { id, versi } = ids.pestisidaCabai
    const payload = { ...form({ nilai: 0.04, berlaku_dari: '2026-10-02' }), id, versi }
    const headers = { 'idempotency-key': 'batas-sekali' }
    const [satu, dua] = [
      await send('PUT', '/update', { payload, headers }),
      await send('PUT', '/update', { payload, headers }),
    ]
    expect(dua.json()).toEqual(satu.json())
    const basi = await send('PUT', '/update', { payload: { ...payload, id: satu.json().data.id, versi: 9 } })
    expect([basi.statusCode, basi.json().code]).toEqual([409, 'BENTROK'])
    ids.pestisidaCabai = satu.json().data
  })

  test('previews which stored results would be judged otherwise, and changes none', async () => {
    const { platform } = server.get()
    const { id } = ids.pestisidaCabai
    const asked: unknown[] = []
    const isi = {
      ...form({ nilai: 0.001, berlaku_dari: '2026-11-01' }),
      id,
      n: null,
      c: null,
      m: null,
      m_besar: null,
      metode: null,
      catatan: null,
      penyesuaian_sampai: null,
      bentuk: 'maksimum' as const,
    }
    const hasil = (nomor: number, tertulis: string) => ({
      id: nomor,
      nama: `UL-${nomor}`,
      parameter_id: ids.karbofuran,
      komoditas_id: ids.cabai,
      // This test day lies before the day on which the new limit takes effect.
      tanggal: '2026-10-25',
      hasil: tertulis,
      satuan: 'mg/kg',
    })
    const pratinjau = await previewChange(
      platform,
      async (_platform, wanted) => {
        asked.push(wanted)
        return [hasil(1, '0,005'), hasil(2, '0,001'), hasil(3, '0,5'), hasil(4, '<0,01')]
      },
      isi,
    )
    expect(asked).toEqual([
      {
        parameter_id: ids.karbofuran,
        komoditas_ids: expect.arrayContaining([ids.cabai]),
        dari: yearAgo,
        limit: 5001,
      },
    ])
    expect(asked).not.toEqual([
      expect.objectContaining({ komoditas_ids: expect.arrayContaining([ids.okra]) }),
    ])
    expect(pratinjau).toMatchObject({
      ...{ dari: yearAgo, setahun: true, diperiksa: 4, lebih: false },
      ...{ jumlah: 2, menjadi_tms: 1, menjadi_ms: 0 },
    })
    expect(pratinjau.berubah.map(({ nama, sebelum, sesudah }) => [nama, sebelum, sesudah])).toEqual([
      ['UL-1', 'MS', 'TMS'],
      ['UL-4', 'MS', null],
    ])
    const answer = await send('POST', '/pratinjau', { payload: form({ id, nilai: 0.001 }) })
    expect(answer.json().data.berubah).toEqual([])
    expect((await publik(ids.cabai, { search: 'Karbofuran' })).batas[0].teks).toBe('maks. 0,04 mg/kg')
  })
})

describe('adding and ending', () => {
  test('a pair that is there is changed, not added', async () => {
    const answer = await send('POST', '/add', { payload: form() })
    expect([answer.statusCode, answer.json().code, answer.json().errors[0].field]).toEqual([
      409,
      'SUDAH_ADA',
      'istilah_id',
    ])
  })

  test('a limit ends today and can be set again from another day; one to come never holds', async () => {
    const { data: formalin } = (
      await server.get().app.inject({ url: '/api/okkp/static/bahan_berbahaya' })
    ).json()
    const isi = form({ parameter_id: formalin[0].id, berlaku_dari: '2026-01-01' })
    const { data } = (await send('POST', '/add', { payload: isi })).json()
    expect(data.jenis_parameter).toBe('bahan_berbahaya')
    expect((await send('DELETE', '/delete', { query: { id: String(data.id) } })).statusCode).toBe(200)
    const { data: ended } = (
      await pusat.inject({ url: `${base}/detail`, query: { id: String(data.id) } })
    ).json()
    expect(ended.berlaku_sampai).not.toBeNull()
    const twice = await send('DELETE', '/delete', { query: { id: String(data.id) } })
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'BENTROK'])
    const nanti = (await send('POST', '/add', { payload: { ...isi, berlaku_dari: '2099-01-01' } })).json()
      .data
    await send('DELETE', '/delete', { query: { id: String(nanti.id) } })
    const { data: ditarik } = (
      await pusat.inject({ url: `${base}/detail`, query: { id: String(nanti.id) } })
    ).json()
    expect(ditarik.berlaku_sampai).toBe('2098-12-31')
  })
})

test('a stored result is named by its sample, and keeps its verdict', async () => {
  const { platform } = server.get()
  const { data: timbal } = await list({ jenis_parameter: 'logam_berat', search: 'Timbal', limit: '100' })
  const beras = timbal.find(({ pangan }) => pangan === 'Beras') as BatasCemaran
  const calls = ujiLabCalls(await server.get().as('OKKP_ADMIN_UJILAB', { provinsi_id: 32 }))
  const uji = await calls.added({ komoditas_id: await komoditasId(server.get(), 'Beras') })
  const payload = {
    ...form(),
    parameter_id: beras.parameter_id,
    istilah_id: beras.istilah_id,
    nilai: 0.01,
    berlaku_dari: '2026-02-10',
  }
  const berubah = async (change: object) =>
    (await send('POST', '/pratinjau', { payload: { ...payload, id: beras.id, ...change } })).json().data
  const found = {
    diperiksa: 1,
    jumlah: 1,
    menjadi_tms: 1,
    berubah: [{ nama: uji.kode_sampel, komoditas: 'Beras', hasil: '0,05', sebelum: 'MS', sesudah: 'TMS' }],
  }
  expect(await berubah({})).toMatchObject(found)
  // The preview also checks earlier results when the new limit takes effect today.
  expect(await berubah({ berlaku_dari: today })).toMatchObject({ ...found, dari: yearAgo })
  expect(await berubah({ berlaku_dari: '2099-01-01' })).toMatchObject(found)
  expect(await berubah({ nilai: 0.05, berlaku_dari: today })).toMatchObject({ diperiksa: 1, jumlah: 0 })
  const saved = await send('PUT', '/update', { payload: { ...payload, id: beras.id, versi: beras.versi } })
  expect(saved.statusCode).toBe(200)
  const [row] = await platform.db
    .selectFrom('okkp.hasil_uji_lab')
    .select(['status', 'batas_id'])
    .where('uji_lab_id', '=', uji.id)
    .execute()
  expect(row).toEqual({ status: 'MS', batas_id: beras.id })
})
