import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'

/** `nib`: the company that the message named; null where the portal itself asked OSS for the file. */
export async function saveFileDs(
  trx: Executor,
  { id_izin, url, nib }: { id_izin: string; url: string; nib: string | null },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('oss.berkas_ds')
    .values({ id_izin, url, nib, diterima: at })
    .onConflict((conflict) =>
      // A message may come before its licence is known. If two name different companies, the later one counts.
      conflict.columns(['id_izin', 'url']).doUpdateSet({ nib }).where('oss.berkas_ds.berkas', 'is', null),
    )
    .execute()
}

/** A file that came for another company than the licence has is never used. */
const ofItsCompany = sql<boolean>`(d.nib is null or d.nib = i.nib)`

/** The next file to fetch, of a licence that a file uses; whoever takes it has it until `sampai`. */
export async function takeFileDs(db: Database, now: Date, sampai: Date) {
  return db
    .with('satu', (build) =>
      build
        .selectFrom('oss.berkas_ds as d')
        .innerJoin('oss.izin as i', 'i.id_izin', 'd.id_izin')
        .innerJoin('psat.pengajuan as p', 'p.id_izin_oss', 'i.id')
        .select(['d.id_izin', 'd.url', 'p.id as pengajuan_id'])
        .where('d.berikut', '<=', now)
        .where(ofItsCompany)
        .orderBy('d.berikut')
        .limit(1)
        .forUpdate('d')
        .skipLocked(),
    )
    .updateTable('oss.berkas_ds as d')
    .from('satu')
    .whereRef('d.id_izin', '=', 'satu.id_izin')
    .whereRef('d.url', '=', 'satu.url')
    .set({ berikut: sampai, percobaan: sql`d.percobaan + 1` })
    .returning(['d.id_izin', 'd.url', 'd.diterima', 'd.percobaan', 'satu.pengajuan_id'])
    .executeTakeFirst()
}
export type FetchedFile = NonNullable<Awaited<ReturnType<typeof takeFileDs>>>

/** False where somebody else has stored it meanwhile. */
export async function settleFileDs(
  trx: Executor,
  { id_izin, url }: Pick<FetchedFile, 'id_izin' | 'url'>,
  change: { berkas?: string; berikut: Date | null; galat: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('oss.berkas_ds')
    .set(change)
    .where('id_izin', '=', id_izin)
    .where('url', '=', url)
    .where('berkas', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const hour = 3_600_000

/**
 * Licences that OSS has issued or changed and sent no signed file of since: its message may be lost, or nobody has
 * printed it there yet. Asked hourly for two days, then daily, for a year.
 */
export function listTanpaDs(db: Executor, now: Date, limit: number) {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  return db
    .selectFrom('oss.izin as i')
    .innerJoin('psat.pengajuan as p', 'p.id_izin_oss', 'i.id')
    .innerJoinLateral(
      (build) =>
        build
          .selectFrom('oss.pesan_keluar as k')
          .select('k.terkirim')
          .whereRef('k.pengajuan_id', '=', 'p.id')
          .where('k.kd_status', '=', '50')
          .where('k.status', '=', 'terkirim')
          .orderBy('k.urutan', 'desc')
          .limit(1)
          .as('terbit'),
      (join) => join.onTrue(),
    )
    .where('terbit.terkirim', '>', ago(365 * 24))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oss.berkas_ds as d')
            .select('d.url')
            .whereRef('d.id_izin', '=', 'i.id_izin')
            .whereRef('d.diterima', '>=', 'terbit.terkirim'),
        ),
      ),
    )
    .where((where) =>
      where.or([
        where('i.ds_ditanya', 'is', null),
        where('i.ds_ditanya', '<', ago(24)),
        where.and([where('i.ds_ditanya', '<', ago(1)), where('terbit.terkirim', '>', ago(48))]),
      ]),
    )
    .select(['i.id', 'i.id_izin'])
    .orderBy('i.id')
    .limit(limit)
    .execute()
}

export async function noteDitanya(trx: Executor, izinId: number, at: Date): Promise<void> {
  await trx.updateTable('oss.izin').set({ ds_ditanya: at }).where('id', '=', izinId).execute()
}

/** The signed licences of a file, newest first. */
export function listFileDs(db: Executor, izinId: number) {
  return db
    .selectFrom('oss.berkas_ds as d')
    .innerJoin('oss.izin as i', 'i.id_izin', 'd.id_izin')
    .select(['d.berkas', 'd.diterima', 'd.galat'])
    .where('i.id', '=', izinId)
    .where(ofItsCompany)
    .orderBy('d.diterima', 'desc')
    .execute()
}
