import { AppError, fieldError } from '@portal/domain/platform/errors'
import { generateSecret, generateURI, verify } from 'otplib'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor, seal, unseal } from '#platform/secrets/sealing.ts'
import { write } from '#platform/write.ts'
import {
  activateTotp,
  advanceTotpStep,
  type Credentials,
  findCredentials,
  storeTotp,
} from '../sandi/kredensial.repository.ts'
import { passwordMatches } from '../sandi/sandi.service.ts'

const issuer = 'Portal Pangan Segar'
const stepSeconds = 30

export function createTotp({ config, db }: Platform) {
  const key = keyFor(config.SESSION_SECRET, 'totp')

  /** Accepts each code once: the server never accepts the same time step again. */
  async function accept(trx: Trx, account: Credentials, kode: string): Promise<boolean> {
    if (!account.totp_rahasia) return false
    const secret = unseal(key, account.totp_rahasia)
    const result = await verify({ secret, token: kode, epochTolerance: stepSeconds })
    if (!result.valid) return false
    const step = Math.floor(Date.now() / 1000 / stepSeconds) + result.delta
    return advanceTotpStep(trx, account.id, step)
  }

  async function ownAccount(caller: Caller): Promise<Credentials> {
    const account = await findCredentials(db, { id: actorOf(caller).id })
    if (!account) throw new AppError('SESI_BERAKHIR')
    return account
  }

  async function checkPassword({ sandi_hash }: Credentials, sandi: string): Promise<void> {
    if (!(await passwordMatches(sandi_hash, sandi))) throw fieldError('sandi', 'Kata sandi tidak cocok.')
  }

  return {
    accept,

    /** A stolen session must not lock the owner out. Accounts that only OSS signs in have no password. */
    async start(caller: Caller, sandi: string) {
      const account = await ownAccount(caller)
      if (account.totp_aktif)
        throw new AppError('SUDAH_ADA', { message: 'Autentikator sudah aktif. Lepas dahulu yang lama.' })
      if (account.sandi_hash !== null) await checkPassword(account, sandi)
      const rahasia = generateSecret()
      await inTransaction(db, (trx) =>
        storeTotp(trx, account.id, { totp_rahasia: seal(key, rahasia), totp_aktif: false }),
      )
      return { rahasia, uri: generateURI({ issuer, label: account.username, secret: rahasia }) }
    },

    async activate(caller: Caller, kode: string): Promise<void> {
      const account = await ownAccount(caller)
      await write(db, caller, async (trx) => {
        const active = (await accept(trx, account, kode)) && (await activateTotp(trx, account))
        if (!active) throw new AppError('KODE_SALAH')
        await recordAudit(trx, caller, { record: `pengguna/${account.uuid}` })
      })
    },

    async remove(caller: Caller, sandi: string): Promise<void> {
      const account = await ownAccount(caller)
      await checkPassword(account, sandi)
      await write(db, caller, async (trx) => {
        await storeTotp(trx, account.id, { totp_rahasia: null, totp_aktif: false })
        await recordAudit(trx, caller, { record: `pengguna/${account.uuid}` })
      })
    },
  }
}
export type Totp = ReturnType<typeof createTotp>
