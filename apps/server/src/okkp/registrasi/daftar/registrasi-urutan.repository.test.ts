import { sortRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { timesPlanned } from '#testing/plans.ts'
import { rowsByIds } from '../registrasi.repository.ts'
import { everywhere, plainPage } from './registrasi-daftar.fixture.ts'
import {
  filteredRegistrasi,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
} from './registrasi-filter.repository.ts'
import { listRegistrasiIds, wayTo } from './registrasi-list.repository.ts'

const database = useTestDatabase()

/** One in twenty is central, one in twenty from a licence; by name both come last. All of them are too many to sort apart. */
beforeAll(async () => {
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, pusat, provinsi_id, unit_usaha, terbit_sertifikat,
      exp_sertifikat, asal)
    select 1, 'URUTAN-' || n, n % 20 = 0, 32, case when n % 20 < 2 then 'Z' else 'A' end || n,
      date '2020-01-01' + n % 900, date '2027-01-01' + n % 900, case when n % 20 = 1 then 'psat' else 'impor' end
    from generate_series(1, 9000) n`.execute(database.db)
  await sql`analyze okkp.registrasi`.execute(database.db)
})

test('rows of a page are planned once, however few they are', async () => {
  expect(await timesPlanned(database.url, (db, n) => rowsByIds(db, [n]))).toBe(5)
})

async function planOf(filter: RegistrasiFilter, sort: SortRegistrasi): Promise<string> {
  const { db } = database
  const query = sorted(filteredRegistrasi(db, { jenis: 'semua' }, filter, '2026-11-16'), sort)
  const rows = await query.select('r.id').limit(10).explain()
  return JSON.stringify(rows)
}

const orders = { unit_usaha: 'usaha', exp_sertifikat: 'habis', created_at: 'masuk' } as const

test.each(Object.entries(orders))(
  'central ones and those from licences have an index by %s',
  async (name, index) => {
    for (const sort of [name, `-${name}`] as SortRegistrasi[]) {
      expect([sort, await planOf({ pusat: true }, sort)]).toEqual([
        sort,
        expect.stringContaining(`registrasi_pusat_${index}`),
      ])
      expect([sort, await planOf({ asal: 'psat' }, sort)]).toEqual([
        sort,
        expect.stringContaining(`registrasi_psat_${index}`),
      ])
    }
  },
)

const firstPage = { page: 1, limit: 10 }

test.each<[RegistrasiFilter, SortRegistrasi, number, ReturnType<typeof wayTo>]>([
  [{ status: 'revoked' }, 'unit_usaha', 2000, 'apart'],
  [{ status: 'valid' }, 'unit_usaha', 500_000, 'walk'],
  [{ provinsi_id: 32, status: 'valid' }, 'exp_sertifikat', 25_000, 'apart'],
  [{ provinsi_id: 32, status: 'valid' }, 'created_at', 25_000, 'apart'],
  [{ provinsi_id: 32, status: 'valid' }, '-terbit_sertifikat', 25_000, 'walk'],
  [{ komoditas_id: 100 }, '-created_at', 1130, 'apart'],
  [{ komoditas_id: 100 }, '-created_at', 8000, 'walk'],
  [{ status: 'valid' }, 'created_at', 500_000, 'blocks'],
  [{ status: 'valid', jenis_registrasi_id: 3 }, 'created_at', 70_000, 'blocks'],
  [{ status: 'valid' }, '-created_at', 500_000, 'walk'],
  [{ status: 'expired' }, '-created_at', 500_000, 'blocks'],
  [{ status: 'expired' }, 'created_at', 500_000, 'walk'],
  [{ status: 'expired' }, '-created_at', 500, 'apart'],
  [{ start: '2025-01-01' }, 'terbit_sertifikat', 9000, 'apart'],
  [{ start: '2025-01-01', status: 'valid' }, 'created_at', 9000, 'walk'],
])('%o by %s, of which there are %i, is come by: %s', (filter, sort, total, way) => {
  expect(wayTo({ jenis: 'semua' }, filter, sort, firstPage, { total })).toBe(way)
})

test('more of a range of entry days than are counted come from their months, if not from far down', () => {
  const filter: RegistrasiFilter = { start: '2025-01-01', end: '2025-12-31' }
  const wayOf = (sort: SortRegistrasi, page: number) =>
    wayTo({ jenis: 'semua' }, filter, sort, { page, limit: 10 }, { total: 10_000, atLeast: true })
  expect(sortRegistrasi.map((sort) => [sort, wayOf(sort, 100)])).toEqual([
    ['-terbit_sertifikat', 'months'],
    ['terbit_sertifikat', 'months'],
    ['exp_sertifikat', 'months'],
    ['-exp_sertifikat', 'months'],
    ['unit_usaha', 'walk'],
    ['-unit_usaha', 'walk'],
    ['-created_at', 'walk'],
    ['created_at', 'walk'],
  ])
  expect(wayOf('exp_sertifikat', 101)).toBe('apart')
})

const today = '2026-11-16'
const mixes: RegistrasiFilter[] = [
  { start: '2020-01-01', end: '2040-12-31' },
  { provinsi_id: 32, status: 'valid' },
  { provinsi_id: 32, asal: 'psat' },
  { start_terbit: '2021-03-04', end_terbit: '2021-03-10' },
  { status: 'expired' },
  { status: 'revoked' },
  { provinsi_id: 32, status: 'tidak_berlaku' },
]

test.each(mixes)('walked to or found first, a page of %o is the same in every order', async (filter) => {
  const { db } = database
  for (const sort of sortRegistrasi) {
    const page = { page: 2, limit: 10 }
    const right = await plainPage(db, everywhere, filter, sort, page, today)
    const { ids } = await listRegistrasiIds(db, everywhere, filter, sort, page, today)
    expect([sort, ids]).toEqual([sort, right])
  }
})

test('a range of entry days in the order of issue is read from its index alone', async () => {
  await sql`vacuum analyze okkp.registrasi`.execute(database.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) select id from (
    select r.id, r.terbit_sertifikat from okkp.registrasi r where r.dihapus is null
      and r.created_at between now() - interval '1 hour' and now() - interval '59 minutes' offset 0) r
    order by terbit_sertifikat, id limit 10`.execute(database.db)
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('Index Only Scan using registrasi_masuk')
})
