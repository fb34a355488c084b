import { passwordFault } from '@portal/domain/akun/sesi/sandi'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import type { Captcha } from '../captcha/captcha.service.ts'
import { endSessionsOf } from '../sesi.repository.ts'
import type { OpenSession, Sessions } from '../sesi.service.ts'
import { consumeToken, dropTokensOf, issueToken } from '../token-sekali.repository.ts'
import { type Credentials, findCredentials, findReachable, storePassword } from './kredensial.repository.ts'
import { surelAturUlang } from './reset-sandi.surel.ts'
import { hashPassword, passwordMatches } from './sandi.service.ts'

const linkMinutes = 30

function checkNew(sandi: string, account: Credentials): void {
  const fault = passwordFault(sandi, account.username)
  if (fault) throw fieldError('sandi_baru', fault)
}

export function createPasswordChange(platform: Platform, parts: { sessions: Sessions; captcha: Captcha }) {
  const { db, mail, config } = platform

  async function store(trx: Trx, caller: Caller, account: Credentials, hash: string): Promise<void> {
    await storePassword(trx, account.id, hash, false)
    await dropTokensOf(trx, account.id, 'lupa-sandi')
    await dropTokensOf(trx, account.id, 'totp')
    await endSessionsOf(trx, account.id, 'kata sandi diganti')
    await recordAudit(trx, caller, { record: `pengguna/${account.uuid}`, by: account })
  }

  async function sendLink(trx: Trx, caller: Caller, account: Credentials): Promise<void> {
    await dropTokensOf(trx, account.id, 'lupa-sandi')
    const token = await issueToken(trx, {
      guna: 'lupa-sandi',
      berakhir: new Date(Date.now() + linkMinutes * 60_000),
      penggunaId: account.id,
    })
    await recordAudit(trx, caller, { record: `pengguna/${account.uuid}` })
    if (!account.email) return
    const { nama, email, username } = account
    const url = `${publicUrl(config)}/atur-sandi?token=${token}`
    await mail.send(trx, { nama, email }, surelAturUlang({ username, menit: linkMinutes, url }))
  }

  return {
    /** Changes the password, ends every session of the account and opens a new session for the caller. */
    async change(caller: Caller, sandiLama: string, sandiBaru: string): Promise<OpenSession> {
      const account = await findCredentials(db, { id: actorOf(caller).id })
      if (!account) throw new AppError('SESI_BERAKHIR')
      if (!(await passwordMatches(account.sandi_hash, sandiLama))) {
        throw fieldError('sandi_lama', 'Kata sandi lama tidak cocok.')
      }
      if (sandiLama === sandiBaru)
        throw fieldError('sandi_baru', 'Kata sandi baru harus berbeda dari yang lama.')
      checkNew(sandiBaru, account)
      const hash = await hashPassword(sandiBaru)
      return inTransaction(db, async (trx) => {
        await store(trx, caller, account, hash)
        return parts.sessions.open(trx, account.id, caller)
      })
    },

    /**
     * Mails a reset link. Unknown names get the same answer and cause the same work, so the call does not reveal
     * whether an account exists.
     */
    async requestLink(caller: Caller, nameOrAddress: string, captchaToken: string): Promise<void> {
      await parts.captcha.spend(captchaToken)
      const known = await findReachable(db, nameOrAddress)
      await inTransaction(db, async (trx) => {
        if (known.length === 0) {
          await issueToken(trx, { guna: 'lupa-sandi', berakhir: new Date(0) })
          await recordAudit(trx, caller, { record: 'pengguna/tidak-dikenal' })
        }
        for (const account of known) await sendLink(trx, caller, account)
      })
    },

    async setByLink(caller: Caller, token: string, sandiBaru: string): Promise<void> {
      const hash = await hashPassword(sandiBaru)
      await inTransaction(db, async (trx) => {
        const spent = await consumeToken(trx, token, 'lupa-sandi')
        const account = spent?.pengguna_id ? await findCredentials(trx, { id: spent.pengguna_id }) : undefined
        if (!account?.aktif) throw new AppError('TAUTAN_TIDAK_BERLAKU')
        checkNew(sandiBaru, account)
        await store(trx, caller, account, hash)
      })
    },
  }
}
export type PasswordChange = ReturnType<typeof createPasswordChange>
