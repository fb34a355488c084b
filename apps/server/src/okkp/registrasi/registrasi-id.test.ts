import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { nextRegistrasiId, skipLostRegistrasiIds } from './registrasi.repository.ts'

const database = useTestDatabase()

test('after a restore no registration gets the id of a certificate that the database has lost', async () => {
  const next = () => database.db.transaction().execute(nextRegistrasiId)
  const known = await next()
  await skipLostRegistrasiIds(database.db)
  expect(await next()).toBeGreaterThan(known + 100_000)
})
