import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { listAudit } from './catatan.repository.ts'

const database = useTestDatabase()

describe('jejak audit yang panjang', () => {
  it('dihitung tepat selama pendek, lalu diperkirakan', async () => {
    const { db } = database
    await sql`insert into platform.jejak_audit (waktu, peristiwa, rekaman)
      select now() - n * interval '1 second', 'uji.' || n % 2, 'uji/' || n from generate_series(1, 150000) n`.execute(
      db,
    )
    await sql`analyze platform.jejak_audit`.execute(db)
    const all = await listAudit(db, { page: 1, limit: 10 })
    expect(all.rows.map((row) => row.rekaman).slice(0, 2)).toEqual(['uji/1', 'uji/2'])
    expect(all.total).toBeGreaterThan(140_000)
    expect(all.total).toBeLessThan(160_000)
    const half = await listAudit(db, { page: 1, limit: 10, peristiwa: 'uji.1' })
    expect(half.total).toBe(75_000)
    const one = await listAudit(db, { page: 1, limit: 10, rekaman: 'uji/77777' })
    expect(one).toMatchObject({ total: 1, rows: [{ rekaman: 'uji/77777' }] })
  })
})
