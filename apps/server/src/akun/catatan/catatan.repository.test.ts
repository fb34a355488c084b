import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { auditList } from './catatan.repository.ts'

const database = useTestDatabase()

describe('long audit trail', () => {
  it('a short trail is counted exactly, a long one as more than the limit', async () => {
    const { db } = database
    await sql`insert into platform.jejak_audit (waktu, peristiwa, rekaman)
      select now() - n * interval '1 second', 'uji.' || n % 2, 'uji/' || n from generate_series(1, 150000) n`.execute(
      db,
    )
    await sql`analyze platform.jejak_audit`.execute(db)
    const all = await auditList.page(db, 'semua', { page: 1, limit: 10 })
    expect(all.rows.map((row) => row.rekaman).slice(0, 2)).toEqual(['uji/1', 'uji/2'])
    expect(all.total).toEqual({ total: 10_000, atLeast: true })
    const half = await auditList.page(db, 'semua', { page: 1, limit: 10, peristiwa: 'uji.1' })
    expect(half.total).toEqual({ total: 10_000, atLeast: true })
    const few = await auditList.page(db, 'semua', { page: 1, limit: 10, rekaman: 'uji/1234' })
    expect(few.total).toEqual({ total: 111 })
    const one = await auditList.page(db, 'semua', { page: 1, limit: 10, rekaman: 'uji/77777' })
    expect(one).toMatchObject({ total: { total: 1 }, rows: [{ rekaman: 'uji/77777' }] })
  })
})
