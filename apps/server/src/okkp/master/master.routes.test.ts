import { jenisParameter, masters } from '@portal/domain/okkp/master/master.contract'
import { kunciTetap, labelDokumen } from '@portal/domain/psat/isian/dokumen'
import { beforeAll, describe, expect, test } from 'vitest'
import { formPduk, registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let pusat: SignedInClient

beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

const base = '/api/okkp/static'
const add = (path: string, payload: object) =>
  pusat.inject({ method: 'POST', url: `${base}/${path}/add`, payload })
const update = (path: string, payload: object) =>
  pusat.inject({ method: 'PUT', url: `${base}/${path}/update`, payload })
const remove = (path: string, id: number) =>
  pusat.inject({ method: 'DELETE', url: `${base}/${path}/delete`, query: { id: String(id) } })
const list = async (path: string) => (await server.get().app.inject({ url: `${base}/${path}` })).json().data

const extras: Record<string, object> = { jenis_registrasi: { kelompok: 'izin', masa_berlaku_tahun: 2 } }
const paths = [...Object.values(masters).map(({ path }) => path.split('/').at(-1) ?? ''), ...jenisParameter]

describe.each(paths)('%s', (path) => {
  const extra = extras[path] ?? {}

  test('is public, and can be added to, changed and deleted with an audit row each', async () => {
    const before = await list(path)
    expect(before.length).toBeGreaterThan(0)
    const { data } = (await add(path, { nama: '  Uji   Master ', ...extra })).json()
    expect(data).toMatchObject({ id: expect.any(Number), nama: 'Uji Master', ...extra })
    expect(await list(path)).toContainEqual(data)
    const changed = (await update(path, { id: data.id, nama: 'Uji Ubah', ...extra })).json()
    expect(changed).toMatchObject({ message: 'Data telah diubah', data: { id: data.id, nama: 'Uji Ubah' } })
    expect((await remove(path, data.id)).json()).toEqual({ success: true, message: 'Data telah dihapus' })
    expect(await list(path)).toEqual(before)
    const events = await server
      .get()
      .platform.db.selectFrom('platform.jejak_audit')
      .select('peristiwa')
      .where('rekaman', 'like', `%/${data.id}`)
      .where('pengguna', '=', pusat.username)
      .where('peristiwa', 'like', '%.hapus')
      .execute()
    expect(events.length).toBeGreaterThan(0)
  })

  test('refuses an empty and a taken name under the field, and an unknown id', async () => {
    const [first] = await list(path)
    const empty = await add(path, { nama: ' ', ...extra })
    expect([empty.statusCode, empty.json().errors]).toEqual([
      400,
      [{ field: 'nama', message: 'Wajib diisi.' }],
    ])
    const taken = await add(path, { nama: first.nama.toUpperCase(), ...extra })
    expect([taken.statusCode, taken.json().errors[0].field]).toEqual([409, 'nama'])
    const { data } = (await add(path, { nama: 'Uji Kembar', ...extra })).json()
    expect((await update(path, { id: data.id, nama: first.nama, ...extra })).statusCode).toBe(409)
    expect((await update(path, { id: data.id, nama: 'UJI KEMBAR', ...extra })).statusCode).toBe(200)
    expect((await update(path, { id: 9_999_999, nama: 'Entah', ...extra })).statusCode).toBe(404)
    expect((await remove(path, 9_999_999)).statusCode).toBe(404)
  })

  test('a change that names an older version is refused, one that names none is taken', async () => {
    const { data } = (await add(path, { nama: 'Uji Versi', ...extra })).json()
    expect(data.versi).toBe(1)
    const first = await update(path, { id: data.id, versi: 1, nama: 'Uji Versi Dua', ...extra })
    expect(first.json().data.versi).toBe(2)
    const stale = await update(path, { id: data.id, versi: 1, nama: 'Uji Versi Tiga', ...extra })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'BENTROK'])
    const unnamed = await update(path, { id: data.id, nama: 'Uji Versi Empat', ...extra })
    expect(unnamed.json().data).toMatchObject({ nama: 'Uji Versi Empat', versi: 3 })
  })

  test('is changed by the centre alone', async () => {
    const request = { method: 'POST', url: `${base}/${path}/add`, payload: { nama: 'Tanpa Hak' } } as const
    expect((await server.get().app.inject(request)).statusCode).toBe(401)
    const daerah = await server.get().as('OKKP_ADMIN_DAERAH')
    expect((await daerah.inject(request)).statusCode).toBe(403)
  })
})

test('the seven kinds are numbered as the specification says, and cannot be deleted', async () => {
  const kinds = await list('jenis_registrasi')
  expect(kinds.slice(0, 7).map(({ id, nama }: { id: number; nama: string }) => `${id} ${nama}`)).toEqual([
    '1 Registrasi PDUK',
    '2 Izin Edar PSAT PD',
    '3 Rumah Pengemasan',
    '4 Sertifikat Jaminan Keamanan Pangan',
    '5 SPPB-PSAT',
    '6 Izin Edar PSAT PL',
    '7 Sertifikasi Prima',
  ])
  const permits = kinds.filter(
    ({ id, kelompok }: { id: number; kelompok: string }) => id < 8 && kelompok === 'izin',
  )
  expect(permits.map(({ id }: { id: number }) => id)).toEqual([1, 2, 5, 6])
  for (let id = 1; id <= 7; id += 1) {
    expect((await remove('jenis_registrasi', id)).json().code).toBe('MASIH_DIPAKAI')
  }
})

