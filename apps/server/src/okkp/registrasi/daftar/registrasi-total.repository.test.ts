import { sortRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { statusRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import fc from 'fast-check'
import { type Insertable, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { foldCounters } from '#platform/counters/counters.repository.ts'
import type { OkkpRegistrasi } from '#platform/database/schema.gen.ts'
import { useTestDatabase } from '#testing/database.ts'
import { filteredRegistrasi, type RegistrasiFilter, sorted } from './registrasi-filter.repository.ts'
import { findSteadyPage } from './registrasi-page.repository.ts'
import { totalOfRegistrasi } from './registrasi-total.repository.ts'

const database = useTestDatabase()
const today = '2026-11-15'
const cities = [3273, 3201, 3171, 3374]

/** All regions, kinds, sanctions and days around today, folded and not. */
beforeAll(async () => {
  const { db } = database
  const rows = Array.from({ length: 240 }, (_, n): Insertable<OkkpRegistrasi> => {
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
  await db.insertInto('okkp.registrasi').values(rows.slice(0, 150)).execute()
  await foldCounters(db)
  await db.insertInto('okkp.registrasi').values(rows.slice(150)).execute()
  await sql`update okkp.registrasi r set digantikan_oleh = r.id + 1 where r.id % 23 = 0`.execute(db)
  await sql`update okkp.registrasi set dihapus = now() where id % 29 = 0`.execute(db)
})

const anyScope = fc.constantFrom<RegionScope>(
  { jenis: 'semua' },
  { jenis: 'provinsi', provinsi_id: 32 },
  { jenis: 'kota', provinsi_id: 32, kota_id: 3273 },
)
const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, undefined, ...values)
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
  for (const sort of ['-terbit_sertifikat', 'terbit_sertifikat'] as const) {
    const read = (page: number) =>
      findSteadyPage(database.db, { jenis: 'semua' }, {}, sort, { page, limit: 10 })
    const pages = await Promise.all(Array.from({ length: 26 }, (_, n) => read(n + 1)))
    const plain = await sorted(filteredRegistrasi(database.db, { jenis: 'semua' }, {}, today), sort)
      .select('r.id')
      .execute()
    expect(pages.flatMap((found) => found?.rows ?? []).map(({ id }) => id)).toEqual(plain.map(({ id }) => id))
  }
  const page = { page: 1, limit: 10 }
  const first = await findSteadyPage(database.db, { jenis: 'semua' }, {}, '-terbit_sertifikat', page)
  expect(first?.rows).toHaveLength(10)
  expect(first?.total).toBeGreaterThan(200)
})
