import type { Komoditas } from '@portal/domain/okkp/komoditas/komoditas.schema'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { registrasiCalls } from '../registrasi/registrasi.fixture.ts'

const server = useTestApp()
const base = '/api/okkp/static/komoditas'
const sayur = 4
let pusat: SignedInClient

beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

const add = (payload: object, headers: InjectOptions['headers'] = {}) =>
  pusat.inject({ method: 'POST', url: `${base}/add`, payload, headers })
const update = (payload: object) => pusat.inject({ method: 'PUT', url: `${base}/update`, payload })
const remove = (id: number | string) =>
  pusat.inject({ method: 'DELETE', url: `${base}/delete`, query: { id: String(id) } })

async function list(query: Record<string, string> = {}) {
  const answer = await server.get().app.inject({ url: base, query })
  const { data, meta } = answer.json<{ data: Komoditas[]; meta: { total: number; max_page: number } }>()
  return { names: data.map(({ nama }) => nama), data, meta }
}

async function added(nama: string, more: object = {}): Promise<Komoditas> {
  const answer = await add({ nama, kelompok_id: sayur, ...more })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

function auditRows(id: number) {
  return server
    .get()
    .platform.db.selectFrom('platform.jejak_audit')
    .select(['peristiwa', 'pengguna', 'peran', 'sebelum', 'sesudah'])
    .where('rekaman', '=', `komoditas/${id}`)
    .orderBy('id')
    .execute()
}

describe('list', () => {
  test('is public and whole when no page is asked for', async () => {
    const { data, meta } = await list()
    expect(data.length).toBeGreaterThan(800)
    expect(meta).toEqual({ page: 1, limit: 1000, total: data.length, max_page: 1 })
    expect(data.find(({ nama }) => nama === 'Gabah')).toEqual({
      id: expect.any(Number),
      nama: 'Gabah',
      nama_inggris: 'Unhusked Rice',
      nama_latin: 'Oryza sativa',
      kelompok_id: 1,
      kelompok: 'Serealia',
      sub_kelompok: 'Serealia',
      alias: ['Padi'],
      versi: 1,
    })
  })

  test('stays whole when it has grown past the largest page', async () => {
    const { db } = server.get().platform
    await sql`insert into okkp.komoditas (nama, kelompok_id) select 'Deret ' || n, ${sayur} from generate_series(1, 300) n`.execute(
      db,
    )
    const { data, meta } = await list()
    expect(data.length).toBeGreaterThan(1100)
    expect(meta).toEqual({ page: 1, limit: data.length, total: data.length, max_page: 1 })
    await db.deleteFrom('okkp.komoditas').where('nama', 'like', 'Deret %').execute()
  })

  test('comes in pages that together hold every row once', async () => {
    const { meta } = await list({ page: '1' })
    expect(meta).toMatchObject({ page: 1, limit: 10 })
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(meta.total / 300) }, (_, n) =>
        list({ page: String(n + 1), limit: '300' }),
      ),
    )
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect(new Set(ids).size).toBe(meta.total)
    expect((await list({ page: '999' })).data).toEqual([])
  })

  test('finds by name, Latin name and alias, in any letters', async () => {
    expect((await list({ search: 'UNHUSKED' })).names).toEqual(['Gabah'])
    expect((await list({ search: 'oryza Sativa' })).names).toContain('Gabah')
    expect((await list({ search: 'padi' })).names).toContain('Gabah')
  })

  test.each(['%', '_', '\\', "' or true --"])('takes %s literally', async (search) => {
    expect((await list({ search })).data).toEqual([])
  })

  test('sorts and filters by group', async () => {
    const { data, names } = await list({ kelompok_id: String(sayur), sort: '-nama' })
    expect(new Set(data.map((row) => row.kelompok_id))).toEqual(new Set([sayur]))
    expect(names).toEqual(names.toSorted(new Intl.Collator('id').compare).reverse())
    const groups = (await list({ sort: 'kelompok' })).data.map(({ kelompok }) => kelompok)
    expect(groups).toEqual(groups.toSorted(new Intl.Collator('id').compare))
  })

  test('offers only what registrations name, or only the rest', async () => {
    const used = await added('Zuriat terdaftar')
    const idle = await added('Zuriat bebas')
    const registrasi = registrasiCalls(pusat)
    const { id } = await registrasi.added({ komoditas_id: used.id })
    const search = 'Zuriat'
    expect((await list({ search, terdaftar: 'true' })).names).toEqual([used.nama])
    expect((await list({ search, terdaftar: 'false' })).names).toEqual([idle.nama])
    await registrasi.remove(id)
    expect((await list({ search, terdaftar: 'true' })).names).toEqual([])
  })

  test('names the groups for the form', async () => {
    const answer = await server.get().app.inject({ url: '/api/okkp/static/kelompok_komoditas' })
    expect(answer.json().data).toHaveLength(8)
    expect(answer.json().data[0]).toEqual({ id: 1, kode: 'SER', nama: 'Serealia' })
  })

  test.each([
    ['page', '0'],
    ['limit', '1001'],
    ['sort', 'id'],
    ['kelompok_id', 'x'],
    ['search', 'x'.repeat(201)],
  ])('refuses %s=%s under its field', async (field, value) => {
    const answer = await server.get().app.inject({ url: base, query: { [field]: value } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([{ field, message: expect.any(String) }])
  })
})

