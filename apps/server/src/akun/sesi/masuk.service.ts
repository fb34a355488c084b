import { ownerIsTold } from '@portal/domain/akun/sesi/perlambatan'
import { AppError } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import type { Captcha } from './captcha/captcha.service.ts'
import { countCode, forgiveCodes, forgiveTries, slowDown } from './perlambatan/perlambatan.service.ts'
import { type Credentials, findCredentials, noteSignIn } from './sandi/kredensial.repository.ts'
import { passwordMatches } from './sandi/sandi.service.ts'
import type { OpenSession, Sessions } from './sesi.service.ts'
import { consumeToken, tryToken } from './token-sekali.repository.ts'
import { tellOwner } from './totp/kode-salah.service.ts'
import { issueTicket } from './totp/tiket.service.ts'
import type { Totp } from './totp/totp.service.ts'

const ticketTries = 5

export interface Login {
  username: string
  password: string
  captchaToken: string
}

export function createSignIn(
  platform: Platform,
  parts: { sessions: Sessions; captcha: Captcha; totp: Totp },
) {
  const { db } = platform

  async function openFor(trx: Trx, account: Credentials, caller: Caller): Promise<OpenSession> {
    if (!(await noteSignIn(trx, account, new Date()))) throw new AppError('MASUK_GAGAL')
    await recordAudit(trx, caller, { record: `pengguna/${account.uuid}`, by: account })
    return parts.sessions.open(trx, account.id, caller)
  }

  return {
    /** Checks the password. An account with an authenticator gets a ticket for the second step instead of a session. */
    async login(
      caller: Caller,
      { username, password, captchaToken }: Login,
    ): Promise<OpenSession | { tiket: string }> {
      await parts.captcha.spend(captchaToken)
      await slowDown(db, username, caller.ip)
      const account = await findCredentials(db, { username })
      const matches = await passwordMatches(account?.sandi_hash, password)
      if (!account || !matches || !account.aktif) throw new AppError('MASUK_GAGAL')
      await forgiveTries(db, username, caller.ip)
      return inTransaction(db, async (trx) => {
        if (!account.totp_aktif) return openFor(trx, account, caller)
        return issueTicket(trx, account.id)
      })
    },

    /**
     * Checks an authenticator code. The server counts each code against the account before checking it. A wrong code
     * does not consume the ticket.
     */
    async loginTotp(caller: Caller, tiket: string, kode: string): Promise<OpenSession> {
      const tried = await inTransaction(db, async (trx) => {
        const ticket = await tryToken(trx, tiket, 'totp', ticketTries)
        if (!ticket?.pengguna_id) throw new AppError('KODE_SALAH')
        return { id: ticket.pengguna_id, inARow: await countCode(trx, ticket.pengguna_id) }
      })
      const account = await findCredentials(db, { id: tried.id })
      if (!account?.aktif || !account.totp_aktif) throw new AppError('KODE_SALAH')
      const session = await inTransaction(db, async (trx) => {
        if (!(await parts.totp.accept(trx, account, kode))) return undefined
        if (!(await consumeToken(trx, tiket, 'totp'))) throw new AppError('KODE_SALAH')
        await forgiveCodes(trx, account.id)
        return openFor(trx, account, caller)
      })
      if (session) return session
      if (ownerIsTold(tried.inARow)) await tellOwner(platform, account, tried.inARow, caller.ip)
      throw new AppError('KODE_SALAH')
    },
  }
}
export type SignIn = ReturnType<typeof createSignIn>
