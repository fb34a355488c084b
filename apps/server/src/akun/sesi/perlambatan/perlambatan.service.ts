import { setTimeout as sleep } from 'node:timers/promises'
import {
  answerDelay,
  forgetAfterSeconds,
  type TryKind,
  waitSeconds,
} from '@portal/domain/akun/sesi/perlambatan'
import { AppError } from '@portal/domain/platform/errors'
import type { Database, Trx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { digest } from '#platform/secrets/sealing.ts'
import { forgetTries, lockTries, storeTries, type Tries } from './perlambatan.repository.ts'

/** Returns the counter keys in lock order. Code that locks several counters must use this order. */
function countersOf(username: string, ip: string): Record<Exclude<TryKind, 'kode'>, string> {
  const account = digest(username.toLowerCase()).slice(0, 22)
  return { alamat: `alamat/${ip}`, pasangan: `pasangan/${account}/${ip}`, akun: `akun/${account}` }
}

function refuseUntil(left: number): void {
  if (left <= 0) return
  const words = left < 60 ? `${left} detik` : `${Math.ceil(left / 60)} menit`
  throw new AppError('TERLALU_SERING', {
    message: `Terlalu banyak percobaan. Coba lagi dalam ${words}.`,
    extra: { tunggu: left },
  })
}

/** Counts this try and returns the number of earlier tries. Refuses the try while its kind must wait. */
async function countTry(
  trx: Trx,
  kind: TryKind,
  key: string,
  stored: Tries | undefined,
  now: Date,
): Promise<number> {
  // A try that waited for the lock may have an earlier time than the try that held it, so the difference can be
  // negative.
  const since = Math.max(0, now.getTime() - (stored?.terakhir ?? now).getTime()) / 1000
  const tries = !stored || since > forgetAfterSeconds(kind) ? 0 : stored.gagal
  refuseUntil(Math.ceil(waitSeconds(kind, tries) - since))
  await storeTries(trx, key, { gagal: tries + 1, terakhir: now })
  return tries
}

/**
 * Counts the try before the password check. The function refuses tries per IP address and only delays the answer per
 * account.
 */
export async function slowDown(db: Database, username: string, ip = '-'): Promise<void> {
  const counters = countersOf(username, ip)
  const now = new Date()
  const triesOfAccount = await inTransaction(db, async (trx) => {
    const stored = await lockTries(trx, Object.values(counters), now)
    const count = (kind: keyof typeof counters) =>
      countTry(trx, kind, counters[kind], stored.get(counters[kind]), now)
    await count('alamat')
    await count('pasangan')
    return count('akun')
  })
  const delay = answerDelay(triesOfAccount)
  if (delay > 0) await sleep(delay)
}

/**
 * Forgives tries after a correct password. The counters of the account and the account-address pair reset; the address
 * counter only drops by one.
 */
export async function forgiveTries(db: Database, username: string, ip = '-'): Promise<void> {
  const { alamat, pasangan, akun } = countersOf(username, ip)
  await inTransaction(db, async (trx) => {
    const stored = await lockTries(trx, [alamat, pasangan, akun], new Date())
    const address = stored.get(alamat)
    if (address) await storeTries(trx, alamat, { ...address, gagal: Math.max(0, address.gagal - 1) })
    await forgetTries(trx, [pasangan, akun])
  })
}

const codesOf = (penggunaId: number) => `kode/${penggunaId}`

/** Counts an authenticator code before its check and returns its position in the current series. */
export async function countCode(trx: Trx, penggunaId: number): Promise<number> {
  const key = codesOf(penggunaId)
  const now = new Date()
  const stored = await lockTries(trx, [key], now)
  return 1 + (await countTry(trx, 'kode', key, stored.get(key), now))
}

/** Resets the counter of wrong codes. Call this function only after a correct code. */
export function forgiveCodes(trx: Trx, penggunaId: number): Promise<void> {
  return forgetTries(trx, [codesOf(penggunaId)])
}
