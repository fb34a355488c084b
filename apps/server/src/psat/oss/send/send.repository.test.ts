import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { fillAntrean } from './antrean.fixture.ts'
import { settlePesan, takePesan } from './send.repository.ts'

const database = useTestDatabase()
beforeEach(() => fillAntrean(database.db, 1))

test('an answer that comes after the lease has passed on changes nothing', async () => {
  const { db } = database
  const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const at = (minute: number) => new Date(Date.now() + minute * 60_000)
  const take = (sewa: string, minute: number) =>
    takePesan(db, { now: at(minute), sewa, sampai: at(minute + 1) })
  const taken = await take(first, 1)
  expect(await take(second, 1)).toBeUndefined()
  const again = await take(second, 3)
  if (!taken || again?.id !== taken.id) throw new Error('the same message was not taken again')
  const row = () =>
    db
      .selectFrom('oss.pesan_keluar')
      .select(['status', 'sewa', 'galat'])
      .where('id', '=', taken.id)
      .executeTakeFirstOrThrow()
  const before = await row()
  const late = { status: 'gagal', galat: 'terlambat' } as const
  expect(await settlePesan(db, { id: taken.id, sewa: first }, late)).toBe(false)
  expect(await row()).toEqual(before)
  expect(await settlePesan(db, { id: taken.id, sewa: second }, { status: 'terkirim' })).toBe(true)
  expect(await row()).toEqual({ status: 'terkirim', sewa: null, galat: null })
})
