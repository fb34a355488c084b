import type { Database, Trx } from '#platform/database/database.ts'

export interface Tries {
  gagal: number
  terakhir: Date
}

/**
 * The counters of these keys, locked in the order they are named in. One statement, so that a counter which goes
 * while it is waited for is made anew; one order for whoever locks several, so that nobody waits in a circle.
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

/** For counters that are locked. */
export async function storeTries(trx: Trx, kunci: string, tries: Tries): Promise<void> {
  await trx.updateTable('akun.percobaan_masuk').set(tries).where('kunci', '=', kunci).execute()
}

/** For counters that are locked. */
export async function forgetTries(trx: Trx, keys: string[]): Promise<void> {
  await trx.deleteFrom('akun.percobaan_masuk').where('kunci', 'in', keys).execute()
}

/** What somebody is counting on this moment is left for the next sweep. */
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
