import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyEs256 } from '@portal/domain/platform/kode-mandiri/es256'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ecP12 } from '#platform/signature/ec-p12.fixture.ts'
import { readCodeKey, writeCodeKey } from './key-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-kunci-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([undefined, 'sandi-kunci'])('a key is written and read again (password: %s)', async (password) => {
  const path = join(folder, 'dalam', `kunci-${password}.pem`)
  const written = await writeCodeKey(path, password)
  const read = await readCodeKey(path, password)
  expect(read).toMatchObject({ kid: written.kid, x: written.x, y: written.y })
  expect(written.kid).toMatch(/^[0-9a-f]{16}$/)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await readFile(path, 'utf8')).includes('ENCRYPTED')).toBe(password !== undefined)
  const data = Buffer.from('isi')
  const signature = (await read?.sign(data)) ?? Buffer.alloc(64)
  expect(await verifyEs256(written, data, signature)).toBe(true)
  expect(await verifyEs256(written, Buffer.from('isI'), signature)).toBe(false)
})

test('a P12 with an EC key is read too', async () => {
  const path = join(folder, 'kunci.p12')
  await writeFile(path, ecP12)
  const key = await readCodeKey(path, 'sandi')
  const data = Buffer.from('isi')
  expect(key && (await verifyEs256(key, data, await key.sign(data)))).toBe(true)
})

test('no file is no key; a wrong file, password or curve is named', async () => {
  expect(await readCodeKey(join(folder, 'tidak-ada.pem'))).toBeUndefined()
  const path = join(folder, 'lain.pem')
  await writeFile(path, 'bukan kunci')
  await expect(readCodeKey(path)).rejects.toThrow(/^CODE_KEY_PATH: .*cannot be opened/)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' })
  await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await expect(readCodeKey(path)).rejects.toThrow('is not an EC key on P-256')
  await writeCodeKey(path, 'benar')
  await expect(readCodeKey(path, 'salah')).rejects.toThrow(/CODE_KEY_PATH(?!.*salah)/)
})
