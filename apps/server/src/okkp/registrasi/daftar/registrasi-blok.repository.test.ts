import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { entriesRead } from '#testing/plans.ts'
import { idsByBlocks } from './registrasi-blok.repository.ts'
import { anyScope, everywhere, maybe, plainPage } from './registrasi-daftar.fixture.ts'
import type { RegistrasiFilter } from './registrasi-filter.repository.ts'

const database = useTestDatabase()
const today = '2026-11-16'

/** Entered in blocks with gaps between them: what has ended first, what holds last, in the middle either; some without an end. */
beforeAll(async () => {
  const { db } = database
  await sql`insert into okkp.registrasi (id, jenis_registrasi_id, no_registration, pusat, provinsi_id, kota_id, unit_usaha,
      terbit_sertifikat, exp_sertifikat, sanksi, asal, dihapus)
    select n * 4 + n / 2000 * 9000, 1 + n % 3, 'BLOK-' || n, n % 10 = 0, 31 + n % 2, case when n % 4 > 0 then 3171 + n % 2 * 102 end, 'Usaha ' || n,
      date '2016-01-01' + n % 200, case when n > 5000 and n % 11 = 0 then null when n <= 4000 then ${today}::date - 1 - n % 300
        when n <= 5000 then ${today}::date - 2 + n % 4 else ${today}::date + n % 300 end,
      case when n % 13 = 0 then 'dicabut' end, 'impor', case when n % 29 = 0 then now() end
    from generate_series(1, 9000) n`.execute(db)
  await sql`update okkp.registrasi set digantikan_oleh = 4 where id % 17 = 0`.execute(db)
  await sql`vacuum analyze okkp.registrasi`.execute(db)
})

const anyFilter: fc.Arbitrary<RegistrasiFilter> = fc.record({
  status: fc.constantFrom('valid' as const, 'expired' as const),
  jenis_registrasi_id: maybe(1, 2),
  pusat: maybe(true),
  provinsi_id: maybe(31),
  start_terbit: maybe('2016-03-01'),
})
const anyPage = fc.record({
  page: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 50, max: 500 })),
  limit: fc.constantFrom(1, 10, 25),
})

test('block by block, a page by entry is the page of the list, in either direction', async () => {
  const { db } = database
  let full = 0
  await fc.assert(
    fc.asyncProperty(
      anyScope,
      anyFilter,
      fc.constantFrom('created_at' as const, '-created_at' as const),
      anyPage,
      async (scope, filter, sort, page) => {
        const plain = await plainPage(db, scope, filter, sort, page, today)
        if (plain.length === page.limit) full += 1
        expect(await idsByBlocks(db, scope, filter, sort, page, today)).toEqual(plain)
      },
    ),
    { numRuns: 150 },
  )
  expect(full).toBeGreaterThan(30)
})

test.each([
  ['valid', 'created_at'],
  ['expired', '-created_at'],
] as const)('what is %s by %s is come upon without passing by the others', async (status, sort) => {
  const names = ['okkp.registrasi_blok', 'okkp.registrasi_pkey', 'okkp.registrasi']
  const read = await entriesRead(database.db, names, async (trx) => {
    const ids = await idsByBlocks(trx, everywhere, { status }, sort, { page: 1, limit: 10 }, today)
    expect(ids).toHaveLength(10)
  })
  expect(read['okkp.registrasi_blok']).toBeLessThan(1100)
  expect(read['okkp.registrasi_pkey']).toBeLessThan(30)
  expect(read['okkp.registrasi']).toBe(0)
})
