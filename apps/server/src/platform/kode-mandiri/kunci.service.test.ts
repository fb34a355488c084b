import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createCodeSigner } from './code-signer.ts'
import { readCodeKey } from './key-file.ts'
import { findKunci, listKunci } from './kunci.repository.ts'
import { createKunci, retireKunci, revokeKunci, rotateKunci } from './kunci.service.ts'

const server = useTestApp()
const at = new Date('2026-11-20T01:00:00Z')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-kunci-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('create, rotate, retire and leak change what signs and what verifies', async () => {
  const { db } = server.get().platform
  const file = { path: join(folder, 'kode.pem'), password: 'sandi' }
  const production = { PORTAL_MODE: 'production' as const, DATA_DIR: folder }
  const signer = createCodeSigner(
    { ...production, CODE_KEY_PATH: file.path, CODE_KEY_PASSWORD: file.password },
    () => at,
  )
  const stateOf = async (kid: string) => (await findKunci(db, kid))?.keadaan

  expect(await createCodeSigner(production, () => at).current(db)).toBeUndefined()
  await expect(signer.current(db)).rejects.toThrow('file kuncinya tidak ada')

  const first = await createKunci(db, file, at)
  expect((await signer.current(db))?.kid).toBe(first)
  expect(await createKunci(db, file, at)).toBe(first)
  await expect(retireKunci(db, file, first, at)).rejects.toThrow('is the one that signs')

  const second = await rotateKunci(db, file, at)
  expect((await signer.current(db))?.kid).toBe(second)
  expect([await stateOf(first), await stateOf(second)]).toEqual(['pensiun', 'aktif'])

  const third = await revokeKunci(db, file, second, at)
  expect((await signer.current(db))?.kid).toBe(third)
  expect([await stateOf(second), await stateOf(third ?? '')]).toEqual(['bocor', 'aktif'])
  await expect(retireKunci(db, file, second, at)).rejects.toThrow('has leaked')
  expect(await revokeKunci(db, file, first, at)).toBeUndefined()
  await expect(revokeKunci(db, file, 'tidak-ada', at)).rejects.toThrow(`Known keys:`)

  const events = await db
    .selectFrom('platform.jejak_audit')
    .select('rekaman')
    .where('peristiwa', '=', 'kunci-kode.ubah')
    .execute()
  expect(events.length).toBeGreaterThanOrEqual(5)
})

test('a key that is not registered, or no longer active, signs nothing', async () => {
  const { db } = server.get().platform
  const file = { path: join(folder, 'lain.pem'), password: undefined }
  const signer = createCodeSigner(
    { PORTAL_MODE: 'production', DATA_DIR: folder, CODE_KEY_PATH: file.path },
    () => at,
  )
  const kid = await createKunci(db, file, at)
  await db.updateTable('platform.kunci_kode').set({ keadaan: 'pensiun' }).where('kid', '=', kid).execute()
  await expect(signer.current(db)).rejects.toThrow('sudah tidak dipakai')
  await db.deleteFrom('platform.kunci_kode').where('kid', '=', kid).execute()
  await expect(signer.current(db)).rejects.toThrow('belum didaftarkan')
  expect((await readCodeKey(file.path))?.kid).toBe(kid)
  expect((await listKunci(db)).some((key) => key.kid === kid)).toBe(false)
})
