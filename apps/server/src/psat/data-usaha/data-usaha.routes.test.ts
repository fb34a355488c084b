import type { DataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { uploadFile } from '#psat/data-usaha/data-usaha.fixture.ts'
import { faults, type PemohonWorld, pemohonWorld, recordOf } from '#psat/pengajuan/pemohon.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let dunia: PemohonWorld
let lain: PemohonWorld

beforeAll(async () => {
  dunia = await pemohonWorld(server.get())
  lain = await pemohonWorld(server.get())
})

const base = '/api/psat/data-usaha'
const add = (jenis: string, payload: object, by = dunia.client, query = '') =>
  by.inject({ method: 'POST', url: `${base}/${jenis}/add${query}`, payload })
const update = (jenis: string, payload: object, by = dunia.client) =>
  by.inject({ method: 'PUT', url: `${base}/${jenis}/update`, payload })
const remove = (jenis: string, id: number, by = dunia.client) =>
  by.inject({ method: 'DELETE', url: `${base}/${jenis}/delete`, query: { id: String(id) } })
async function read(by: SignedInClient = dunia.client, query = ''): Promise<DataUsaha> {
  const answer = await by.inject({ url: `${base}${query}` })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

describe("a company's own lists", () => {
  test('contain five lists and the name of each file', async () => {
    const data = await read()
    expect(data.unit_produksi[0]).toMatchObject({ id: dunia.unit, kota_id: 3273, versi: 1 })
    expect(data.produk[0]).toMatchObject({ unit_produksi: [dunia.unit], daftar_pemasok: [dunia.pemasok] })
    expect([data.pemasok.length, data.pelanggan.length, data.ruang_lingkup.length]).toEqual([1, 0, 1])
    expect(data.berkas[data.unit_produksi[0]?.file_bukti ?? '']).toEqual({
      nama: 'contoh.pdf',
      ukuran: expect.any(Number),
    })
  })

  test('other companies stay hidden; staff name the company', async () => {
    expect((await read(lain.client)).unit_produksi.map(({ id }) => id)).toEqual([lain.unit])
    const foreign = await lain.client.inject({ url: `${base}?perusahaan=${dunia.company.uuid}` })
    expect(foreign.statusCode).toBe(404)
    const staff = await server.get().as('SEKRETARIAT')
    expect(faults(await staff.inject({ url: base }))).toEqual([
      { field: 'perusahaan', message: 'Pilih perusahaannya.' },
    ])
    expect((await read(staff, `?perusahaan=${dunia.company.uuid}`)).unit_produksi).toHaveLength(1)
    expect((await (await server.get().as('AUDITOR')).inject({ url: base })).statusCode).toBe(403)
  })
})

describe('add', () => {
  test("a unit's coordinates are saved as a pair inside Indonesia, or not at all", async () => {
    const save = async (titik: object) => add('unit-produksi', await dunia.formUnit(titik))
    const placed = await save({ lintang: -6.9147, bujur: 107.6098 })
    expect(placed.json().data).toMatchObject({ lintang: -6.9147, bujur: 107.6098 })
    expect((await save({})).json().data).toMatchObject({ lintang: null, bujur: null })
    const refused = [
      { lintang: -6.9 },
      { bujur: 107.6 },
      { lintang: 51.5, bujur: -0.1 },
      { lintang: 91, bujur: 107 },
    ]
    for (const titik of refused) {
      const answer = await save(titik)
      expect([titik, answer.json().code, faults(answer)[0]?.field]).toEqual([
        titik,
        'VALIDASI_GAGAL',
        'lintang',
      ])
    }
  })

  test('the city must lie in the province; a lease needs its date and contract', async () => {
    const wrong = await add('unit-produksi', await dunia.formUnit({ provinsi_id: 31 }))
    expect([wrong.statusCode, faults(wrong)[0]?.field]).toEqual([400, 'kota_id'])
    const rented = await add('unit-produksi', await dunia.formUnit({ status_kepemilikan: 'Sewa' }))
    expect(faults(rented).map(({ field }) => field)).toEqual(['masa_sewa_berakhir', 'bukti_sewa'])
  })

  test('an impossible region or year is reported at its field', async () => {
    const form = await dunia.formUnit({ kota_id: 2_147_483_648, sppb_psat_masa_berlaku: '0000-01-01' })
    const answer = await add('unit-produksi', form)
    expect(faults(answer).map(({ field }) => field)).toEqual(['kota_id', 'sppb_psat_masa_berlaku'])
  })

  test("a produk refers only to the company's own units, suppliers and customers", async () => {
    const form = await dunia.formProduk(lain.unit, lain.pemasok, { daftar_pelanggan: [lain.pemasok] })
    const answer = await add('produk', form)
    expect(faults(answer).map(({ field }) => field)).toEqual([
      'unit_produksi',
      'daftar_pemasok',
      'daftar_pelanggan',
    ])
  })

  test('refuses a wrong file type, a foreign file and an unknown commodity', async () => {
    const xlsx = await uploadFile(server.get(), dunia.client, 'xlsx')
    expect(faults(await add('unit-produksi', await dunia.formUnit({ file_bukti: xlsx })))).toEqual([
      { field: 'file_bukti', message: 'Jenis berkas tidak diterima. Unggah PDF, JPEG, atau PNG.' },
    ])
    const foreign = await dunia.formUnit({ file_bukti: await lain.pdf() })
    expect(faults(await add('unit-produksi', foreign))[0]?.field).toBe('file_bukti')
    const unknown = { ...dunia.formLingkup(), komoditas_id: 999_999 }
    expect(faults(await add('ruang-lingkup', unknown))[0]?.field).toBe('komoditas_id')
  })

  test('a claim comes from the master list, with proof where it needs one', async () => {
    const formProduk = (more: object) => dunia.formProduk(dunia.unit, dunia.pemasok, more)
    const asing = await add(
      'produk',
      await formProduk({ jenis_klaim: ['Ajaib'], bukti_klaim: await dunia.pdf() }),
    )
    expect([asing.statusCode, asing.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(faults(asing)).toEqual([
      { field: 'jenis_klaim', message: 'Klaim "Ajaib" tidak ada di daftar. Pilih dari daftar.' },
    ])
    const tanpaBukti = await add('produk', await formProduk({ jenis_klaim: ['Organik'] }))
    expect(faults(tanpaBukti)).toEqual([{ field: 'bukti_klaim', message: 'Unggah bukti klaim.' }])
    const bebas = await add('produk', await formProduk({ jenis_klaim: ['Tanpa klaim'] }))
    expect(bebas.json().data.jenis_klaim).toEqual(['Tanpa klaim'])
  })

  test('a claim deleted from the master list stays with its produk, but no new produk gets it', async () => {
    const pusat = await server.get().as('OKKP_ADMIN_PUSAT')
    const klaim = '/api/okkp/static/jenisKlaim'
    const nama = 'Klaim musiman'
    const dibuat = await pusat.inject({ method: 'POST', url: `${klaim}/add`, payload: { nama } })
    const form = await dunia.formProduk(dunia.unit, dunia.pemasok, { jenis_klaim: [nama] })
    const produk = (await add('produk', form)).json().data
    const query = { id: String(dibuat.json().data.id) }
    expect((await pusat.inject({ method: 'DELETE', url: `${klaim}/delete`, query })).statusCode).toBe(200)
    const bukti = { ...form, bukti_klaim: await dunia.pdf() }
    const ubah = await update('produk', { ...bukti, id: produk.id, versi: produk.versi })
    expect([ubah.statusCode, ubah.json().data.jenis_klaim]).toEqual([200, [nama]])
    const baru = await dunia.formProduk(dunia.unit, dunia.pemasok, {
      jenis_klaim: [nama],
      bukti_klaim: await dunia.pdf(),
    })
    expect(faults(await add('produk', baru)).map(({ field }) => field)).toEqual(['jenis_klaim'])
  })

  test('a repeated Idempotency-Key adds only one row', async () => {
    const payload = dunia.formMitra()
    const send = () =>
      dunia.client.inject({
        method: 'POST',
        url: `${base}/pelanggan/add`,
        payload,
        headers: { 'idempotency-key': 'pelanggan-sekali' },
      })
    const [first, second] = await Promise.all([send(), send()])
    expect(second.json()).toEqual(first.json())
    expect((await read()).pelanggan).toHaveLength(1)
  })
})

describe('update', () => {
  test('refuses an old version; releases a replaced file', async () => {
    const id = await dunia.add('unit-produksi', await dunia.formUnit())
    const before = (await read()).unit_produksi.find((unit) => unit.id === id)
    const baru = await dunia.pdf()
    const form = { ...before, nama_unit: 'Gudang Baru', file_bukti: baru }
    const changed = await update('unit-produksi', form)
    expect(changed.json().data).toMatchObject({ id, versi: 2, nama_unit: 'Gudang Baru', file_bukti: baru })
    expect((await update('unit-produksi', form)).statusCode).toBe(409)
    expect(await recordOf(server.get(), before?.file_bukti ?? '')).toBeNull()
    expect(await recordOf(server.get(), baru)).toBe(`data-usaha/${dunia.company.id}`)
  })

  test('does not find rows of other companies', async () => {
    const form = { ...(await dunia.formUnit()), id: lain.unit, versi: 1 }
    expect((await update('unit-produksi', form)).statusCode).toBe(404)
    expect((await remove('unit-produksi', lain.unit)).statusCode).toBe(404)
  })

  test('exactly one of ten concurrent updates wins', async () => {
    const id = await dunia.add('pemasok', dunia.formMitra())
    const form = { ...dunia.formMitra(), id, versi: 1 }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => update('pemasok', { ...form, nama: `Pemasok ${n}` })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)])
  })
})

describe('delete', () => {
  test('refuses a row that a produk uses and names the produk', async () => {
    const answer = await remove('unit-produksi', dunia.unit)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('"Apel Fuji"')
  })

  test('keeps a file that an application refers to', async () => {
    const { unit, isian, terkirim, formUnit, add, client } = dunia
    const dipakai = await add('unit-produksi', await formUnit())
    const bebas = await add('unit-produksi', await formUnit())
    const keys = new Map((await read()).unit_produksi.map(({ id, file_bukti }) => [id, file_bukti ?? '']))
    await terkirim(
      'sppb_psat',
      'permohonan_baru',
      await isian('sppb_psat', 'permohonan_baru', { unit_produksi: [unit, dipakai] }),
    )
    for (const id of [dipakai, bebas]) expect((await remove('unit-produksi', id)).statusCode).toBe(200)
    expect(await recordOf(server.get(), keys.get(dipakai) ?? '')).toBe(`data-usaha/${dunia.company.id}`)
    expect(await recordOf(server.get(), keys.get(bebas) ?? '')).toBeNull()
    expect((await remove('unit-produksi', bebas)).statusCode).toBe(404)
    const view = (by: SignedInClient) =>
      by.inject({ url: '/api/upload/view_pdf', query: { path: keys.get(dipakai) ?? '' } })
    expect((await view(client)).statusCode).toBe(200)
    expect((await view(lain.client)).statusCode).toBe(404)
    expect((await view(await server.get().as('SEKRETARIAT'))).statusCode).toBe(200)
    expect((await view(await server.get().as('AUDITOR'))).statusCode).toBe(404)
  })

  test('a deleted row does not disturb the sweep of temporary files', async () => {
    const id = await dunia.add('unit-produksi', await dunia.formUnit())
    await remove('unit-produksi', id)
    const later = new Date(Date.now() + 3 * 86_400_000)
    await server.get().platform.files.sweepTemporary(later)
  })
})

describe('old calls by id', () => {
  const rows = async (path: string, by: SignedInClient) => {
    const answer = await by.inject({ url: `/api/psat/${path}` })
    expect(answer.statusCode).toBe(200)
    return answer.json().data.map(({ id }: { id: number }) => id)
  }

  test('operators get their own rows; others are left out', async () => {
    const ids = `[${dunia.unit},${lain.unit}]`
    for (const izin of ['sppb', 'pl']) {
      expect(await rows(`${izin}/list-unit-produksi/detail?id=${ids}`, dunia.client)).toEqual([dunia.unit])
      expect(await rows(`${izin}/list-daftar-pemasok/detail?id=[${lain.pemasok}]`, dunia.client)).toEqual([])
      expect(await rows(`${izin}/list-info-produk/detail?id=all`, lain.client)).toEqual([lain.produk])
      expect(await rows(`${izin}/list-daftar-pelanggan/detail?id=[]`, dunia.client)).toEqual([])
    }
    expect(await rows(`sppb/list-ruang-lingkup/detail?id=[${dunia.lingkup}]`, dunia.client)).toEqual([
      dunia.lingkup,
    ])
    const one = (by: SignedInClient) =>
      by.inject({ url: `/api/psat/pl/info-produk/detail?id=${dunia.produk}` })
    expect((await one(dunia.client)).json().data.nama_dagang).toBe('Apel Fuji')
    expect((await one(lain.client)).statusCode).toBe(404)
    expect((await dunia.client.inject({ url: '/api/psat/pl/list-info-produk/detail?id=x' })).statusCode).toBe(
      400,
    )
  })

  test('staff get rows of companies whose berkas they may read', async () => {
    const staff = await server.get().as('KOORDINATOR_SEKRETARIAT')
    const ids = `[${dunia.unit},${lain.unit}]`
    expect(await rows(`sppb/list-unit-produksi/detail?id=${ids}`, staff)).toEqual([dunia.unit])
    expect(await rows(`sppb/list-unit-produksi/detail?id=${ids}`, await server.get().as('AUDITOR'))).toEqual(
      [],
    )
  })
})

test('a commodity is stored as the master spells it; another name is marked by having no commodity', async () => {
  const lingkup = (nama_komoditas: string, komoditas_id: number | null = null) =>
    add('ruang-lingkup', { ...dunia.formLingkup(), nama_komoditas, komoditas_id })
  const typed = (await lingkup('  bawang   merah ')).json().data
  expect(typed).toMatchObject({ nama_komoditas: 'Bawang Merah', komoditas_id: expect.any(Number) })
  const other = (await lingkup('Nama yang lain', typed.komoditas_id)).json().data
  expect(other).toMatchObject({ nama_komoditas: 'Bawang Merah', komoditas_id: typed.komoditas_id })
  expect((await lingkup('jelai')).json().data).toMatchObject({
    nama_komoditas: 'jelai',
    komoditas_id: expect.any(Number),
  })
  expect((await lingkup('Buah rekaan')).json().data).toMatchObject({
    nama_komoditas: 'Buah rekaan',
    komoditas_id: null,
  })
  const produk = await add(
    'produk',
    await dunia.formProduk(dunia.unit, dunia.pemasok, { jenis_psat: 'apel' }),
  )
  expect(produk.json().data).toMatchObject({ jenis_psat: 'Apel', komoditas_id: expect.any(Number) })
})
