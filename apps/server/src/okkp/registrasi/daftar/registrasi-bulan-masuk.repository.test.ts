import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { entriesRead } from '#testing/plans.ts'
import { idsByMonths } from './registrasi-bulan-masuk.repository.ts'
import { anyScope, everywhere, maybe, plainPage } from './registrasi-daftar.fixture.ts'
import { filteredRegistrasi, type RegistrasiFilter } from './registrasi-filter.repository.ts'

const database = useTestDatabase()
const today = '2026-11-16'

/** Entered over sixteen months, some in the hours that are another month in Jakarta than in Greenwich; a few without an end. */
beforeAll(async () => {
  const { db } = database
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, pusat, provinsi_id, kota_id, unit_usaha,
      terbit_sertifikat, exp_sertifikat, asal, created_at, dihapus)
    select 1 + n % 3, 'MASUK-' || n, n % 10 = 0, 31 + n % 2, case when n % 4 > 0 then 3171 + n % 2 * 102 end, 'Usaha ' || n,
      masuk::date - n % 40, case when n % 11 > 0 then date '2026-10-01' + n * 7 % 90 end, 'impor', masuk,
      case when n % 29 = 0 then now() end
    from generate_series(1, 6000) n, lateral (select case when n % 5 = 0
      then timestamptz '2024-10-01 00:00+07' + n % 16 * interval '1 month' - n % 3 * interval '1 millisecond'
      else timestamptz '2024-09-05 20:00+00' + n * 7919 % 480 * interval '1 day' end) t(masuk)`.execute(db)
  await sql`vacuum analyze okkp.registrasi`.execute(db)
})

const anyFilter: fc.Arbitrary<RegistrasiFilter> = fc.record({
  start: fc.constantFrom(
    undefined,
    '1990-01-01',
    '2025-01-01',
    '2025-03-14',
    '2025-06-30T18:00:00Z',
    '2040-01-01',
  ),
  end: fc.constantFrom(
    undefined,
    '2024-12-31',
    '2025-03-14',
    '2025-08-31',
    '2025-07-01T00:30:00',
    '2040-12-31',
  ),
  status: maybe('valid' as const, 'expired' as const),
  jenis_registrasi_id: maybe(1, 2),
  provinsi_id: maybe(31),
})
const anySort = fc.constantFrom(
  'terbit_sertifikat' as const,
  '-terbit_sertifikat' as const,
  'exp_sertifikat' as const,
  '-exp_sertifikat' as const,
)
const anyPage = fc.record({ page: fc.integer({ min: 1, max: 40 }), limit: fc.constantFrom(1, 10, 25) })

test('put together from months of entry, a page by date is the page of the list', async () => {
  const { db } = database
  let full = 0
  await fc.assert(
    fc.asyncProperty(anyScope, anyFilter, anySort, anyPage, async (scope, filter, sort, page) => {
      const query = filteredRegistrasi(db, scope, filter, today)
      const plain = await plainPage(db, scope, filter, sort, page, today)
      if (plain.length === page.limit) full += 1
      expect(await idsByMonths(db, query, filter, sort, page)).toEqual(plain)
    }),
    { numRuns: 200 },
  )
  expect(full).toBeGreaterThan(40)
})

test.each([
  ['-terbit_sertifikat', 'okkp.registrasi_masuk_terbit'],
  ['exp_sertifikat', 'okkp.registrasi_masuk_habis'],
] as const)('by %s a page takes a few entries of each month from %s, and no rows', async (sort, index) => {
  const filter = { start: '2025-01-01', end: '2025-12-31' }
  const read = await entriesRead(database.db, [index, 'okkp.registrasi'], async (trx) => {
    const query = filteredRegistrasi(trx, everywhere, filter, today)
    expect(await idsByMonths(trx, query, filter, sort, { page: 1, limit: 10 })).toHaveLength(10)
  })
  expect(read).toEqual({ [index]: 12 * 10, 'okkp.registrasi': 0 })
})
