import type { PengaduanForm } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { sql } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'

export interface NewPengaduan extends Omit<PengaduanForm, 'foto' | 'kode' | 'situs_web'> {
  nomor: string
  sidik_kode: string
  sidik_alamat: string | null
  registrasi_id: number | null
  at: Date
}

export async function nextNomor(db: Executor, year: string): Promise<string> {
  const { rows } = await sql<{ n: number }>`select nextval('okkp.nomor_pengaduan') as n`.execute(db)
  return `ADU-${year}-${String(rows[0]?.n ?? 0).padStart(5, '0')}`
}

export async function insertPengaduan(trx: Trx, { at, ...given }: NewPengaduan): Promise<number> {
  const { id } = await trx
    .insertInto('okkp.pengaduan')
    .values({ ...given, giliran_sejak: at, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertFoto(
  trx: Trx,
  pengaduan_id: number,
  keys: readonly string[],
  pesan_id: number | null = null,
): Promise<void> {
  if (keys.length === 0) return
  const values = keys.map((kunci, urutan) => ({ kunci, pengaduan_id, pesan_id, urutan }))
  await trx.insertInto('okkp.pengaduan_foto').values(values).execute()
}

/**
 * Counts the reports of one address. The lock prevents a race condition in which two reports both count as the last
 * allowed one.
 */
export async function countFromAddress(trx: Trx, sidik: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('okkp.pengaduan'), hashtext(${sidik}))`.execute(trx)
  const { n } = await trx
    .selectFrom('okkp.pengaduan')
    .select((build) => build.fn.countAll<number>().as('n'))
    .where('sidik_alamat', '=', sidik)
    .executeTakeFirstOrThrow()
  return n
}

/** Deletes the address hashes of reports older than `before`. Nobody needs them after one day. */
export async function forgetAddresses(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('okkp.pengaduan')
    .set({ sidik_alamat: null })
    .where('sidik_alamat', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}

/** Lists reports whose retention period is over, oldest first. */
export async function listExpired(
  db: Executor,
  { closedBefore, sentBefore }: { closedBefore: Date; sentBefore: Date },
  most: number,
): Promise<number[]> {
  const found = await db
    .selectFrom('okkp.pengaduan')
    .select('id')
    .where('disamarkan', 'is', null)
    .where((or) => or.or([or('ditutup', '<', closedBefore), or('created_at', '<', sentBefore)]))
    .orderBy('id')
    .limit(most)
    .execute()
  return found.map(({ id }) => id)
}

/**
 * Keeps only kind, region, dates and outcome. Returns the keys of the photos, or undefined if another run was first.
 */
export async function anonymise(trx: Trx, id: number, at: Date): Promise<string[] | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('okkp.pengaduan')
    .set({ sidik_kode: null, sidik_alamat: null, registrasi_id: null, pasar_id: null })
    .set({
      uraian: null,
      nomor_izin: null,
      pangan: null,
      pelaku: null,
      tempat: null,
      tanggal: null,
      nama: null,
      no_hp: null,
      surel: null,
      sakit: null,
    })
    .set({ disamarkan: at, updated_at: at, versi: sql`versi + 1` })
    .where('id', '=', id)
    .where('disamarkan', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  const foto = await trx
    .deleteFrom('okkp.pengaduan_foto')
    .where('pengaduan_id', '=', id)
    .returning('kunci')
    .execute()
  await trx.deleteFrom('okkp.pengaduan_pesan').where('pengaduan_id', '=', id).execute()
  return foto.map(({ kunci }) => kunci)
}
