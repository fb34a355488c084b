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
    const why = code === 'ENOENT' ? 'does not exist' : `is not readable (${code})`
    throw new ConfigError(`SIGN_P12_PATH: the file "${path}" ${why}.`, { cause })
  }
  try {
    return await openP12(bytes, password)
  } catch (cause) {
    if (!(cause instanceof P12Error)) throw cause
    const name = cause.message.startsWith('the password') ? 'SIGN_P12_PASSWORD' : 'SIGN_P12_PATH'
    throw new ConfigError(`${name}: "${path}" cannot be opened: ${cause.message}.`, { cause })
  }
}

async function readDemo(dataDir: string, now: Date): Promise<SigningIdentity> {
  try {
    return await openP12(await provideDemoP12(dataDir, now), demoP12Password)
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR: the demo signing key "${demoP12Path(dataDir)}" is unusable (${(cause as Error).message}). Delete the file, and the server creates a new one.`,
      { cause },
    )
  }
}

interface ValidityFault {
  /** Text for the start of the server. */
  operator: string
  /** Text for the user whose document cannot be signed. */
  user: string
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** Returns the validity fault of the certificate at this time, or undefined. */
export function validityFault({ certificate }: SigningIdentity, now: Date): ValidityFault | undefined {
  const { validFromDate, validToDate } = certificate
  if (now > validToDate)
    return {
      operator: `the signing certificate expired on ${isoDay(validToDate)}`,
      user: `sertifikat penanda tangan kedaluwarsa sejak ${formatDate(validToDate)}`,
    }
  if (now < validFromDate)
    return {
      operator: `the signing certificate is not valid before ${isoDay(validFromDate)}`,
      user: `sertifikat penanda tangan baru berlaku mulai ${formatDate(validFromDate)}`,
    }
  return undefined
}

/** Reads the configured P12, or the demo P12 in demo mode. Production without a P12 has no identity. */
export async function readIdentity(config: IdentityConfig, now: Date): Promise<SigningIdentity | undefined> {
  const { PORTAL_MODE, DATA_DIR, SIGN_P12_PATH, SIGN_P12_PASSWORD = '' } = config
  if (SIGN_P12_PATH) return readConfigured(SIGN_P12_PATH, SIGN_P12_PASSWORD)
  return PORTAL_MODE === 'demo' ? readDemo(DATA_DIR, now) : undefined
}
