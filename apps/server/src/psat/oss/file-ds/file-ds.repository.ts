import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'

/**
 * Stores the address of a signed file. `nib` is the company in the message, or null if the portal asked OSS for the
 * file.
 */
export async function saveFileDs(
  trx: Executor,
  { id_izin, url, nib }: { id_izin: string; url: string; nib: string | null },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('oss.berkas_ds')
    .values({ id_izin, url, nib, diterima: at })
    .onConflict((conflict) =>
      // A message may arrive before its licence is known. If two messages name different companies, the later one wins.
      conflict.columns(['id_izin', 'url']).doUpdateSet({ nib }).where('oss.berkas_ds.berkas', 'is', null),
    )
    .execute()
}

/** The portal never uses a file whose message names another company than the licence. */
const ofItsCompany = sql<boolean>`(d.nib is null or d.nib = i.nib)`

/** Takes the next file to download, if a licence file uses its licence. The caller holds the lease until `sampai`. */
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

/** Stores the result of a download. Returns false if another process has stored the file meanwhile. */
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
 * Lists licences that OSS has issued or changed but not sent a signed file for. The message may be lost, or nobody has
 * printed the licence in OSS. The job asks hourly for two days, then daily for a year.
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
