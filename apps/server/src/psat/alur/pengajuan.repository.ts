import type { FaktaPengajuan } from '@portal/domain/psat/alur/pengajuan.syarat'
import type { NamaTahap } from '@portal/domain/psat/alur/pengajuan.tahap'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatPengajuan } from '#platform/database/schema.gen.ts'

type Named = {
  alur: 'pengajuan' | 'berkas'
  audit_type: JenisIzin
  jenis_pengajuan: JenisPengajuan
  tahap: NamaTahap
  izin_asal: 'registri' | 'sertifikat' | null
  tambahan_waktu: FaktaPengajuan['tambahanWaktu']
}
/** A row of psat.pengajuan, with the domain's own names for its words. */
export type PengajuanRow = Omit<Selectable<PsatPengajuan>, keyof Named> & Named
export type KunciPengajuan = { id: number } | { uuid: string }

function pengajuanRows(db: Executor, key: KunciPengajuan) {
  const query = db.selectFrom('psat.pengajuan').selectAll().where('alur', '=', 'pengajuan')
  return 'id' in key ? query.where('id', '=', key.id) : query.where('uuid', '=', key.uuid)
}

export function findPengajuan(db: Executor, key: KunciPengajuan): Promise<PengajuanRow | undefined> {
  return pengajuanRows(db, key).$castTo<PengajuanRow>().executeTakeFirst()
}

/** Whoever comes second waits here and then sees what the first has done. */
export function lockPengajuan(trx: Trx, key: KunciPengajuan): Promise<PengajuanRow | undefined> {
  return pengajuanRows(trx, key).forUpdate().$castTo<PengajuanRow>().executeTakeFirst()
}

export function insertPengajuan(trx: Trx, row: Insertable<PsatPengajuan>): Promise<PengajuanRow> {
  return trx
    .insertInto('psat.pengajuan')
    .values(row)
    .returningAll()
    .$castTo<PengajuanRow>()
    .executeTakeFirstOrThrow()
}

export function updatePengajuan(
  trx: Trx,
  id: number,
  change: Updateable<PsatPengajuan>,
): Promise<PengajuanRow> {
  return trx
    .updateTable('psat.pengajuan')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .$castTo<PengajuanRow>()
    .executeTakeFirstOrThrow()
}
