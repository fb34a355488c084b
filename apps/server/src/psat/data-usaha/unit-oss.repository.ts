import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Trx } from '#platform/database/database.ts'

const text = z.string()

/** Places of a project in the company data of OSS, as the table of licences keeps them. */
export const unitOss = z.array(
  z.object({
    /** Id of the project, or of its place where a project has several. */
    id_oss: text,
    nama_unit: text,
    alamat_unit: text,
    kd_daerah: text.nullable(),
  }),
)
export type UnitOss = z.output<typeof unitOss>[number]

const same = (column: string, value: string) =>
  sql<SqlBool>`lower(btrim(${sql.ref(column)})) = lower(btrim(${value}))`

/** Finds the unit of the company that came from this place, even a deleted one, or that has its name and address. */
export function findUnitOss(trx: Trx, perusahaanId: number, unit: UnitOss) {
  return trx
    .selectFrom('psat.unit_produksi')
    .select(['id', 'id_oss', 'dihapus'])
    .where('perusahaan_id', '=', perusahaanId)
    .where((or) =>
      or.or([
        or('id_oss', '=', unit.id_oss),
        or.and([
          or('dihapus', 'is', null),
          or('id_oss', 'is', null),
          same('nama_unit', unit.nama_unit),
          same('alamat_unit', unit.alamat_unit),
        ]),
      ]),
    )
    .orderBy(sql`id_oss is null`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function markUnitOss(trx: Trx, id: number, idOss: string): Promise<void> {
  await trx.updateTable('psat.unit_produksi').set({ id_oss: idOss }).where('id', '=', id).execute()
}

export async function insertUnitOss(
  trx: Trx,
  values: Omit<UnitOss, 'kd_daerah'> & {
    perusahaan_id: number
    provinsi_id: number | null
    kota_id: number | null
    at: Date
  },
): Promise<number> {
  const { at, ...unit } = values
  const { id } = await trx
    .insertInto('psat.unit_produksi')
    .values({ ...unit, status_kepemilikan: 'Milik Sendiri', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockUnits(trx: Trx, perusahaanId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('psat.unit_oss'), ${perusahaanId}::int)`.execute(trx)
}

/** Writes an issued SPPB on these units of its holder. */
export async function fillSppb(
  trx: Trx,
  { perusahaanId, ids }: { perusahaanId: number; ids: readonly number[] },
  sppb: {
    sppb_psat_nomor: string
    sppb_psat_level: number | null
    sppb_psat_masa_berlaku: string | null
    sppb_psat_ruang_lingkup: string | null
  },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('psat.unit_produksi')
    .set({ ...sppb, versi: sql<number>`versi + 1`, updated_at: at })
    .where('perusahaan_id', '=', perusahaanId)
    .where('dihapus', 'is', null)
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .execute()
}
