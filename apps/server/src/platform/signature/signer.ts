import { readFile } from 'node:fs/promises'
import { AppError } from '@portal/domain/platform/errors'
import { formatDate } from '@portal/domain/platform/format'
import { type Config, ConfigError } from '#platform/config.ts'
import { demoP12Password, demoP12Path, provideDemoP12 } from './demo-p12.ts'
import { openP12, P12Error, type SigningIdentity } from './p12.ts'
import { type SignatureAbout, signPdf } from './sign-pdf.ts'

/** Signs the portal's documents with the configured P12, or with the demonstration's own. */
export interface Signer {
  /** At start: a ConfigError names the variable of a P12 that cannot be used. */
  check(): Promise<void>
  /** The time of the signature is the portal's clock. */
  sign(pdf: Uint8Array, about: Omit<SignatureAbout, 'at'>): Promise<Buffer>
}

type SignConfig = Pick<Config, 'PORTAL_MODE' | 'DATA_DIR' | 'SIGN_P12_PATH' | 'SIGN_P12_PASSWORD'>

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

/** What is wrong with the certificate at this time, or undefined. */
function validityFault({ certificate }: SigningIdentity, now: Date): string | undefined {
  if (now > certificate.validToDate)
    return `sertifikat penanda tangan kedaluwarsa sejak ${formatDate(certificate.validToDate)}`
  if (now < certificate.validFromDate)
    return `sertifikat penanda tangan baru berlaku mulai ${formatDate(certificate.validFromDate)}`
  return undefined
}

function cannotSign(why: string): AppError {
  return new AppError('TANDA_TANGAN_GAGAL', {
    message: `Dokumen belum dapat ditandatangani: ${why}. Hubungi pengelola portal.`,
  })
}

export function createSigner(config: SignConfig, clock: () => Date): Signer {
  const { PORTAL_MODE, DATA_DIR, SIGN_P12_PATH, SIGN_P12_PASSWORD = '' } = config
  let opened: Promise<SigningIdentity | undefined> | undefined

  async function open(): Promise<SigningIdentity | undefined> {
    if (SIGN_P12_PATH) return readConfigured(SIGN_P12_PATH, SIGN_P12_PASSWORD)
    return PORTAL_MODE === 'demo' ? readDemo(DATA_DIR, clock()) : undefined
  }
  /** A failed try is not remembered: the file may have been mended. */
  function identity(): Promise<SigningIdentity | undefined> {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async check() {
      const found = await identity()
      const fault = found && validityFault(found, clock())
      if (fault) throw new ConfigError(`SIGN_P12_PATH: ${fault}. Pasang P12 yang masih berlaku.`)
    },
    async sign(pdf, about) {
      const at = clock()
      const found = await identity()
      if (!found) throw cannotSign('SIGN_P12_PATH belum diisi')
      const fault = validityFault(found, at)
      if (fault) throw cannotSign(fault)
      return signPdf(pdf, found, { ...about, at })
    },
  }
}
