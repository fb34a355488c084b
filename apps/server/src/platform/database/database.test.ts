import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toAppError } from '#platform/http/error-answer.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createDatabase } from './database.ts'
import { withoutTimeLimit } from './time-limit.ts'

const database = useTestDatabase()

test('values arrive as the rest of the code expects them', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as angka, array[1, 2]::int8[] as daftar, 1.10::numeric as pecahan,
      date '2026-01-31' as tanggal, array[date '2026-02-01'] as hari,
      timestamptz '2026-01-31 00:00+07' as waktu, count(*) as jumlah from wilayah.provinsi`.execute(
    database.db,
  )
  expect(rows).toEqual([
    {
      angka: 9007199254740991,
      daftar: [1, 2],
      pecahan: '1.10',
      tanggal: '2026-01-31',
      hari: ['2026-02-01'],
      waktu: new Date('2026-01-30T17:00:00Z'),
      jumlah: 39,
    },
  ])
})

test('names sort as people read them, not by code point', async () => {
  const { rows } = await sql<{ nama: string }>`
    select nama from (values ('apel'), ('Ubi'), ('Éclair'), ('Duku')) as v (nama)
    order by nama collate "id-x-icu"`.execute(database.db)
  expect(rows.map(({ nama }) => nama)).toEqual(['apel', 'Duku', 'Éclair', 'Ubi'])
})

test('an exhausted pool says so instead of keeping everyone waiting', async () => {
  const db = createDatabase(database.url, { max: 1, connectionTimeoutMs: 500 })
  const fault = await db.connection().execute(() =>
    sql`select 1`.execute(db).then(
      () => undefined,
      (error: unknown) => toAppError(error),
    ),
  )
  await db.destroy()
  expect(fault?.code).toBe('LAYANAN_SIBUK')
})

test('one long statement is ended, except in work that may take long', async () => {
  const db = createDatabase(database.url, { max: 1, statementTimeoutMs: 50 })
  const wait = () => sql`select pg_sleep(0.3)`.execute(db)
  const ended = await wait().catch((error: unknown) => toAppError(error).code)
  const allowed = await withoutTimeLimit(wait)
  const endedAgain = await wait().catch((error: unknown) => toAppError(error).code)
  await db.destroy()
  expect([ended, allowed.rows.length, endedAgain]).toEqual(['LAYANAN_SIBUK', 1, 'LAYANAN_SIBUK'])
})
