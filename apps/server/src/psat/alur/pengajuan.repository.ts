import { nameIn } from '@portal/domain/platform/stored-name'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { FaktaPelaku } from '@portal/domain/psat/alur/pelaku/syarat'
import { type NamaTahap, tahapPelaku } from '@portal/domain/psat/alur/pelaku/tahap'
import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import { tambahanWaktu } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatPengajuan } from '#platform/database/schema.gen.ts'

/** Columns that the database stores as text or JSON, with their domain types. */
interface Named<Tahap extends string> {
  tahap: Tahap
  tambahan_waktu: FaktaPelaku['tambahanWaktu']
}
/** Row of a file without the search column. */
export type BerkasRow<Tahap extends string = string> = Omit<
  Selectable<PsatPengajuan>,
  keyof Named<Tahap> | 'cari'
> &
  Named<Tahap>
export type PengajuanRow = BerkasRow<NamaTahap>
type Stages<Tahap extends string> = Record<Tahap, unknown>

function named<Row extends Pick<Selectable<PsatPengajuan>, keyof Named<string>>, Tahap extends string>(
  stages: Stages<Tahap>,
  row: Row,
): Omit<Row, keyof Named<Tahap>> & Named<Tahap> {
  return {
    ...row,
    tahap: nameIn(stages, row.tahap),
    tambahan_waktu: tambahanWaktu.parse(row.tambahan_waktu),
  }
}

/** Types a row of any track and checks that its stage belongs to that track. */
export function namedBerkas<Row extends Pick<Selectable<PsatPengajuan>, keyof Named<string> | 'alur'>>(
  row: Row,
) {
  return named<Row, string>(alurOf(row.alur).tahap, row)
}

/** Columns that a step may fill. Only the workflow service writes the stage and its times. */
export type KolomBerkas = Omit<
  Updateable<PsatPengajuan>,
  | 'id'
  | 'uuid'
  | 'alur'
  | 'audit_type'
  | 'nomor_permohonan'
  | 'pokok'
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
  | 'penangan_id'
>
export type KunciPengajuan = { id: number } | { uuid: string }

function rowsOf(db: Executor, key: KunciPengajuan) {
  const query = db.selectFrom('psat.pengajuan').selectAll()
  return 'id' in key ? query.where('id', '=', key.id) : query.where('uuid', '=', key.uuid)
}

export async function findBerkas(db: Executor, key: KunciPengajuan): Promise<BerkasRow | undefined> {
  const row = await rowsOf(db, key).executeTakeFirst()
  return row && namedBerkas(row)
}

export async function findPengajuan(db: Executor, key: KunciPengajuan): Promise<PengajuanRow | undefined> {
  const row = await rowsOf(db, key).where('alur', '=', 'pengajuan').executeTakeFirst()
  return row && named(tahapPelaku, row)
}

/** Locks the row of a file. A concurrent step waits here and then reads the result of the first step. */
export async function lockBerkas<Tahap extends string>(
  trx: Trx,
  key: KunciPengajuan,
  alur: NamaAlur,
  stages: Stages<Tahap>,
): Promise<BerkasRow<Tahap> | undefined> {
  const row = await rowsOf(trx, key).where('alur', '=', alur).forUpdate().executeTakeFirst()
  return row && named(stages, row)
}

export async function lockAnyBerkas(trx: Trx, key: KunciPengajuan): Promise<BerkasRow | undefined> {
  const row = await rowsOf(trx, key).forUpdate().executeTakeFirst()
  return row && namedBerkas(row)
}

export async function insertBerkas<Tahap extends string>(
  trx: Trx,
  stages: Stages<Tahap>,
  row: Insertable<PsatPengajuan>,
): Promise<BerkasRow<Tahap>> {
  const stored = trx.insertInto('psat.pengajuan').values(row).returningAll()
  return named(stages, await stored.executeTakeFirstOrThrow())
}

export async function updateBerkas<Tahap extends string>(
  trx: Trx,
  stages: Stages<Tahap>,
  id: number,
  change: Updateable<PsatPengajuan>,
): Promise<BerkasRow<Tahap>> {
  const stored = trx.updateTable('psat.pengajuan').set(change).where('id', '=', id).returningAll()
  return named(stages, await stored.executeTakeFirstOrThrow())
}
