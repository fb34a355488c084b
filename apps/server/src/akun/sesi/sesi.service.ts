import { createHmac } from 'node:crypto'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Actor, Authenticate } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor, randomToken } from '#platform/secrets/sealing.ts'
import { createTokenReader, signAccessToken } from './access-token.ts'
import {
  endSession,
  findActorOfSession,
  findRefreshToken,
  findTokenUse,
  insertRefreshToken,
  insertSession,
  markRefreshTokenUsed,
  touchSession,
} from './sesi.repository.ts'

/** Grace period for two tabs that refresh at once. The server treats a later reuse as token theft. */
const graceMs = 10_000
const minute = 60_000

export interface OpenSession {
  sesiId: string
  refreshToken: string
  berakhir: Date
  penggunaId: number
}

/** Reads an account, or throws SESI_BERAKHIR if it does not exist. The accounts module provides the implementation. */
export type AccountOf = (id: number) => Promise<Pengguna>

export function createSessions(platform: Pick<Platform, 'config' | 'db' | 'clock'>, accountOf: AccountOf) {
  const { config, db, clock } = platform
  const key = keyFor(config.SESSION_SECRET, 'token-akses')
  const readAccessToken = createTokenReader(key)
  const actorOf = (sesiId: string) => findActorOfSession(db, sesiId, dayInJakarta(clock()))
  const familyKey = keyFor(config.SESSION_SECRET, 'token-penyegar')

  /** Derives the only successor of a token, so a token family never branches. */
  function successorOf(token: string): string {
    return createHmac('sha256', familyKey).update(token).digest('base64url')
  }

  /** Returns the newest token of a family, starting from a token used within the grace period. */
  async function headFrom(trx: Trx, sesiId: string, used: string): Promise<string | undefined> {
    const next = successorOf(used)
    const found = await findTokenUse(trx, sesiId, next)
    return found?.dipakai ? headFrom(trx, sesiId, next) : found && next
  }

  async function rotate(trx: Trx, sesiId: string, used: string): Promise<string> {
    const next = successorOf(used)
    await insertRefreshToken(trx, sesiId, next)
    return next
  }

  const authenticate: Authenticate = async (token) => {
    const claims = await readAccessToken(token)
    const row = await actorOf(claims.sesiId)
    if (row?.uuid !== claims.uuid || row.role !== claims.role) throw new AppError('SESI_BERAKHIR')
    return row satisfies Actor
  }

  return {
    authenticate,

    /** Opens a session. A browser has one session, so signing in as another account ends the previous session. */
    async open(trx: Trx, penggunaId: number, caller: Caller): Promise<OpenSession> {
      const { actor } = caller
      if (actor && actor.id !== penggunaId) await endSession(trx, actor.sesi_id, 'masuk sebagai akun lain')
      const berakhir = new Date(Date.now() + config.SESSION_MINUTES * minute)
      const sesiId = await insertSession(trx, { penggunaId, berakhir, ip: caller.ip, agent: caller.agent })
      const refreshToken = randomToken()
      await insertRefreshToken(trx, sesiId, refreshToken)
      return { sesiId, refreshToken, berakhir, penggunaId }
    },

    /**
     * Rotates the refresh token. A second use within the grace period returns the newest token of the family. A later
     * reuse ends the whole family, and the transaction must commit that.
     */
    async refresh(token: string): Promise<OpenSession> {
      const now = new Date()
      const outcome = await inTransaction(db, async (trx) => {
        const found = await findRefreshToken(trx, token)
        if (!found || found.berakhir <= now) return undefined
        const { sesi_id: sesiId, dipakai } = found
        if (dipakai && now.getTime() - dipakai.getTime() > graceMs) {
          await endSession(trx, sesiId, 'token penyegar dipakai ulang')
          return undefined
        }
        if (!dipakai) await markRefreshTokenUsed(trx, found.sidik, now)
        await touchSession(trx, sesiId, now)
        const refreshToken = await (dipakai ? headFrom : rotate)(trx, sesiId, token)
        return (
          refreshToken && { sesiId, refreshToken, berakhir: found.berakhir, penggunaId: found.pengguna_id }
        )
      })
      if (!outcome) throw new AppError('SESI_BERAKHIR')
      return outcome
    },

    async endByRefreshToken(token: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const found = await findRefreshToken(trx, token)
        if (found) await endSession(trx, found.sesi_id, 'keluar')
      })
    },

    async end(sesiId: string): Promise<void> {
      await endSession(db, sesiId, 'keluar')
    },

    /** Builds the answer of every call that signs in. The refresh token travels in the cookie. */
    async signedInAnswer(session: OpenSession) {
      const data = await accountOf(session.penggunaId)
      const now = Date.now()
      const ends = session.berakhir.getTime()
      const expires = new Date(Math.min(now + config.ACCESS_TOKEN_MINUTES * minute, ends))
      const accessToken = await signAccessToken(
        key,
        { uuid: data.uuid, sesiId: session.sesiId, role: data.role },
        expires,
      )
      return {
        success: true as const,
        access_token: accessToken,
        expires: Math.max(0, Math.ceil((ends - now) / minute)),
        user: data,
        data,
        token: accessToken,
        accessToken,
        access_expires: expires.toISOString(),
        session_expires: session.berakhir.toISOString(),
        session_minutes: config.SESSION_MINUTES,
      }
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>
