import { sortRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { statusRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import fc from 'fast-check'
import { type Insertable, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { OkkpRegistrasi } from '#platform/database/schema.gen.ts'
import { foldFacts } from '#platform/figures/facts.repository.ts'
import { useTestDatabase } from '#testing/database.ts'
import { firstDueDay } from './late-finding.repository.ts'
import { filteredApartFromWords, type RegistrasiFilter } from './registrasi-filter.repository.ts'
import { registrasiList } from './registrasi-list.repository.ts'

const database = useTestDatabase()
const today = '2026-11-15'
const cities = [3273, 3201, 3171, 3374]

/**
 * Inserts rows of all regions, kinds and sanctions with expiry dates around today. `foldFacts` runs after the first 450
 * rows only.
 */
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
      created_at: new Date(Date.UTC(2025, 11 + (n % 13), 1 + ((n * 11) % 28))),
      sanksi: n % 17 === 0 ? 'dicabut' : n % 19 === 0 ? 'dibekukan' : null,
    }
  })
  await db.insertInto('okkp.registrasi').values(rows.slice(0, 450)).execute()
  await foldFacts(db)
  await db.insertInto('okkp.registrasi').values(rows.slice(450)).execute()
  await sql`update okkp.registrasi r set digantikan_oleh = r.id + 1 where r.id % 23 = 0`.execute(db)
  await sql`update okkp.registrasi set dihapus = now() where id % 29 = 0`.execute(db)
})

const everywhere = { jenis: 'semua' } as const
const anyScope = fc.constantFrom<RegionScope>(
  everywhere,
  everywhere,
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
      const rows = await filteredApartFromWords(database.db, scope, filter, today).select('r.id').execute()
      const found = await registrasiList.page(database.db, { scope, today }, { ...filter, page: 1, limit: 1 })
      expect(found.total).toEqual({ total: rows.length })
    }),
    { numRuns: 400 },
  )
})

const inSql = {
  terbit_sertifikat: sql`r.terbit_sertifikat`,
  exp_sertifikat: sql`r.exp_sertifikat`,
  unit_usaha: sql`r.unit_usaha collate "id-x-icu"`,
  created_at: sql`r.created_at`,
  batas_waktu: firstDueDay,
}

test('a page holds the rows of the list in its order, however far down', async () => {
  const moreFilters = fc.record({
    asal: maybe('impor' as const),
    start: maybe('2026-01-01'),
    end: maybe('2026-06-30'),
    start_terbit: maybe(addDays(today, -1000)),
    end_terbit: maybe(addDays(today, -900)),
  })
  const anyPage = fc.record({ page: fc.integer({ min: 1, max: 12 }), limit: fc.constantFrom(1, 2, 10, 25) })
  let full = 0
  await fc.assert(
    fc.asyncProperty(
      anyScope,
      anyFilter,
      moreFilters,
      fc.constantFrom(...sortRegistrasi),
      anyPage,
      async (scope, filter, more, sort, page) => {
        const asked = { ...filter, ...more }
        const way = sort.startsWith('-') ? 'desc' : 'asc'
        const all = await filteredApartFromWords(database.db, scope, asked, today)
          .select('r.id')
          .orderBy(inSql[sort.replace('-', '') as keyof typeof inSql], way)
          .orderBy('r.id', way)
          .execute()
        const found = await registrasiList.page(database.db, { scope, today }, { ...asked, ...page, sort })
        const from = (page.page - 1) * page.limit
        if (found.rows.length === page.limit) full += 1
        expect(found.rows.map(({ id }) => id)).toEqual(all.slice(from, from + page.limit).map(({ id }) => id))
      },
    ),
    { numRuns: 300 },
  )
  expect(full).toBeGreaterThan(30)
})

test('those about to end are the valid ones whose last day comes within the days asked for', async () => {
  const nearest = { habis_dalam: 15, page: 1, limit: 1000, sort: 'exp_sertifikat' } as const
  const { rows, total } = await registrasiList.page(database.db, { scope: everywhere, today }, nearest)
  const valid = filteredApartFromWords(database.db, everywhere, { status: 'valid' }, today)
  const expected = await valid.where('r.exp_sertifikat', '<=', addDays(today, 15)).select('r.id').execute()
  expect(expected.length).toBeGreaterThan(50)
  expect(total).toEqual({ total: expected.length })
  expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    expected.map(({ id }) => id).toSorted((a, b) => a - b),
  )
})
