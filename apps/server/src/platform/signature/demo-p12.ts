import { generateKeyPair, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { makeCertificate } from './certificate.ts'
import { packP12 } from './pack-p12.ts'

/** This password protects nothing; the file mode does. A P12 requires a password. */
export const demoP12Password = 'tanda-tangan-demo'

export function demoP12Path(dataDir: string): string {
  return join(dataDir, 'tanda-tangan', 'demo.p12')
}

const day = 86_400_000
const subject = { CN: 'Portal Pangan Segar, tanda tangan demo', O: 'Portal Pangan Segar', C: 'ID' }

/** Creates a self-signed identity for demonstrations. Viewers report its signatures as valid with an unknown signer. */
export async function makeP12(
  password: string,
  valid: { from: Date; until: Date },
): Promise<Buffer<ArrayBuffer>> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return packP12(privateKey, [await makeCertificate({ subject, valid }, privateKey)], password)
}

/** Returns the P12 of the demonstration and creates it once. Servers that start at once use the same file. */
export async function provideDemoP12(dataDir: string, now: Date): Promise<Buffer<ArrayBuffer>> {
  const path = demoP12Path(dataDir)
  const kept = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (kept) return kept
  const made = await makeP12(demoP12Password, {
    from: new Date(now.getTime() - day),
    until: new Date(now.getTime() + 3650 * day),
  })
  // Create the data folder with default permissions, because other users, e.g. that of the embedded PostgreSQL, must be
  // able to enter it.
  await mkdir(dataDir, { recursive: true })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, made, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path)
}
