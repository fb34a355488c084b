import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { registrasiCalls } from '../registrasi.fixture.ts'

const server = useTestApp()
let pusat: SignedInClient
const ramai = 13_000
const sedang = 4000

/**
 * Inserts more rows than the list scans in order: one frequent word, one medium word, and one rare word near the end.
 */
beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  const { db } = server.get().platform
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, kota_id, unit_usaha, terbit_sertifikat, exp_sertifikat)
    select n % 2 + 1, 'RB-' || n, 32, 3273,
      case when n % 17 < 13 then 'PT Ramai ' else 'CV Sedang ' end || lpad((n * 7919 % 17000)::text, 5, '0'),
      date '2020-01-01' + n % 1500, date '2028-01-01' + n * 31 % 700
    from generate_series(1, ${ramai + sedang}::int) n`.execute(db)
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, kota_id, unit_usaha, terbit_sertifikat, exp_sertifikat)
    values (1, 'LANGKA-1', 32, 3273, 'UD Sendirian', '1999-01-01', '2004-01-01')`.execute(db)
  await sql`analyze okkp.registrasi`.execute(db)
})

async function plainly(like: string, order: string, offset: number, limit = 10): Promise<string[]> {
  const { rows } = await sql<{ no_registration: string }>`select no_registration from okkp.registrasi
    where unit_usaha ilike ${`%${like}%`} order by ${sql.raw(order)} limit ${limit} offset ${offset}`.execute(
    server.get().platform.db,
  )
  return rows.map((row) => row.no_registration)
}

async function ask(query: Record<string, string>) {
  const answer = await registrasiCalls(pusat).list(query)
  expect(answer.statusCode).toBe(200)
  const { data, meta } = answer.json()
  return { nomor: data.map((row: { no_registration: string }) => row.no_registration), meta }
}

const orders = {
  '-terbit_sertifikat': 'terbit_sertifikat desc, id desc',
  terbit_sertifikat: 'terbit_sertifikat, id',
  exp_sertifikat: 'exp_sertifikat, id',
  unit_usaha: 'unit_usaha collate "id-x-icu", id',
  '-unit_usaha': 'unit_usaha collate "id-x-icu" desc, id desc',
  '-created_at': 'id desc',
} as const

describe('a frequent word', () => {
  test.each(Object.entries(orders))('sorted by %s: the right rows on every page', async (sort, order) => {
    for (const page of [1, 2, 7, 380, 620, 1300]) {
      const { nomor } = await ask({ usaha: 'ramai', sort, page: String(page) })
      expect([page, nomor]).toEqual([page, await plainly('ramai', order, (page - 1) * 10)])
    }
  })

  test('too many to count have the same lower bound on every page', async () => {
    for (const page of ['1', '900', '1200']) {
      const { meta, nomor } = await ask({ usaha: 'ramai', page })
      expect(meta).toEqual({
        page: Number(page),
        limit: 10,
        total: 1000,
        max_page: 100,
        total_is_minimum: true,
      })
      expect(nomor).toHaveLength(10)
    }
  })

  test('a whole number is meant as such: longer ones that contain it are not listed', async () => {
    const [number] = (await ask({ usaha: 'ramai' })).nomor
    const found = await ask({ no_reg: number.toLowerCase() })
    expect([found.nomor, found.meta.total]).toEqual([[number], 1])
    expect((await ask({ search: number, page: '2' })).nomor).toEqual([])
    expect((await ask({ no_reg: number, jenis_registrasi_id: '7' })).nomor).toEqual([])
  })

  test('as many as can be counted have their exact total, on every page', async () => {
    const all = await plainly('sedang 00', orders['-terbit_sertifikat'], 0, 2000)
    expect(all.length).toBeGreaterThan(100)
    expect(all.length).toBeLessThan(1000)
    const last = Math.ceil(all.length / 10)
    for (const page of [1, 10, last, last + 1]) {
      const { meta, nomor } = await ask({ search: 'sedang 00', page: String(page) })
      expect([page, meta.total, meta.max_page]).toEqual([page, all.length, last])
      expect(nomor).toEqual(all.slice((page - 1) * 10, page * 10))
    }
  })

  test('together with another filter', async () => {
    const { nomor } = await ask({ usaha: 'ramai', jenis_registrasi_id: '2', limit: '100' })
    const { rows } = await sql<{ no_registration: string }>`select no_registration from okkp.registrasi
      where unit_usaha like 'PT Ramai%' and jenis_registrasi_id = 2
      order by terbit_sertifikat desc, id desc limit 100`.execute(server.get().platform.db)
    expect(nomor).toEqual(rows.map((row) => row.no_registration))
  })

  test('the public check answers the same', async () => {
    const url = '/api/okkp/registrations/index_public'
    const answer = await server.get().app.inject({ url, query: { usaha: 'ramai', page: '3' } })
    const nomor = answer.json().data.map((row: { no_registration: string }) => row.no_registration)
    expect(nomor).toEqual(await plainly('ramai', orders['-terbit_sertifikat'], 20))
  })
})

describe('two letters are the start of a word', () => {
  test.each(['search', 'usaha'])('%s', async (name) => {
    const pt = await ask({ [name]: 'PT', page: '3' })
    expect(pt.meta).toMatchObject({ total: 1000, total_is_minimum: true })
    expect(pt.nomor).toEqual(await plainly('PT ', orders['-terbit_sertifikat'], 20))
    expect((await ask({ [name]: 'cv' })).meta).toMatchObject({ total: 1000, total_is_minimum: true })
    expect((await ask({ [name]: 'UD' })).nomor).toEqual(['LANGKA-1'])
    // "ai" occurs inside "Ramai", but no word starts with it.
    expect((await ask({ [name]: 'ai' })).meta.total).toBe(0)
  })

  test('one letter too, and of a number', async () => {
    expect((await ask({ search: 'u' })).nomor).toEqual(['LANGKA-1'])
    expect((await ask({ no_reg: 'la' })).nomor).toEqual(['LANGKA-1'])
    expect((await ask({ no_reg: 'UD' })).nomor).toEqual([])
  })
})

test.each(['-terbit_sertifikat', 'terbit_sertifikat', 'exp_sertifikat'] as const)(
  'more entered in a range of days than are counted, by %s: the right rows on every page',
  async (sort) => {
    for (const page of [1, 7, 100, 101]) {
      const { nomor, meta } = await ask({ start: '2020-01-01', sort, page: String(page) })
      expect(meta).toMatchObject({ total: 10_000, total_is_minimum: true })
      expect([page, nomor]).toEqual([page, await plainly('', orders[sort], (page - 1) * 10)])
    }
  },
)

test('a rare word far down the list is found, counted once, and has no second page', async () => {
  const questions: Record<string, string>[] = [
    { usaha: 'sendirian' },
    { search: 'ud sendirian' },
    { no_reg: 'langka-1' },
  ]
  for (const query of questions) {
    const { nomor, meta } = await ask(query)
    expect([nomor, meta.total]).toEqual([['LANGKA-1'], 1])
    expect(await ask({ ...query, page: '2' })).toMatchObject({ nomor: [], meta: { total: 1 } })
  }
  expect(await ask({ usaha: 'tidak ada sama sekali' })).toMatchObject({ nomor: [], meta: { total: 0 } })
})

test('part of a number finds all that contain it', async () => {
  const { nomor, meta } = await ask({ no_reg: 'RB-1234', sort: '-created_at', limit: '20' })
  expect(meta.total).toBe(11)
  expect(nomor.at(-1)).toBe('RB-1234')
})
