import type { FaktaPengajuan } from '@portal/domain/psat/alur/pengajuan.syarat'
import type { NamaTahap } from '@portal/domain/psat/alur/pengajuan.tahap'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatPengajuan } from '#platform/database/schema.gen.ts'

/** The tracks a file can be of; it never changes over. */
export type NamaAlur = 'pengajuan' | 'berkas'

type Named<Tahap extends string> = {
  alur: NamaAlur
  audit_type: JenisIzin
  jenis_pengajuan: JenisPengajuan
  tahap: Tahap
  izin_asal: 'registri' | 'sertifikat' | null
  tambahan_waktu: FaktaPengajuan['tambahanWaktu']
}
/** A row of psat.pengajuan, with the domain's own names for its words. */
export type BerkasRow<Tahap extends string = string> = Omit<Selectable<PsatPengajuan>, keyof Named<Tahap>> &
  Named<Tahap>
export type PengajuanRow = BerkasRow<NamaTahap>
/** What a step may fill; how far a file is, and when, only the door writes. */
export type KolomBerkas = Omit<
  Updateable<PsatPengajuan>,
  | 'id'
  | 'uuid'
  | 'alur'
  | 'audit_type'
  | 'tahap'
  | 'code'
  | 'versi'
  | 'putaran'
  | 'tenggat'
  | 'jeda'
  | 'terlambat'
  | 'dibuat'
  | 'diubah'
  | 'masuk_tahap'
  | 'selesai'
>
export type KunciPengajuan = { id: number } | { uuid: string }

function rowsOf(db: Executor, key: KunciPengajuan, alur: NamaAlur) {
  const query = db.selectFrom('psat.pengajuan').selectAll().where('alur', '=', alur)
  return 'id' in key ? query.where('id', '=', key.id) : query.where('uuid', '=', key.uuid)
}

export function findPengajuan(db: Executor, key: KunciPengajuan): Promise<PengajuanRow | undefined> {
  return rowsOf(db, key, 'pengajuan').$castTo<PengajuanRow>().executeTakeFirst()
}

/** Whoever comes second waits here and then sees what the first has done. */
export function lockBerkas<Tahap extends string>(
  trx: Trx,
  key: KunciPengajuan,
  alur: NamaAlur,
): Promise<BerkasRow<Tahap> | undefined> {
  return rowsOf(trx, key, alur).forUpdate().$castTo<BerkasRow<Tahap>>().executeTakeFirst()
}

export function lockPengajuan(trx: Trx, key: KunciPengajuan): Promise<PengajuanRow | undefined> {
  return lockBerkas(trx, key, 'pengajuan')
}

export function insertBerkas<Tahap extends string>(
  trx: Trx,
  row: Insertable<PsatPengajuan>,
): Promise<BerkasRow<Tahap>> {
  return trx
    .insertInto('psat.pengajuan')
    .values(row)
    .returningAll()
    .$castTo<BerkasRow<Tahap>>()
    .executeTakeFirstOrThrow()
}

export function updateBerkas<Tahap extends string>(
  trx: Trx,
  id: number,
  change: Updateable<PsatPengajuan>,
): Promise<BerkasRow<Tahap>> {
  return trx
    .updateTable('psat.pengajuan')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .$castTo<BerkasRow<Tahap>>()
    .executeTakeFirstOrThrow()
}
