import type { Database, Trx } from '#platform/database/database.ts'

export interface Tries {
  gagal: number
  terakhir: Date
}

/** The counter of a key, locked: parallel tries are counted one after the other. */
export async function lockTries(trx: Trx, kunci: string, now: Date): Promise<Tries> {
  await trx
    .insertInto('akun.percobaan_masuk')
    .values({ kunci, gagal: 0, terakhir: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('akun.percobaan_masuk')
    .select(['gagal', 'terakhir'])
    .where('kunci', '=', kunci)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function storeTries(trx: Trx, kunci: string, tries: Tries): Promise<void> {
  await trx.updateTable('akun.percobaan_masuk').set(tries).where('kunci', '=', kunci).execute()
}

export async function forgetTries(db: Database, keys: string[]): Promise<void> {
  await db.deleteFrom('akun.percobaan_masuk').where('kunci', 'in', keys).execute()
}

/** A try that turned out right does not count against its address. */
export async function takeBackTry(db: Database, kunci: string): Promise<void> {
  await db
    .updateTable('akun.percobaan_masuk')
    .set((build) => ({ gagal: build('gagal', '-', 1) }))
    .where('kunci', '=', kunci)
    .where('gagal', '>', 0)
    .execute()
}

export async function sweepTries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('akun.percobaan_masuk').where('terakhir', '<', before).execute()
}
