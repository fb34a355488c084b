import { randomInt } from 'node:crypto'
import { AppError } from '@portal/domain/platform/errors'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor } from '#platform/secrets/sealing.ts'
import { consumeToken, issueToken, markUsed } from '../token-sekali.repository.ts'

const challengeMinutes = 10
const tokenMinutes = 10
/** Proof-of-work cost: cheap enough for an old phone, expensive enough to stop a thousand tries per minute. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, lowest: 100, highest: 400 }
const answerTimeout = 5000

const verifyUrls: Record<Exclude<Config['CAPTCHA_PROVIDER'], 'altcha'>, string> = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

const payloadShape = z.object({
  challenge: z.object({ parameters: z.looseObject({}), signature: z.string() }),
  solution: z.looseObject({ counter: z.number() }),
})

function minutesFromNow(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000)
}

/** Supports four captcha providers. The portal runs ALTCHA itself; the other three share one siteverify call. */
export function createCaptcha({ config, db, log }: Platform) {
  const secrets = {
    hmacSignatureSecret: keyFor(config.SESSION_SECRET, 'captcha').toString('hex'),
    hmacKeySignatureSecret: keyFor(config.SESSION_SECRET, 'captcha-kunci').toString('hex'),
  }

  /** Returns the unique part of a valid solution, or undefined if the solution is invalid. */
  async function checkAltcha(token: string): Promise<string | undefined> {
    let decoded: unknown
    try {
      decoded = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    } catch {
      return undefined
    }
    if (!payloadShape.safeParse(decoded).success) return undefined
    const { challenge, solution } = decoded as Payload
    const result = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(() => undefined)
    return result?.verified ? challenge.signature : undefined
  }

  async function checkRemote(
    provider: keyof typeof verifyUrls,
    token: string,
    ip?: string,
  ): Promise<string | undefined> {
    const body = new URLSearchParams({ secret: config.CAPTCHA_SECRET ?? '', response: token })
    if (ip) body.set('remoteip', ip)
    try {
      const answer = await fetch(config.CAPTCHA_VERIFY_URL ?? verifyUrls[provider], {
        method: 'POST',
        body,
        // The body holds the secret, which must not follow a redirect to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(answerTimeout),
      })
      const { success } = z.object({ success: z.boolean() }).parse(await answer.json())
      return success ? token : undefined
    } catch (error) {
      log.error({ err: error, provider }, 'captcha provider does not respond')
      throw new AppError('LAYANAN_SIBUK', { cause: error })
    }
  }

  return {
    challenge: () =>
      createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.lowest, work.highest),
        deriveKey,
        expiresAt: minutesFromNow(challengeMinutes),
        ...secrets,
      }),

    /** Exchanges a solved captcha for a log-in token. Both the solution and the token work once. */
    async exchange(token: string, ip: string | undefined): Promise<string> {
      const provider = config.CAPTCHA_PROVIDER
      const proof = provider === 'altcha' ? await checkAltcha(token) : await checkRemote(provider, token, ip)
      if (!proof) throw new AppError('CAPTCHA_GAGAL')
      return inTransaction(db, async (trx) => {
        if (!(await markUsed(trx, { guna: 'tantangan', bukti: proof }, minutesFromNow(challengeMinutes * 2))))
          throw new AppError('CAPTCHA_GAGAL')
        return issueToken(trx, { guna: 'captcha', berakhir: minutesFromNow(tokenMinutes) })
      })
    },

    async spend(captchaToken: string): Promise<void> {
      const spent = await inTransaction(db, (trx) => consumeToken(trx, captchaToken, 'captcha'))
      if (!spent) throw new AppError('CAPTCHA_GAGAL')
    },
  }
}
export type Captcha = ReturnType<typeof createCaptcha>
