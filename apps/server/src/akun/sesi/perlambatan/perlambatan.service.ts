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

/** In the order in which they are locked, by whoever locks more than one. */
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

/** The tries before this one, which is counted with them; refused while its kind has to wait. */
async function countTry(
  trx: Trx,
  kind: TryKind,
  key: string,
  stored: Tries | undefined,
  now: Date,
): Promise<number> {
  // A try that waited for the lock may be older than the one it waited for.
  const since = Math.max(0, now.getTime() - (stored?.terakhir ?? now).getTime()) / 1000
  const tries = !stored || since > forgetAfterSeconds(kind) ? 0 : stored.gagal
  refuseUntil(Math.ceil(waitSeconds(kind, tries) - since))
  await storeTries(trx, key, { gagal: tries + 1, terakhir: now })
  return tries
}

/** Counts the try before it is judged and slows it down; refuses only for the address it comes from. */
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

/** A right password clears account and pair; against its address the try merely does not count. */
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

/** Counts a code of the authenticator before it is judged: which one in a row this is. */
export async function countCode(trx: Trx, penggunaId: number): Promise<number> {
  const key = codesOf(penggunaId)
  const now = new Date()
  const stored = await lockTries(trx, [key], now)
  return 1 + (await countTry(trx, 'kode', key, stored.get(key), now))
}

/** The right code alone clears the wrong ones. */
export function forgiveCodes(trx: Trx, penggunaId: number): Promise<void> {
  return forgetTries(trx, [codesOf(penggunaId)])
}
