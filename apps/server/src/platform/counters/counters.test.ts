import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Executor, Trx } from '#platform/database/database.ts'
import { useTestDatabase } from '#testing/database.ts'
import { entriesRead } from '#testing/plans.ts'
import { foldCounters, listCounters, rebuildCounter, wrongKeys } from './counters.repository.ts'

const database = useTestDatabase()
const counter = 'okkp.cacah_registrasi'
let numbers = 0

interface Row {
  provinsi: number
  jenis: number
}

async function insert(db: Executor, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('okkp.registrasi')
    .values(
      rows.map(({ provinsi, jenis }) => ({
        jenis_registrasi_id: jenis,
        no_registration: `CACAH-${process.pid}-${++numbers}`,
        provinsi_id: provinsi,
        unit_usaha: 'Uji',
        terbit_sertifikat: '2026-01-01',
      })),
    )
    .execute()
}

async function total(where = sql<boolean>`true`): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from okkp.cacah_registrasi_kini where ${where}`.execute(database.db)
  return rows[0]?.n ?? 0
}

async function wrong(): Promise<number[]> {
  return Promise.all((await listCounters(database.db)).map((name) => wrongKeys(database.db, name)))
}

afterEach(async () => {
  await database.db.deleteFrom('okkp.registrasi').execute()
})

const anyRow = fc.record({ provinsi: fc.constantFrom(31, 32, 33), jenis: fc.integer({ min: 1, max: 4 }) })
const anyWrite = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), rows: fc.array(anyRow, { maxLength: 6 }) }),
  fc.record({
    kind: fc.constant('move' as const),
    from: fc.constantFrom(31, 32),
    to: fc.constantFrom(32, 33),
  }),
  fc.record({ kind: fc.constant('sanction' as const), jenis: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('mark' as const), provinsi: fc.constantFrom(31, 32, 33) }),
  fc.record({ kind: fc.constant('delete' as const), provinsi: fc.constantFrom(31, 32, 33) }),
  fc.record({ kind: fc.constant('fold' as const) }),
  fc.record({ kind: fc.constant('rebuild' as const) }),
)

test('whatever is written, in rows or in bulk, the counters say what the rows say', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(fc.array(anyWrite, { maxLength: 12 }), async (writes) => {
      for (const write of writes) {
        if (write.kind === 'insert') await insert(db, write.rows)
        else if (write.kind === 'move')
          await sql`update okkp.registrasi set provinsi_id = ${write.to} where provinsi_id = ${write.from}`.execute(
            db,
          )
        else if (write.kind === 'sanction')
          await sql`update okkp.registrasi set sanksi = 'dicabut' where jenis_registrasi_id = ${write.jenis}`.execute(
            db,
          )
        else if (write.kind === 'mark')
          await sql`update okkp.registrasi set dihapus = now() where provinsi_id = ${write.provinsi}`.execute(
            db,
          )
        else if (write.kind === 'delete')
          await sql`delete from okkp.registrasi where provinsi_id = ${write.provinsi}`.execute(db)
        else if (write.kind === 'fold') await foldCounters(db)
        else await rebuildCounter(db, counter)
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from okkp.registrasi where dihapus is null`.execute(db)
        expect(await total()).toBe(rows[0]?.n)
      }
      expect(Math.max(...(await wrong()))).toBe(0)
      await db.deleteFrom('okkp.registrasi').execute()
    }),
    { numRuns: 25 },
  )
})

test('a write never waits for a long import of the same province, nor a fold for either', async () => {
  const { db } = database
  const imported = Array.from({ length: 500 }, (_, n) => ({ provinsi: 32, jenis: (n % 4) + 1 }))
  await db.transaction().execute(async (trx) => {
    await insert(trx, imported)
    // The import is not committed; with a lock on anything they share these would wait for it for good.
    await insert(db, [{ provinsi: 32, jenis: 1 }])
    expect(await foldCounters(db)).toBeGreaterThan(0)
    expect(await total(sql<boolean>`provinsi_id = 32`)).toBe(1)
  })
  expect(await total(sql<boolean>`provinsi_id = 32`)).toBe(501)
})

test('a fold takes away keys that came to nothing, and looks at no others', async () => {
  const { db } = database
  await insert(db, [
    { provinsi: 31, jenis: 1 },
    { provinsi: 32, jenis: 1 },
    { provinsi: 33, jenis: 1 },
  ])
  await foldCounters(db)
  const fold = (trx: Trx) => sql`select platform.lipat_cacah(${counter})`.execute(trx)
  expect(await entriesRead(db, [counter], fold)).toEqual({ [counter]: 0 })
  await sql`delete from okkp.registrasi where provinsi_id = 31`.execute(db)
  await sql`update okkp.registrasi set provinsi_id = 34 where provinsi_id = 32`.execute(db)
  await foldCounters(db)
  const { rows } = await sql`select provinsi_id, n::int from okkp.cacah_registrasi order by 1`.execute(db)
  expect(rows).toEqual([
    { provinsi_id: 33, n: 1 },
    { provinsi_id: 34, n: 1 },
  ])
})

test('what was rolled back was never counted', async () => {
  const { db } = database
  const undone = db.transaction().execute(async (trx) => {
    await insert(trx, [{ provinsi: 31, jenis: 1 }])
    throw new Error('batal')
  })
  await expect(undone).rejects.toThrow('batal')
  expect(await total()).toBe(0)
})

test('a rebuild while others write loses nothing of theirs', async () => {
  const { db } = database
  await insert(db, [{ provinsi: 33, jenis: 2 }])
  await db.transaction().execute(async (trx) => {
    await insert(trx, [{ provinsi: 33, jenis: 2 }])
    await rebuildCounter(db, counter)
    expect(await total()).toBe(1)
  })
  expect(await total()).toBe(2)
  expect(await wrongKeys(db, counter)).toBe(0)
})

test('a number that went astray is found and mended', async () => {
  const { db } = database
  await insert(db, [{ provinsi: 33, jenis: 2 }])
  await foldCounters(db)
  await sql`update okkp.cacah_registrasi set n = n + 5`.execute(db)
  expect(await wrongKeys(db, counter)).toBe(1)
  await rebuildCounter(db, counter)
  expect(await wrongKeys(db, counter)).toBe(0)
})
