import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { jawabanTemuan } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatDraf, PsatPengalihan } from '#platform/database/schema.gen.ts'

export type PersetujuanRow = Selectable<PsatPengalihan> & { berakun: boolean }
type Named = {
  isian: IsianPengajuan
  jawaban: z.output<typeof jawabanTemuan>
}
export type DrafRow = Omit<Selectable<PsatDraf>, keyof Named> &
  Named & {
    perusahaan_uuid: string
    nama_perusahaan: string
    pengajuan_uuid: string | null
    /** Time since which the file under revision stands at its stage. */
    pengajuan_sejak: Date | null
    dari_uuid: string | null
  }
export type PenulisDraf = Pick<Actor, 'id' | 'role' | 'perusahaan_id'>

/**
 * Query for readable drafts. All accounts of a company share its drafts. Staff see their own drafts and revisions of
 * files that the secretariat entered.
 */
function drafRows(db: Executor, { id, role, perusahaan_id }: PenulisDraf) {
  const query = db
    .selectFrom('psat.draf as d')
    .innerJoin('akun.perusahaan as u', 'u.id', 'd.perusahaan_id')
    .leftJoin('psat.pengajuan as p', 'p.id', 'd.pengajuan_id')
    .leftJoin('psat.pengajuan as a', 'a.id', 'd.dari_pengajuan_id')
    .selectAll('d')
    .select([
      'u.uuid as perusahaan_uuid',
      'u.nama_perseroan as nama_perusahaan',
      'p.uuid as pengajuan_uuid',
      'p.masuk_tahap as pengajuan_sejak',
      'a.uuid as dari_uuid',
    ])
  return role === 'PELAKU_USAHA'
    ? query.where('d.perusahaan_id', '=', perusahaan_id ?? -1)
    : query.where(sql<boolean>`(d.oleh = ${id} or p.alur = 'berkas')`)
}

/** Lists drafts, without drafts of revisions that have been answered in another way or are no longer requested. */
export function listDraf(db: Executor, penulis: PenulisDraf): Promise<DrafRow[]> {
  return drafRows(db, penulis)
    .where(sql<boolean>`(d.pengajuan_id is null or (p.selesai is null and p.masuk_tahap <= d.dibuat))`)
    .orderBy('d.diubah', 'desc')
    .orderBy('d.id', 'desc')
    .limit(500)
    .$castTo<DrafRow>()
    .execute()
}

export function findDraf(db: Executor, penulis: PenulisDraf, uuid: string): Promise<DrafRow | undefined> {
  return drafRows(db, penulis).where('d.uuid', '=', uuid).$castTo<DrafRow>().executeTakeFirst()
}

/** Locks a draft, so that saving, sending and discarding the same draft run one after the other. */
export function lockDraf(trx: Trx, penulis: PenulisDraf, uuid: string): Promise<DrafRow | undefined> {
  return drafRows(trx, penulis)
    .where('d.uuid', '=', uuid)
    .forUpdate('d')
    .$castTo<DrafRow>()
    .executeTakeFirst()
}

export function lockPerbaikan(trx: Trx, penulis: PenulisDraf, pengajuanId: number) {
  return drafRows(trx, penulis)
    .where('d.pengajuan_id', '=', pengajuanId)
    .forUpdate('d')
    .$castTo<DrafRow>()
    .executeTakeFirst()
}

/** Locks the revision draft regardless of the caller, for the end of the file. */
export function lockPerbaikanOf(trx: Trx, pengajuanId: number) {
  return trx
    .selectFrom('psat.draf')
    .select(['id', 'uuid', 'isian', 'jawaban'])
    .where('pengajuan_id', '=', pengajuanId)
    .forUpdate()
    .$castTo<Pick<DrafRow, 'id' | 'uuid' | 'isian' | 'jawaban'>>()
    .executeTakeFirst()
}

/** Inserts a draft. Returns undefined if the file already has a revision draft. */
export async function insertDraf(
  trx: Trx,
  { isian, ...row }: Omit<Insertable<PsatDraf>, 'isian'> & { isian: IsianPengajuan },
): Promise<string | undefined> {
  const stored = await trx
    .insertInto('psat.draf')
    .values({ ...row, isian: JSON.stringify(isian) })
    .onConflict((conflict) =>
      conflict.column('pengajuan_id').where('pengajuan_id', 'is not', null).doNothing(),
    )
    .returning('uuid')
    .executeTakeFirst()
  return stored?.uuid
}

export async function updateDraf(trx: Trx, id: number, change: Updateable<PsatDraf>): Promise<void> {
  await trx.updateTable('psat.draf').set(change).where('id', '=', id).execute()
}

export async function deleteDraf(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('psat.draf').where('id', '=', id).execute()
}

export async function listPersetujuan(
  db: Executor,
  drafIds: readonly number[],
): Promise<Map<number, PersetujuanRow>> {
  if (drafIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('psat.pengalihan as p')
    .selectAll('p')
    .select(
      sql<boolean>`exists (select from akun.pengguna a
        where a.perusahaan_id = p.perusahaan_id and a.aktif and a.dihapus is null)`.as('berakun'),
    )
    .where(sql<boolean>`p.draf_id = any(${drafIds}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.draf_id, row]))
}

/** Deletes the consent request and returns the company and mail address that it went to. */
export function dropPersetujuan(trx: Trx, drafId: number) {
  return trx
    .deleteFrom('psat.pengalihan')
    .where('draf_id', '=', drafId)
    .returning(['perusahaan_id', 'email'])
    .executeTakeFirst()
}
