import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import {
  filteredRegistrasi,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
} from './registrasi-filter.repository.ts'

const database = useTestDatabase()

/** One in twenty is central, one in twenty from a licence; by name both come last. */
beforeAll(async () => {
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, pusat, provinsi_id, unit_usaha, terbit_sertifikat,
      exp_sertifikat, asal)
    select 1, 'URUTAN-' || n, n % 20 = 0, 32, case when n % 20 < 2 then 'Z' else 'A' end || n,
      date '2020-01-01' + n % 900, date '2027-01-01' + n % 900, case when n % 20 = 1 then 'psat' else 'impor' end
    from generate_series(1, 30000) n`.execute(database.db)
  await sql`analyze okkp.registrasi`.execute(database.db)
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
