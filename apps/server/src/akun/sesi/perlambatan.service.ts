import { setTimeout as sleep } from 'node:timers/promises'
import { answerDelay, forgetAfterSeconds, waitSeconds } from '@portal/domain/akun/perlambatan'
import { AppError } from '@portal/domain/platform/errors'
import type { Database, Trx } from '#platform/database/database.ts'
import { digest } from '#platform/sealing.ts'
import { forgetTries, lockTries, storeTries, takeBackTry } from './perlambatan.repository.ts'

function keysOf(username: string, ip: string) {
  const account = digest(username.toLowerCase()).slice(0, 22)
  return { pair: `pasangan/${account}/${ip}`, address: `alamat/${ip}`, account: `akun/${account}` }
}

async function countTry(
  trx: Trx,
  key: string,
  kind: 'pasangan' | 'alamat' | 'akun',
  now: Date,
): Promise<number> {
  const stored = await lockTries(trx, key, now)
  // A try that waited for the lock may be older than the one it waited for.
  const since = Math.max(0, now.getTime() - stored.terakhir.getTime()) / 1000
  const tries = since > forgetAfterSeconds ? 0 : stored.gagal
  if (kind !== 'akun') {
    const left = Math.ceil(waitSeconds(kind, tries) - since)
    if (left > 0) {
      const words = left < 60 ? `${left} detik` : `${Math.ceil(left / 60)} menit`
      throw new AppError('TERLALU_SERING', {
        message: `Terlalu banyak percobaan. Coba lagi dalam ${words}.`,
        extra: { tunggu: left },
      })
    }
  }
  await storeTries(trx, key, { gagal: tries + 1, terakhir: now })
  return tries
}

/** Counts the try before it is judged and slows it down; refuses only for the address it comes from. */
export async function slowDown(db: Database, username: string, ip = '-'): Promise<void> {
  const keys = keysOf(username, ip)
  const now = new Date()
  const triesOfAccount = await db.transaction().execute(async (trx) => {
    await countTry(trx, keys.address, 'alamat', now)
    await countTry(trx, keys.pair, 'pasangan', now)
    return countTry(trx, keys.account, 'akun', now)
  })
  const delay = answerDelay(triesOfAccount)
  if (delay > 0) await sleep(delay)
}

export async function forgiveTries(db: Database, username: string, ip = '-'): Promise<void> {
  const keys = keysOf(username, ip)
  await forgetTries(db, [keys.pair, keys.account])
  await takeBackTry(db, keys.address)
}