describe('add', () => {
  test('stores the tidied form and leaves an audit row', async () => {
    const answer = await add({
      nama: '  Daun   Uji ',
      kelompok_id: sayur,
      alias: ['Ron Uji', 'ron uji', ''],
    })
    expect(answer.json()).toEqual({
      success: true,
      message: 'Data telah ditambahkan',
      data: {
        id: expect.any(Number),
        nama: 'Daun Uji',
        nama_inggris: null,
        nama_latin: null,
        kelompok_id: sayur,
        kelompok: 'Sayur, Termasuk Jamur',
        sub_kelompok: null,
        alias: ['Ron Uji'],
        versi: 1,
      },
    })
    const { data } = answer.json()
    expect((await list({ search: 'RON UJI' })).data).toEqual([data])
    expect(await auditRows(data.id)).toEqual([
      {
        peristiwa: 'komoditas.tambah',
        pengguna: pusat.username,
        peran: 'OKKP_ADMIN_PUSAT',
        sebelum: null,
        sesudah: data,
      },
    ])
  })

  test.each([
    [{ kelompok_id: sayur }, 'nama', 'Wajib diisi.'],
    [{ nama: '  ', kelompok_id: sayur }, 'nama', 'Wajib diisi.'],
    [{ nama: 'x'.repeat(151), kelompok_id: sayur }, 'nama', 'Maksimal 150 karakter.'],
    [{ nama: 'Tanpa Kelompok' }, 'kelompok_id', 'Pilih kelompok dari daftar.'],
    [{ nama: 'Kelompok Asing', kelompok_id: 999 }, 'kelompok_id', 'Pilih kelompok dari daftar.'],
    [{ nama: 'Alias Angka', kelompok_id: sayur, alias: 'Satu' }, 'alias', expect.any(String)],
  ])('refuses %j under its field', async (payload, field, message) => {
    const answer = await add(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'VALIDASI_GAGAL', errors: [{ field, message }] })
  })

  test('refuses a name that another commodity has as name or alias, in any letters', async () => {
    await added('Kecipir Uji', { alias: ['Jaat Uji'] })
    for (const nama of ['KECIPIR  uji', 'jaat uji']) {
      const answer = await add({ nama, kelompok_id: sayur })
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'SUDAH_ADA',
        message: 'Komoditas sudah terdaftar',
        errors: [{ field: 'nama', message: 'Komoditas sudah terdaftar' }],
      })
    }
    const alias = await add({ nama: 'Lain Sama Sekali', kelompok_id: sayur, alias: ['kecipir uji'] })
    expect(alias.statusCode).toBe(409)
    expect(alias.json().errors[0].field).toBe('alias')
    await added('Boleh Berbagi Alias', { alias: ['Jaat Uji'] })
  })

  test('of twenty racing adds of one name exactly one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add({ nama: n % 2 ? 'Balapan' : 'BALAPAN', kelompok_id: sayur })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect((await list({ search: 'balapan' })).data).toHaveLength(1)
  })
})

