import type { Database, Trx } from '#platform/database/database.ts'

export interface Tries {
  gagal: number
  terakhir: Date
}

/**
 * Locks the counters of these keys in the given order. One upsert recreates a counter that a concurrent transaction
 * deletes. All callers use the same order, which prevents deadlocks.
 */
export async function lockTries(trx: Trx, keys: string[], now: Date): Promise<Map<string, Tries>> {
  const rows = await trx
    .insertInto('akun.percobaan_masuk')
    .values(keys.map((kunci) => ({ kunci, gagal: 0, terakhir: now })))
    .onConflict((conflict) =>
      conflict.column('kunci').doUpdateSet((build) => ({ gagal: build.ref('akun.percobaan_masuk.gagal') })),
    )
    .returning(['kunci', 'gagal', 'terakhir'])
    .execute()
  return new Map(rows.map(({ kunci, ...tries }) => [kunci, tries]))
}

/** The caller must hold the lock of `lockTries`. */
export async function storeTries(trx: Trx, kunci: string, tries: Tries): Promise<void> {
  await trx.updateTable('akun.percobaan_masuk').set(tries).where('kunci', '=', kunci).execute()
}

/** The caller must hold the lock of `lockTries`. */
export async function forgetTries(trx: Trx, keys: string[]): Promise<void> {
  await trx.deleteFrom('akun.percobaan_masuk').where('kunci', 'in', keys).execute()
}

/** Deletes old counters. The sweep skips locked counters and leaves them for the next run. */
export async function sweepTries(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('akun.percobaan_masuk')
    .where('kunci', 'in', (build) =>
      build
        .selectFrom('akun.percobaan_masuk')
        .select('kunci')
        .where('terakhir', '<', before)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
