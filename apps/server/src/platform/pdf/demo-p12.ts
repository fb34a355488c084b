import { generateKeyPair, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import forge from 'node-forge'

/** Guards nothing: the file's own mode does. A P12 merely has to have one. */
export const demoP12Password = 'tanda-tangan-demo'

export function demoP12Path(dataDir: string): string {
  return join(dataDir, 'tanda-tangan', 'demo.p12')
}

const day = 86_400_000
const subject = [
  { shortName: 'CN', value: 'Portal Pangan Segar, tanda tangan demo' },
  { shortName: 'O', value: 'Portal Pangan Segar' },
  { shortName: 'C', value: 'ID' },
]

/** A self-signed identity for demonstrations: viewers call its signatures valid, but its signer unknown. */
export async function makeP12(password: string, valid: { from: Date; until: Date }): Promise<Buffer> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const key = forge.pki.privateKeyFromPem(pair.privateKey)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey)
  // Positive and without a zero in front: DER knows only one spelling of a number, and readers refuse another.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`
  certificate.validity.notBefore = valid.from
  certificate.validity.notAfter = valid.until
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
    { name: 'subjectKeyIdentifier' },
  ])
  certificate.sign(key, forge.md.sha256.create())
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, {
    algorithm: 'aes256',
    friendlyName: 'Portal Pangan Segar',
  })
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary')
}

/** The demonstration's P12, made once and kept. Servers that start together end up with the same one. */
export async function provideDemoP12(dataDir: string, now: Date): Promise<Buffer> {
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
  // Others, such as the embedded database under its own user, must still get into the data folder itself.
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
