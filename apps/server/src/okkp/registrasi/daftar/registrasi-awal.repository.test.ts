import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { foldFacts } from '#platform/figures/facts.repository.ts'
import { useTestDatabase } from '#testing/database.ts'
import { nearerStart } from './registrasi-awal.repository.ts'
import { everywhere } from './registrasi-daftar.fixture.ts'
import {
  filteredRegistrasi,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
} from './registrasi-filter.repository.ts'
import { listRegistrasiIds } from './registrasi-list.repository.ts'

const database = useTestDatabase()
const today = '2026-11-16'

/** Issued over ten years for one to six of them, some without an end, some sanctioned. */
beforeAll(async () => {
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, unit_usaha, terbit_sertifikat,
      exp_sertifikat, sanksi, asal)
    select 1 + n % 3, 'AWAL-' || n, 32, 'Usaha ' || n, terbit, case when n % 11 > 0 then terbit + 365 * (1 + n % 6) end,
      case when n % 13 = 0 then 'dicabut' end, 'impor'
    from generate_series(1, 900) n, lateral (select date '2016-11-20' + n * 4) t(terbit)`.execute(database.db)
})

const inOrder = async (query: ReturnType<typeof filteredRegistrasi>, sort: SortRegistrasi) =>
  (await sorted(query, sort).select('r.id').execute()).map(({ id }) => id)

const walks = [
  ['valid', 'terbit_sertifikat'],
  ['valid', 'exp_sertifikat'],
  ['expired', '-terbit_sertifikat'],
] as const

test.each(walks)(
  'a walk through what is %s by %s begins nearer and leaves out only what comes later',
  async (...walk) => {
    const { db } = database
    const [status, sort] = walk
    const query = filteredRegistrasi(db, everywhere, { status }, today)
    const all = await inOrder(query, sort)
    // Once as the writes left their counts, once as these are summed up.
    for (const _ of ['fresh', 'folded']) {
      const nearer = await nearerStart(db, query, everywhere, { status }, sort, today)
      const ids = nearer ? await inOrder(nearer, sort) : []
      expect(ids.length).toBeGreaterThan(100)
      expect(ids).toEqual(all.slice(0, ids.length))
      await foldFacts(db)
    }
  },
)

test('the walk that would pass by years of what has ended begins after them', async () => {
  const { db } = database
  const query = filteredRegistrasi(db, everywhere, { status: 'valid' }, today)
  const nearer = await nearerStart(db, query, everywhere, { status: 'valid' }, 'terbit_sertifikat', today)
  const bound = nearer?.compile().parameters.find((value) => /^20\d\d-\d\d-01$/.test(String(value)))
  const { rows } = await sql<{
    bulan: string
  }>`select to_char(min(terbit_sertifikat), 'YYYY-MM-01') as bulan from okkp.registrasi
    where dihapus is null and sanksi is null and (exp_sertifikat is null or exp_sertifikat >= '2026-11-01')`.execute(
    db,
  )
  expect(bound).toBe(rows[0]?.bulan)
})

test.each<[RegistrasiFilter, SortRegistrasi]>([
  [{ status: 'valid', komoditas_id: 1 }, 'terbit_sertifikat'],
  [{ status: 'valid' }, '-terbit_sertifikat'],
  [{ status: 'expired' }, 'terbit_sertifikat'],
])('%o by %s begins where it always does', async (filter, sort) => {
  const query = filteredRegistrasi(database.db, everywhere, filter, today)
  expect(await nearerStart(database.db, query, everywhere, filter, sort, today)).toBeUndefined()
})

test('by entry, a word or none, days asked for put rows in the order of those days', async () => {
  const { db } = database
  await sql`update okkp.registrasi set created_at = timestamptz '2024-06-30 08:00+07' - id * interval '1 minute'
    where unit_usaha like 'Usaha 90%' or unit_usaha = 'Usaha 9'`.execute(db)
  const filter: RegistrasiFilter = { start: '2024-06-01', end: '2024-06-30' }
  const page = { page: 1, limit: 10 }
  const [plain, found] = await Promise.all(
    [filter, { ...filter, search: 'usaha' }].map((asked) =>
      listRegistrasiIds(db, everywhere, asked, 'created_at', page, today),
    ),
  )
  expect(plain?.ids.length).toBeGreaterThan(1)
  expect(plain?.ids).toEqual(plain?.ids.toSorted((a, b) => b - a))
  expect(found?.ids).toEqual(plain?.ids)
})