test('a kind that the office adds registers at once; in use it stays', async () => {
  const form = { nama: 'Registrasi Uji Baru', kelompok: 'izin', masa_berlaku_tahun: 1 }
  const { id } = (await add('jenis_registrasi', form)).json().data
  const calls = registrasiCalls(pusat)
  const stored = await calls.add({ ...formPduk(), jenis_registrasi_id: id, provinsi_id: 32 })
  expect(stored.json().data).toMatchObject({ jenis_registrasi: form.nama, exp_sertifikat: '2025-03-05' })
  const used = await remove('jenis_registrasi', id)
  expect([used.statusCode, used.json().code]).toEqual([409, 'MASIH_DIPAKAI'])
})

test('every paper of the licence rules has its type: renamed, not deleted, and asked for by the rules alone', async () => {
  type Jenis = { id: number; nama: string; kunci: string | null; tetap: boolean; diminta_pada: string[] }
  const fixed = ((await list('documentType')) as Jenis[]).filter(({ tetap }) => tetap)
  expect(fixed.map(({ kunci }) => kunci).toSorted()).toEqual(kunciTetap.toSorted())
  for (const { kunci, nama } of fixed) expect(nama).toBe(labelDokumen(kunci ?? ''))
  const [first] = fixed
  const refused = await remove('documentType', first?.id ?? 0)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'MASIH_DIPAKAI'])
  const renamed = await update('documentType', { id: first?.id, nama: 'Surat pengantar', kunci: 'lain' })
  expect(renamed.json().data).toMatchObject({ nama: 'Surat pengantar', kunci: first?.kunci, tetap: true })
  await update('documentType', { id: first?.id, nama: first?.nama })
})

test('a type of document says where it is asked for; what is no submission is refused', async () => {
  const asked = { diminta_pada: ['sppb_psat.perpanjangan', 'izin_edar_pl.pengalihan'], wajib: true }
  const { data } = (await add('documentType', { nama: 'Surat kuasa uji', ...asked })).json()
  expect(data).toMatchObject({ ...asked, kunci: null, tetap: false })
  const unknown = await update('documentType', { id: data.id, nama: data.nama, diminta_pada: ['pdam.baru'] })
  expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
  expect(unknown.json().errors[0].field).toMatch(/^diminta_pada/)
  expect((await remove('documentType', data.id)).statusCode).toBe(200)
})

test('the kinds of test have their parameters, each its own', async () => {
  expect((await list('pestisida')).length).toBeGreaterThan(300)
  expect((await list('mikroba')).map(({ nama }: { nama: string }) => nama)).toContain('Salmonella')
  const { data } = (await add('mikroba', { nama: 'Hanya Mikroba', satuan: 'koloni/g' })).json()
  expect((await update('pestisida', { id: data.id, nama: 'Pindah' })).statusCode).toBe(404)
  expect((await remove('pestisida', data.id)).statusCode).toBe(404)
  const unknown = await server.get().app.inject({ url: `${base}/entah` })
  expect([unknown.statusCode, unknown.json().errors[0].field]).toEqual([400, 'type'])
})

describe('regions', () => {
  test('a province, a city and a district can be added, renamed and deleted', async () => {
    expect((await add('provinsi', { kode: '99.01', nama: 'Kota Yatim' })).json().errors[0].field).toBe('kode')
    expect((await add('provinsi', { kode: '99', nama: 'Provinsi Uji' })).json().data).toEqual({
      id: 99,
      kode: '99',
      nama: 'Provinsi Uji',
    })
    await add('provinsi', { kode: '99.71', nama: 'Kota Uji' })
    await add('provinsi', { kode: '99.71.01', nama: 'Uji Tengah' })
    expect((await update('provinsi', { id: 9971, nama: 'Kota Uji Jaya' })).json().data.nama).toBe(
      'Kota Uji Jaya',
    )
    const inside = await server.get().app.inject({ url: `${base}/provinsi`, query: { kode: '99' } })
    expect(inside.json().data).toMatchObject({
      kota: [{ id: 9971, nama: 'Kota Uji Jaya', jenis: 'KOTA' }],
      kecamatan: [{ id: 997_101 }],
    })
    expect((await remove('provinsi', 99)).json().code).toBe('MASIH_DIPAKAI')
    for (const id of [997_101, 9971, 99]) expect((await remove('provinsi', id)).statusCode).toBe(200)
  })

  test.each([
    [{ kode: '32', nama: 'Kembar' }, 409],
    [{ kode: '3', nama: 'Pendek' }, 400],
    [{ kode: '00', nama: 'Semu' }, 400],
    [{ kode: '32.7', nama: 'Ganjil' }, 400],
    [{ kode: '98', nama: ' ' }, 400],
  ])('refuses %j', async (payload, status) => {
    expect((await add('provinsi', payload)).statusCode).toBe(status)
  })

  test('the pseudo-province of the centre cannot be touched', async () => {
    expect((await remove('provinsi', 0)).statusCode).toBe(400)
    expect((await update('provinsi', { id: 0, nama: 'x' })).statusCode).toBe(400)
  })
})
