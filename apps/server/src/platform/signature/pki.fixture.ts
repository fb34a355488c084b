import { execFile } from 'node:child_process'
import { generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PDFDocument } from '@cantoo/pdf-lib'
import { type CertificateAbout, makeCertificate } from './certificate.ts'
import type { SigningIdentity } from './p12.ts'

const run = promisify(execFile)

export interface Holder {
  key: KeyObject
  certificate: Buffer<ArrayBuffer>
}

export const decade = { from: new Date('2026-01-01'), until: new Date('2036-01-01') }

const keyKinds = {
  ec: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  rsa: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  'rsa pendek': () => generateKeyPairSync('rsa', { modulusLength: 1024 }),
}

export async function holder(
  CN: string,
  {
    kind = 'ec',
    issuer,
    ...about
  }: Partial<CertificateAbout> & { kind?: keyof typeof keyKinds; issuer?: Holder } = {},
): Promise<Holder> {
  const { privateKey: key } = keyKinds[kind]()
  const subject = { CN, O: 'Badan Uji', C: 'ID' }
  return { key, certificate: await makeCertificate({ subject, valid: decade, ...about }, key, issuer) }
}

export const x509 = ({ certificate }: Holder) => new X509Certificate(certificate)

export function identityOf({ key, certificate }: Holder, ...chain: Holder[]): SigningIdentity {
  return { key, certificate: new X509Certificate(certificate), chain: chain.map(x509) }
}

export const pemOf = (...holders: Holder[]) => holders.map((one) => x509(one).toString()).join('')
export const keyPemOf = ({ key }: Holder) => key.export({ type: 'pkcs8', format: 'pem' }) as string

export async function plainPdf(text = 'Halo'): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([200, 200]).drawText(text)
  return document.save()
}

export async function withOpenssl<T>(
  files: Record<string, string | Uint8Array>,
  work: (openssl: (...args: string[]) => Promise<string>, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-openssl-'))
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    return await work(async (...args) => (await run('openssl', args, { cwd: folder })).stdout, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
