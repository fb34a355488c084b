import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { likeWords } from './search-pattern.ts'

const database = useTestDatabase()
const texts = ['PT Sumber Segar', 'Toko Kapten', 'Sumber Rejeki (PT)', 'Café 1_2', 'Cafetaria', 'UD %diskon']

async function found(text: string): Promise<string[]> {
  const { rows } = await sql<{ teks: string }>`select teks from unnest(${texts}::text[]) teks
    where platform.teks_cari(teks) ${likeWords(text)}`.execute(database.db)
  return rows.map(({ teks }) => teks)
}

test.each([
  ['umber', ['PT Sumber Segar', 'Sumber Rejeki (PT)']],
  ['CAFÉ', ['Café 1_2', 'Cafetaria']],
  // Fewer than three letters match only at the start of a word.
  ['pt', ['PT Sumber Segar', 'Sumber Rejeki (PT)']],
  ['é', []],
  ['S', ['PT Sumber Segar', 'Sumber Rejeki (PT)']],
  ['ud', ['UD %diskon']],
  // LIKE wildcards in the search text match literally.
  ['%', ['UD %diskon']],
  ['_2', []],
  ['1_', ['Café 1_2']],
])('%j finds %j', async (text, expected) => expect(await found(text)).toEqual(expected))

beforeAll(async () => {
  await sql`create table public.kata (cari text)`.execute(database.db)
  await sql`insert into public.kata select (array['pt ', 'cv ', 'toko kapten '])[1 + n % 3] || md5(n::text)
    from generate_series(1, 20000) n`.execute(database.db)
  await sql`insert into public.kata values ('sumber qx')`.execute(database.db)
  await sql`create index on public.kata using gin (cari gin_trgm_ops)`.execute(database.db)
  await sql`analyze public.kata`.execute(database.db)
})

test.each(['sumber', 'qx', 'q'])('a rare %j is found by the trigram index', async (text) => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN (COSTS OFF)
    select from public.kata where cari ${likeWords(text)}`.execute(database.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on kata_cari_idx')
})