describe('Idempotency-Key', () => {
  const payload = { nama: 'Sekali Saja', kelompok_id: sayur }
  const headers = { 'idempotency-key': 'kunci-sekali-saja' }

  test('a repeat gets the first answer and changes nothing', async () => {
    const [first, racing] = await Promise.all([add(payload, headers), add(payload, headers)])
    const later = await add(payload, headers)
    expect(first.statusCode).toBe(200)
    expect(racing.json()).toEqual(first.json())
    expect(later.json()).toEqual(first.json())
    expect(await auditRows(first.json().data.id)).toHaveLength(1)
  })

  test('the key of another request is refused', async () => {
    const answer = await add({ ...payload, nama: 'Isi Lain' }, headers)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('KUNCI_DIPAKAI_ULANG')
    expect((await list({ search: 'Isi Lain' })).data).toEqual([])
  })
})

describe('update', () => {
  test('changes every field and keeps before and after', async () => {
    const before = await added('Sebelum', { alias: ['Lama'] })
    const change = { id: before.id, nama: 'SEBELUM', nama_latin: 'Antea', kelompok_id: 5, alias: ['Baru'] }
    const answer = await update({ ...change, versi: 1 })
    const after = { ...before, ...change, kelompok: 'Buah', versi: 2 }
    expect(answer.json()).toEqual({ success: true, message: 'Data telah diubah', data: after })
    expect((await auditRows(before.id)).at(-1)).toMatchObject({
      peristiwa: 'komoditas.ubah',
      sebelum: before,
      sesudah: after,
    })
  })

  test('refuses the name of another commodity and an unknown id', async () => {
    const { id } = await added('Punya Nama')
    const taken = await update({ id, versi: 1, nama: 'gabah', kelompok_id: sayur })
    expect([taken.statusCode, taken.json().errors[0].field]).toEqual([409, 'nama'])
    const unknown = await update({ id: 999_999_999, versi: 1, nama: 'Entah', kelompok_id: sayur })
    expect(unknown.statusCode).toBe(404)
  })
})

describe('two who change the same', () => {
  test('the later one is told, and overwrites nothing', async () => {
    const seen = await added('Dibuka Berdua')
    const answers = await Promise.all(['Satu', 'Dua'].map((nama_latin) => update({ ...seen, nama_latin })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)
    expect((await list({ search: 'Dibuka Berdua' })).data).toEqual([winner?.json().data])
    const late = await update({ ...seen, nama: 'Dibuka Berdua', nama_latin: 'Tiga' })
    expect(late.json().code).toBe('BENTROK')
  })

  test('a change must say what it was made from', async () => {
    const { versi: _seen, ...rest } = await added('Tanpa Versi')
    expect((await update(rest)).json().errors[0].field).toBe('versi')
  })
})

describe('delete', () => {
  test('removes the row and keeps what it was', async () => {
    const before = await added('Sementara')
    expect((await remove(before.id)).json()).toEqual({ success: true, message: 'Data telah dihapus' })
    expect((await list({ search: 'Sementara' })).data).toEqual([])
    expect((await auditRows(before.id)).at(-1)).toMatchObject({
      peristiwa: 'komoditas.hapus',
      sebelum: before,
      sesudah: null,
    })
    expect((await remove(before.id)).statusCode).toBe(404)
  })

  test('refuses a commodity that is in use, and an id that is none', async () => {
    const { id } = await added('Terpakai')
    const { db } = server.get().platform
    await sql`create table okkp.pemakai (komoditas_id bigint references okkp.komoditas)`.execute(db)
    await sql`insert into okkp.pemakai values (${id})`.execute(db)
    const used = await remove(id)
    expect([used.statusCode, used.json().code]).toEqual([409, 'MASIH_DIPAKAI'])
    expect((await list({ search: 'Terpakai' })).data).toHaveLength(1)
    expect((await remove('semua')).json().errors[0].field).toBe('id')
  })
})

describe('access', () => {
  const payload = { nama: 'Tanpa Hak', kelompok_id: sayur }
  const request: InjectOptions = { method: 'POST', url: `${base}/add`, payload }

  test('asks for a session', async () => {
    expect((await server.get().app.inject(request)).statusCode).toBe(401)
  })

  test('asks for a role that manages master data', async () => {
    const daerah = await server.get().as('OKKP_ADMIN_DAERAH')
    const answer = await daerah.inject(request)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
  })

  test('does not believe the role header', async () => {
    const answer = await pusat.inject({ ...request, headers: { role: 'SUPERADMIN' } })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'PERAN_TIDAK_COCOK'])
    expect((await list({ search: 'Tanpa Hak' })).data).toEqual([])
  })
})
