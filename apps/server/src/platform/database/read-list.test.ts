import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'

const database = useTestDatabase()

const element = fc.oneof(
  fc.string(),
  fc.constantFrom('', 'NULL', 'null', 'a,b', '{', '}', '"', '\\', ' ', 'SPPB-2026-1', '{a}'),
)

test('a list arrives as it was sent, whatever its words are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(element)), async (given) => {
      const clean = given.map((word) => word?.replaceAll('\0', '') ?? null)
      const { rows } = await sql<{ list: (string | null)[] }>`select ${clean}::text[] as list`.execute(
        database.db,
      )
      expect(rows[0]?.list).toEqual(clean)
    }),
    { numRuns: 300 },
  )
})

test('numbers, days, lists inside lists and lists that begin elsewhere are read as well', async () => {
  const { rows } = await sql`select array[1, 20]::bigint[] as ids, array[date '2026-11-16', null] as days,
    array[array['a', 'b'], array['c', 'd']] as nested, '[2:3]={x,y}'::text[] as later, '{}'::text[] as none`.execute(
    database.db,
  )
  expect(rows[0]).toEqual({
    ids: [1, 20],
    days: ['2026-11-16', null],
    nested: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    later: ['x', 'y'],
    none: [],
  })
})
