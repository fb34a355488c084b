import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { findKomoditas } from './saran.repository.ts'

const database = useTestDatabase()

/** Registers every second commodity. */
beforeAll(async () => {
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, unit_usaha, komoditas_id,
      terbit_sertifikat)
    select 1, 'SARAN-' || id, 32, 'Usaha', id, date '2026-01-05' from okkp.komoditas where id % 2 = 0`.execute(
    database.db,
  )
})

/** Ranks every name without an index, as a reference for the test. */
async function weighed(kata: string): Promise<string[]> {
  const { rows } = await sql<{ nama: string }>`
    select k.nama from okkp.komoditas k, platform.teks_cari(${kata}) as kata
    where (word_similarity(kata, k.cari) >= 0.45::real or strpos(k.cari, kata) > 0) and k.id % 2 = 0
    order by starts_with(k.cari, kata) desc, word_similarity(kata, k.cari) desc, k.nama limit 50`.execute(
    database.db,
  )
  return rows.map(({ nama }) => nama)
}

test.each([
  'beras',
  'BERÀS',
  'braes',
  'cabe',
  'bawang mrah',
  'kun',
  'a%b',
  '100％',
  'qqqzzz',
  'kacang-kacangan',
])('%s finds by the index what weighing every name finds, in the same order', async (kata) => {
  const found = await findKomoditas(database.db, kata, 50)
  expect(found.map(({ nama }) => nama)).toEqual(await weighed(kata))
})

test('how alike words must be ends with the statement', async () => {
  const { db } = database
  expect((await findKomoditas(db, 'braes', 3)).length).toBeGreaterThan(0)
  const { rows } = await sql<{ batas: string }>`
    select current_setting('pg_trgm.word_similarity_threshold') as batas`.execute(db)
  expect(rows).toEqual([{ batas: '0.6' }])
})
