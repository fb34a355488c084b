import { AppError } from '@portal/domain/platform/errors'
import { type Config, ConfigError } from '#platform/config.ts'
import { type IdentityConfig, readIdentity, validityFault } from './identity.ts'
import type { SignatureAbout } from './sign-pdf.ts'
import { readTrust, type Trust } from './trust.ts'
import { createStamp, largestStamp, StampError } from './tsa.ts'

/** Signs documents of the portal with the configured P12, or with the demo P12. */
export interface Signer {
  /** Checks the files at start. Throws a ConfigError that names the variable of an unusable file. */
  check(): Promise<void>
  trust(): Promise<Trust>
  /** The end of the certificate, if there is one. */
  validUntil(): Promise<Date | undefined>
  /** Signs with the time of the portal's clock, and adds a time stamp if an authority is configured. */
  sign(pdf: Uint8Array, about: Omit<SignatureAbout, 'at'>): Promise<Buffer>
}

type SignConfig = IdentityConfig &
  Partial<Pick<Config, 'SIGN_TRUST_PEM' | 'SIGN_TSA_URL' | 'SIGN_TSA_TRUST_PEM'>>

function cannotSign(why: string, remedy = 'Hubungi pengelola portal.', cause?: unknown): AppError {
  const message = `Dokumen belum dapat ditandatangani: ${why}. ${remedy}`
  return new AppError('TANDA_TANGAN_GAGAL', { message, cause })
}

/** Caches a successful read. It does not cache a failure, because the operator may repair the file. */
function remembered<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}

export function createSigner(config: SignConfig, clock: () => Date): Signer {
  const { SIGN_TRUST_PEM, SIGN_TSA_URL, SIGN_TSA_TRUST_PEM } = config
  const identity = remembered(() => readIdentity(config, clock()))
  const trust = remembered(async (): Promise<Trust> => {
    const anchors = await readTrust('SIGN_TRUST_PEM', SIGN_TRUST_PEM)
    const stamps = SIGN_TSA_TRUST_PEM ? await readTrust('SIGN_TSA_TRUST_PEM', SIGN_TSA_TRUST_PEM) : anchors
    return { anchors, stamps, own: (await identity())?.certificate }
  })

  async function stampOf() {
    if (!SIGN_TSA_URL) return undefined
    const { stamps } = await trust()
    return { get: createStamp({ url: SIGN_TSA_URL, anchors: stamps }), room: largestStamp }
  }

  return {
    trust,
    validUntil: async () => (await identity())?.certificate.validToDate,
    async check() {
      await trust()
      const found = await identity()
      const fault = found && validityFault(found, clock())
      if (fault) throw new ConfigError(`SIGN_P12_PATH: ${fault.operator}. Install a valid P12.`)
    },
    async sign(pdf, about) {
      const at = clock()
      const found = await identity()
      if (!found) throw cannotSign('SIGN_P12_PATH belum diisi')
      const fault = validityFault(found, at)
      if (fault) throw cannotSign(fault.user)
      try {
        // Lazy load the PDF writer with the first document. It is a seventh of all code.
        const { signPdf } = await import('./sign-pdf.ts')
        return await signPdf(pdf, found, { ...about, at }, await stampOf())
      } catch (error) {
        if (!(error instanceof StampError)) throw error
        throw cannotSign(error.message, 'Coba lagi beberapa saat lagi.', error)
      }
    },
  }
}
