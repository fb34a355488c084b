import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { listKomoditasIdsNamed } from './komoditas.repository.ts'

const database = useTestDatabase()

test('a word in any letters names commodities', async () => {
  const { db } = database
  const beras = await listKomoditasIdsNamed(db, 'BERÀS')
  expect(beras.length).toBeGreaterThan(0)
  expect(await listKomoditasIdsNamed(db, 'beras')).toEqual(beras)
  expect(await listKomoditasIdsNamed(db, 'be_as')).toEqual([])
})
