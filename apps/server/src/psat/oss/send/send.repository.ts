import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import type { OssPesanKeluar } from '#platform/database/schema.gen.ts'
import { randomToken } from '#platform/secrets/sealing.ts'

export type PesanKeluar = Selectable<OssPesanKeluar>

/** A taken message. `sebelum` is its status before, which shows whether another server was already sending it. */
export interface PesanDiambil extends PesanKeluar {
  sebelum: PesanKeluar['status']
}

const antre = ['menunggu', 'dikirim', 'tidak_pasti'] as const

/**
 * Takes the next message: the first unfinished one of its file, due, and without a lease. `skip locked` gives other
 * servers other messages. The lease of a crashed server expires.
 */
export async function takePesan(
  db: Database,
  { now, sewa, sampai }: { now: Date; sewa: string; sampai: Date },
): Promise<PesanDiambil | undefined> {
  return db
    .with('satu', (build) =>
      build
        .selectFrom('oss.pesan_keluar as p')
        .select(['p.id', 'p.status as sebelum'])
        .where('p.status', 'in', antre)
        .where('p.berikut', '<=', now)
        .where((where) => where.or([where('p.sewa_sampai', 'is', null), where('p.sewa_sampai', '<', now)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('oss.pesan_keluar as q')
                .select('q.id')
                .whereRef('q.pengajuan_id', '=', 'p.pengajuan_id')
                .whereRef('q.urutan', '<', 'p.urutan')
                .where('q.status', 'not in', ['terkirim', 'dibatalkan']),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('oss.saklar').select('id').where('ditahan', '=', true))),
        )
        .orderBy('p.berikut')
        .orderBy('p.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('oss.pesan_keluar as p')
    .from('satu')
    .whereRef('p.id', '=', 'satu.id')
    .set({
      sewa,
      sewa_sampai: sampai,
      status: sql`case when p.status = 'menunggu' then 'dikirim' else p.status end`,
    })
    .returningAll('p')
    .returning('satu.sebelum')
    .executeTakeFirst()
}

/**
 * Stores the result of a message. Returns false if another server holds the lease by now; then that server's result
 * counts.
 */
export async function settlePesan(
  db: Executor,
  { id, sewa }: { id: number; sewa: string },
  change: Updateable<OssPesanKeluar>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oss.pesan_keluar')
    .set({ ...change, sewa: null, sewa_sampai: null })
    .where('id', '=', id)
    .where('sewa', '=', sewa)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Stores the request and the status `dikirim` before sending. After a crash, the next server therefore asks OSS before
 * a retry. Returns false if the message was held, cancelled or taken by another server meanwhile; then it must not leave.
 */
export async function noteTanya(
  db: Executor,
  { id, sewa }: { id: number; sewa: string },
  tanya: unknown,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oss.pesan_keluar')
    .set({ status: 'dikirim', tanya: JSON.stringify(tanya), terakhir: at, percobaan: sql`percobaan + 1` })
    .where('id', '=', id)
    .where('sewa', '=', sewa)
    .where('status', 'in', antre)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export function findSebelum(db: Executor, pengajuanId: number, urutan: number) {
  return db
    .selectFrom('oss.pesan_keluar')
    .select(['kd_status', 'metode'])
    .where('pengajuan_id', '=', pengajuanId)
    .where('urutan', '<', urutan)
    .where('status', '=', 'terkirim')
    .orderBy('urutan', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findIzinPesan(db: Executor, pengajuanId: number) {
  return db
    .selectFrom('psat.pengajuan as p')
    .innerJoin('oss.izin as i', 'i.id', 'p.id_izin_oss')
    .selectAll('i')
    .select(['p.uuid as pengajuan_uuid', 'p.nomor_permohonan', 'p.audit_type'])
    .where('p.id', '=', pengajuanId)
    .executeTakeFirst()
}

export async function noteIzin(
  db: Executor,
  id: number,
  change: { kd_status_oss?: string; nomor_oss?: string; dibaca?: Date },
): Promise<void> {
  await db.updateTable('oss.izin').set(change).where('id', '=', id).execute()
}

/**
 * Holds the unfinished messages of a file. A message that is being sent keeps its lease, because OSS may take it and
 * then its answer counts.
 */
export async function holdFile(trx: Trx, pengajuanId: number, galat: string): Promise<void> {
  await trx
    .updateTable('oss.pesan_keluar')
    .set({
      status: 'ditahan',
      galat,
      sewa: sql`case when status = 'dikirim' then sewa end`,
      sewa_sampai: sql`case when status = 'dikirim' then sewa_sampai end`,
    })
    .where('pengajuan_id', '=', pengajuanId)
    .where('status', 'in', antre)
    .execute()
}

export async function setSaklar(
  trx: Executor,
  change: { ditahan: boolean; sebab: string | null; sejak: Date },
): Promise<void> {
  await trx.updateTable('oss.saklar').set(change).execute()
}

/** Returns the random but permanent download address of a file for OSS. */
export async function linkOf(db: Executor, berkas: string): Promise<string> {
  const row: Insertable<{ token: string; berkas: string }> = { token: randomToken(), berkas }
  await db
    .insertInto('oss.tautan')
    .values(row)
    .onConflict((conflict) => conflict.column('berkas').doNothing())
    .execute()
  const found = await db
    .selectFrom('oss.tautan')
    .select('token')
    .where('berkas', '=', berkas)
    .executeTakeFirstOrThrow()
  return found.token
}
