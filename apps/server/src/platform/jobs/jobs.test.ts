import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { Jobs } from './jobs.ts'

let database: TestDatabase
let jobs: Jobs
const seen: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  jobs = new Jobs(database.url, pino({ level: 'silent' }))
  jobs.on<{ nama: string }>('contoh', async ({ nama }) => {
    seen.push(nama)
  })
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

describe('pekerjaan', () => {
  it('berjalan bila transaksinya disimpan, dan hanya bila itu', async () => {
    const cancelled = database.db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, 'contoh', { nama: 'dibatalkan' })
      throw new Error('batal')
    })
    await expect(cancelled).rejects.toThrow('batal')
    await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'contoh', { nama: 'disimpan' }))
    await vi.waitFor(() => expect(seen).toContain('disimpan'), { timeout: 10_000 })
    expect(seen).not.toContain('dibatalkan')
  })

  it('yang tidak dikenal ditolak sebelum masuk antrean', async () => {
    const work = database.db.transaction().execute((trx) => jobs.enqueue(trx, 'tidak-ada', {}))
    await expect(work).rejects.toThrow('tidak dikenal')
  })
})
