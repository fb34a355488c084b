import type { BatasCemaran } from '@portal/domain/okkp/batas/batas.schema'
import type { BatasPublik } from '@portal/domain/okkp/batas/batas-publik.schema'
import { beforeAll, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { jenisUji, komoditasId, parameterId, ujiLabCalls } from '../uji-lab/uji-lab.fixture.ts'

const server = useTestApp()
const base = '/api/okkp/batas'
const menunggu = 'Larangan bahan berbahaya yang dasar hukumnya perlu dikonfirmasi OKKP Pusat'
let pusat: SignedInClient
let lab: ReturnType<typeof ujiLabCalls>

beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  lab = ujiLabCalls(await server.get().as('OKKP_ADMIN_UJILAB', { provinsi_id: 32 }))
})

const list = async (query: Record<string, string>) =>
  (await pusat.inject({ url: base, query })).json<{ data: BatasCemaran[]; meta: { total: number } }>()
const larangan = async (parameter: string): Promise<BatasCemaran> => {
  const { data } = await list({ bentuk: 'dilarang', keadaan: 'berlaku', search: parameter })
  return data[0] as BatasCemaran
}
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, rest: object) =>
  pusat.inject({ method, url: `${base}${path}`, ...rest })
const publik = async (nama: string): Promise<BatasPublik> => {
  const komoditas_id = String(await komoditasId(server.get(), nama))
  return (await server.get().app.inject({ url: `${base}/publik`, query: { komoditas_id } })).json().data
}
const uji = async (komoditas: string, parameter: string, hasil_uji: string, more: object = {}) =>
  lab.added({
    jenis_uji_lab_id: jenisUji.bahan,
    komoditas_id: await komoditasId(server.get(), komoditas),
    multiple_parameter: [{ parameter, hasil_uji, ...more }],
  })
const form = async (parameter: string, change: object = {}) => {
  const { istilah_id } = await larangan('Formalin')
  return {
    parameter_id: await parameterId(server.get(), parameter),
    istilah_id,
    bentuk: 'dilarang',
    regulasi: 'Peraturan Uji',
    berlaku_dari: '2026-01-01',
    ...change,
  }
}

test('the list shows the four bans and their source, which asks for a confirmation', async () => {
  const { data, meta } = await list({ bentuk: 'dilarang' })
  expect(meta.total).toBe(4)
  expect(data.map(({ parameter }) => parameter)).toEqual([
    'Boraks',
    'Formalin',
    'Metanil Yellow',
    'Rhodamin B',
  ])
  for (const row of data) {
    expect(row).toMatchObject({
      ...{ jenis_parameter: 'bahan_berbahaya', pangan: 'Semua pangan segar', cara: 'semua' },
      ...{ teks: 'dilarang, tidak boleh terdeteksi', regulasi: menunggu, satuan: null, nilai: null },
    })
  }
})

test('a positive of the laboratory is TMS, and what is not detected is MS', async () => {
  const positif = await uji('Bayam', 'Formalin', 'positif')
  expect(positif.status).toBe('TMS')
  expect(positif.multiple_parameter[0]).toMatchObject({
    ...{ usul: 'TMS', status: 'TMS', cara: 'semua', alasan: null },
    batas: `dilarang, tidak boleh terdeteksi (${menunggu})`,
    alasan_usul: expect.stringMatching(/^Formalin dilarang dalam pangan segar: terdeteksi, jadi TMS\./),
  })
  expect((await uji('Bayam', 'Formalin', 'tidak terdeteksi')).status).toBe('MS')
  expect((await uji('Bayam', 'Rhodamin B', '0,4', { satuan: 'mg/kg' })).status).toBe('TMS')
  // Nobody has mapped this commodity to a food.
  expect((await uji('Anggrek', 'Boraks', 'terdeteksi')).status).toBe('TMS')
  expect((await uji('Bayam', 'Sulfit', 'positif')).status).toBeNull()
})

