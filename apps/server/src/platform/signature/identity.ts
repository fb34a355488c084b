import { readFile } from 'node:fs/promises'
import { formatDate } from '@portal/domain/platform/format'
import { type Config, ConfigError } from '#platform/config.ts'
import { demoP12Password, demoP12Path, provideDemoP12 } from './demo-p12.ts'
import { openP12, P12Error, type SigningIdentity } from './p12.ts'

export type IdentityConfig = Pick<Config, 'PORTAL_MODE' | 'DATA_DIR'> &
  Partial<Pick<Config, 'SIGN_P12_PATH' | 'SIGN_P12_PASSWORD'>>

async function readConfigured(path: string, password: string): Promise<SigningIdentity> {
  let bytes: Buffer<ArrayBuffer>
  try {
    bytes = await readFile(path)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'tidak ditemukan' : `tidak dapat dibaca (${code})`
    throw new ConfigError(`SIGN_P12_PATH: berkas "${path}" ${why}.`, { cause })
  }
  try {
    return await openP12(bytes, password)
  } catch (cause) {
    if (!(cause instanceof P12Error)) throw cause
    const name = cause.message.startsWith('kata sandi') ? 'SIGN_P12_PASSWORD' : 'SIGN_P12_PATH'
    throw new ConfigError(`${name}: "${path}" tidak dapat dibuka, ${cause.message}.`, { cause })
  }
}

async function readDemo(dataDir: string, now: Date): Promise<SigningIdentity> {
  try {
    return await openP12(await provideDemoP12(dataDir, now), demoP12Password)
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR: tanda tangan demo "${demoP12Path(dataDir)}" tidak dapat dipakai (${(cause as Error).message}). Hapus berkas itu, yang baru akan dibuat.`,
      { cause },
    )
  }
}

/** Returns the validity fault of the certificate at this time, or undefined. */
export function validityFault({ certificate }: SigningIdentity, now: Date): string | undefined {
  if (now > certificate.validToDate)
    return `sertifikat penanda tangan kedaluwarsa sejak ${formatDate(certificate.validToDate)}`
  if (now < certificate.validFromDate)
    return `sertifikat penanda tangan baru berlaku mulai ${formatDate(certificate.validFromDate)}`
  return undefined
}

/** Reads the configured P12, or the demo P12 in demo mode. Production without a P12 has no identity. */
export async function readIdentity(config: IdentityConfig, now: Date): Promise<SigningIdentity | undefined> {
  const { PORTAL_MODE, DATA_DIR, SIGN_P12_PATH, SIGN_P12_PASSWORD = '' } = config
  if (SIGN_P12_PATH) return readConfigured(SIGN_P12_PATH, SIGN_P12_PASSWORD)
  return PORTAL_MODE === 'demo' ? readDemo(DATA_DIR, now) : undefined
}
