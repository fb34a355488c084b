import { sortRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { statusRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import fc from 'fast-check'
import { type Insertable, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import type { OkkpRegistrasi } from '#platform/database/schema.gen.ts'
import { foldFacts } from '#platform/figures/facts.repository.ts'
import { useTestDatabase } from '#testing/database.ts'
import { timesPlanned } from '#testing/plans.ts'
import { anyScope, everywhere, maybe } from './registrasi-daftar.fixture.ts'
import { filteredRegistrasi, type RegistrasiFilter, sorted } from './registrasi-filter.repository.ts'
import { findSteadyPage } from './registrasi-page.repository.ts'
import { totalOfRegistrasi } from './registrasi-total.repository.ts'

const database = useTestDatabase()
const today = '2026-11-15'
const cities = [3273, 3201, 3171, 3374]

/** All regions, kinds, sanctions and days around today, folded and not. */
beforeAll(async () => {
  const { db } = database
  const rows = Array.from({ length: 720 }, (_, n): Insertable<OkkpRegistrasi> => {
    const kota = cities[n % 4] ?? 3273
    return {
      jenis_registrasi_id: (n % 3) + 1,
      no_registration: `JUMLAH-${n}`,
      unit_usaha: `Usaha ${(n * 7) % 50}`,
      pusat: n % 5 === 0,
      provinsi_id: n % 35 === 0 ? null : Math.floor(kota / 100),
      kota_id: n % 35 === 0 || n % 11 === 0 ? null : kota,
      terbit_sertifikat: addDays(today, -800 - ((n * 7) % 400)),
      exp_sertifikat:
        n % 13 === 0 ? null : addDays(today, [-400, -15, -14, -1, 0, 1, 15, 40, 600][n % 9] ?? 0),
      sanksi: n % 17 === 0 ? 'dicabut' : n % 19 === 0 ? 'dibekukan' : null,
    }
  })
  await db.insertInto('okkp.registrasi').values(rows.slice(0, 450)).execute()
  await foldFacts(db)
  await db.insertInto('okkp.registrasi').values(rows.slice(450)).execute()
  await sql`update okkp.registrasi r set digantikan_oleh = r.id + 1 where r.id % 23 = 0`.execute(db)
  await sql`update okkp.registrasi set dihapus = now() where id % 29 = 0`.execute(db)
})

const anyFilter: fc.Arbitrary<RegistrasiFilter> = fc.record({
  provinsi_id: maybe(0, 31, 32),
  kota_id: maybe(3273, 3171),
  pusat: maybe(true, false),
  jenis_registrasi_id: maybe(1, 2),
  status: maybe(...statusRegistrasi, 'segera_habis' as const, 'tidak_berlaku' as const),
  lengkap: maybe(true),
})

test('a total is what the rows say, for every region, kind and status', async () => {
  await fc.assert(
    fc.asyncProperty(anyScope, anyFilter, async (scope, filter) => {
      const rows = await filteredRegistrasi(database.db, scope, filter, today).select('r.id').execute()
      const found = await totalOfRegistrasi(database.db, scope, filter, today)
      expect(found).toEqual({ total: rows.length })
    }),
    { numRuns: 400 },
  )
})

test('a prepared page holds the rows of the list, in its order', async () => {
  const anyPage = fc.record({ page: fc.integer({ min: 1, max: 25 }), limit: fc.constantFrom(10, 25, 50) })
  await fc.assert(
    fc.asyncProperty(
      anyScope,
      anyFilter,
      fc.constantFrom(...sortRegistrasi),
      anyPage,
      async (scope, filter, sort, page) => {
        const found = await findSteadyPage(database.db, scope, filter, sort, page)
        if (!found) return
        const plain = await sorted(filteredRegistrasi(database.db, scope, filter, today), sort)
          .select('r.id')
          .execute()
        const from = (page.page - 1) * page.limit
        expect(found.rows.map(({ id }) => id)).toEqual(
          plain.slice(from, from + page.limit).map(({ id }) => id),
        )
        if (found.total !== undefined) expect(found.total).toBe(plain.length)
      },
    ),
    { numRuns: 200 },
  )
  const page = { page: 1, limit: 10 }
  const first = await findSteadyPage(database.db, { jenis: 'semua' }, {}, '-terbit_sertifikat', page)
  expect(first?.rows).toHaveLength(10)
  expect(first?.total).toBeGreaterThan(200)
})

const farDown: RegistrasiFilter[] = [
  {},
  { provinsi_id: 32 },
  { jenis_registrasi_id: 1 },
  { provinsi_id: 32, jenis_registrasi_id: 1 },
]

test.each(farDown)('a page of %o holds the rows of the list, however far down it begins', async (filter) => {
  for (const sort of ['-terbit_sertifikat', 'terbit_sertifikat'] as const) {
    const plain = await sorted(filteredRegistrasi(database.db, everywhere, filter, today), sort)
      .select('r.id')
      .execute()
    const last = Math.ceil(plain.length / 10)
    expect(last).toBeGreaterThan(10)
    for (const page of new Set([2, 10, 11, Math.ceil((last + 11) / 2), last, last + 1])) {
      const found = await findSteadyPage(database.db, everywhere, filter, sort, { page, limit: 10 })
      expect([page, found?.rows.map(({ id }) => id)]).toEqual([
        page,
        plain.slice((page - 1) * 10, page * 10).map(({ id }) => id),
      ])
    }
  }
})

const plannedOnce: { filter: RegistrasiFilter; page: number }[] = [
  { filter: {}, page: 2 },
  { filter: {}, page: 11 },
  { filter: { provinsi_id: 32 }, page: 11 },
  { filter: { kota_id: 3273 }, page: 2 },
]

test.each(plannedOnce)('page $page of $filter is planned once', async ({ filter, page }) => {
  const ask = (db: Database) =>
    findSteadyPage(db, everywhere, filter, '-terbit_sertifikat', { page, limit: 10 })
  expect(await timesPlanned(database.url, ask)).toBe(5)
})