test('the public page says that a substance is banned, also for a commodity without a food', async () => {
  const { batas, umum, dipetakan } = await publik('Bayam')
  const formalin = batas.find(({ parameter }) => parameter === 'Formalin')
  expect(formalin).toMatchObject({ dilarang: true, cara: 'semua', regulasi: menunggu })
  expect(batas.filter(({ dilarang }) => dilarang)).toHaveLength(4)
  expect([umum?.dilarang, dipetakan]).toEqual([false, true])
  const anggrek = await publik('Anggrek')
  expect([anggrek.dipetakan, anggrek.umum]).toEqual([false, null])
  expect(anggrek.batas.map(({ parameter }) => parameter)).toEqual([
    'Boraks',
    'Formalin',
    'Metanil Yellow',
    'Rhodamin B',
  ])
})

test('the central office adds a ban after it has seen what the ban would do', async () => {
  const { kode_sampel } = await uji('Bayam', 'Sulfit', '12')
  const payload = await form('Sulfit', { satuan: 'sendok', nilai: 3, n: 5 })
  const { data: dampak } = (await send('POST', '/pratinjau', { payload })).json()
  expect(dampak.berubah).toContainEqual(
    expect.objectContaining({ nama: kode_sampel, hasil: '12', sebelum: null, sesudah: 'TMS' }),
  )
  expect((await uji('Bayam', 'Sulfit', '12')).status).toBeNull()
  // A ban has no amount, so the server drops whatever the form still holds.
  const added = (await send('POST', '/add', { payload })).json().data
  expect(added).toMatchObject({ bentuk: 'dilarang', satuan: null, nilai: null, n: null })
  expect((await uji('Bayam', 'Sulfit', '12')).status).toBe('TMS')
  const twice = await send('POST', '/add', { payload })
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'SUDAH_ADA'])
  await send('DELETE', '/delete', { query: { id: String(added.id) } })
})

test('a narrower limit of the central office decides for its food alone', async () => {
  const { data } = await list({ search: 'Bayam', jenis_parameter: 'pestisida' })
  const bayam = data.find(({ pangan, cara }) => pangan === 'Bayam' && cara === 'jenis') as BatasCemaran
  const narrower = { istilah_id: bayam.istilah_id, bentuk: 'maksimum', nilai: 5, satuan: 'mg/kg' }
  const payload = await form('Boraks', narrower)
  const { data: added } = (await send('POST', '/add', { payload })).json()
  expect((await uji('Bayam', 'Boraks', '4', { satuan: 'mg/kg' })).status).toBe('MS')
  expect((await uji('Kangkung', 'Boraks', '4', { satuan: 'mg/kg' })).status).toBe('TMS')
  await send('DELETE', '/delete', { query: { id: String(added.id) } })
})

test('the central office cites the regulation, and the source changes from that day on', async () => {
  const { id, versi } = await larangan('Metanil Yellow')
  const payload = { ...(await form('Metanil Yellow', { regulasi: 'Permenkes Uji' })), id, versi }
  const changed = await send('PUT', '/update', { payload })
  expect(changed.json().data).toMatchObject({ bentuk: 'dilarang', regulasi: 'Permenkes Uji' })
  expect((await uji('Bayam', 'Metanil Yellow', 'reaktif')).multiple_parameter[0]?.batas).toBe(
    'dilarang, tidak boleh terdeteksi (Permenkes Uji)',
  )
})

test('bans are for those who keep master data, and a regulation must be named', async () => {
  const daerah = await server.get().as('OKKP_ADMIN_DAERAH')
  const refused = await daerah.inject({ method: 'POST', url: `${base}/add`, payload: await form('Sulfit') })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
  const blank = await send('POST', '/add', { payload: await form('Sulfit', { regulasi: ' ' }) })
  expect([blank.statusCode, blank.json().errors[0].field]).toEqual([400, 'regulasi'])
  const unknown = await pusat.inject({ url: base, query: { bentuk: 'boleh' } })
  expect(unknown.statusCode).toBe(400)
})

test('nobody maps the term for all foods', async () => {
  const { data } = (await pusat.inject({ url: `${base}/istilah`, query: { cara: 'semua' } })).json()
  expect(data).toMatchObject([{ nama: 'Semua pangan segar', sub: [], termasuk: [] }])
  const payload = { id: data[0].id, versi: 1, nama: 'Sebagian pangan', cara: 'kelompok', termasuk: [1] }
  const answer = await pusat.inject({ method: 'PUT', url: `${base}/istilah/update`, payload })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'MASIH_DIPAKAI'])
})
