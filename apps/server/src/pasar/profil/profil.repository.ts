import type { IsianDokumen, VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { endOf, startOf } from '#pasar/hari.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import type { PasarProfil } from '#platform/database/schema.gen.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { dimension, factTotal } from '#platform/figures/fact-total.ts'
import { list } from '#platform/list/list.ts'
import { byId, equals, word } from '#platform/list/rules.ts'
import { factProfil, programme } from './profil.fact.ts'

function profilRows(db: Executor) {
  return db
    .selectFrom('pasar.profil as f')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'f.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'f.kota_id')
    .leftJoin('pasar.pasar as m', 'm.id', 'f.pasar_id')
    .select([
      'f.anggaran_apbd',
      'f.anggaran_apbn',
      'f.anggota_ics',
      'f.anggota_tim',
      'f.catatan',
      'f.created_at',
      'f.created_by',
      'f.dokumen_ada',
      'f.id',
      'f.jadwal_uji',
      'f.ketua_tim',
      'f.kota_id',
      'f.pasar_id',
      'f.provinsi_id',
      'f.rekap_capaian',
      'f.rencana_supervisi',
      'f.sk_ics',
      'f.sk_tim',
      'f.tahun_program',
      'f.total_ada',
      'f.total_doc',
      'f.updated_at',
      'f.updated_by',
      'f.varian',
      'f.versi',
      'p.nama as provinsi',
      'k.nama as kota',
      'm.nama as nama_pasar',
    ])
}

export type ProfilRow = Awaited<ReturnType<ReturnType<typeof profilRows>['executeTakeFirstOrThrow']>>

export interface ProfilPenuh extends ProfilRow {
  dokumen: IsianDokumen[]
}

const share = sql`(f.total_ada::float / f.total_doc)`

export const profilList = list({
  from: 'pasar.profil as f',
  rows: profilRows,
  visible: (scope: RegionScope) => inRegion('f', scope),
  filters: {
    search: word((text) => {
      const words = likeWords(text)
      return sql<SqlBool>`(f.pasar_id = any(array(select id from pasar.pasar where cari ${words}))
        or (f.pasar_id is null and f.provinsi_id = any(array(
          select id from wilayah.provinsi where platform.teks_cari(nama) ${words}))))`
    }),
    tahun_program: equals('f.tahun_program'),
    provinsi_id: byId('f.provinsi_id'),
    kota_id: byId('f.kota_id'),
    pasar_id: byId('f.pasar_id'),
    varian: equals('f.varian'),
    lengkap: (wanted: boolean) => sql<SqlBool>`(f.total_ada = f.total_doc) = ${wanted}`,
    dokumen: (kode: number) => sql<SqlBool>`exists (
      select from pasar.dokumen_profil d where d.profil_id = f.id and d.kode = ${kode} and d.status = 'Ada')`,
    start_date: (day: string) => sql<SqlBool>`f.created_at >= ${startOf(day)}`,
    end_date: (day: string) => sql<SqlBool>`f.created_at < ${endOf(day)}`,
  },
  orders: {
    '-tahun_program': sql`f.tahun_program desc, f.id desc`,
    tahun_program: sql`f.tahun_program, f.id`,
    persentase: sql`${share}, f.id`,
    '-persentase': sql`${share} desc, f.id desc`,
  },
  total: factTotal(factProfil, {
    filters: { varian: dimension('varian'), lengkap: dimension('lengkap') },
    rentang: { filter: 'tahun_program', of: programme },
  }),
})

function listDokumen(db: Executor, profilId: number): Promise<IsianDokumen[]> {
  return db
    .selectFrom('pasar.dokumen_profil')
    .select(['kode', 'status', 'berkas', 'catatan'])
    .where('profil_id', '=', profilId)
    .orderBy('kode')
    .execute()
}

const withDokumen = async (db: Executor, row: ProfilRow | undefined): Promise<ProfilPenuh | undefined> =>
  row && { ...row, dokumen: await listDokumen(db, row.id) }

export async function findProfil(
  db: Executor,
  scope: RegionScope,
  varian: VarianProfil | undefined,
  id: number,
): Promise<ProfilPenuh | undefined> {
  let query = profilRows(db).where('f.id', '=', id).where(inRegion('f', scope))
  if (varian) query = query.where('f.varian', '=', varian)
  return withDokumen(db, await query.executeTakeFirst())
}

export async function lockProfil(
  trx: Trx,
  scope: RegionScope,
  varian: VarianProfil,
  id: number,
): Promise<ProfilPenuh | undefined> {
  const row = await profilRows(trx)
    .where('f.id', '=', id)
    .where('f.varian', '=', varian)
    .where(inRegion('f', scope))
    .forUpdate('f')
    .executeTakeFirst()
  return withDokumen(trx, row)
}

/** Returns undefined if the market or the province already has a profile for this year. */
export async function insertProfil(trx: Trx, values: Insertable<PasarProfil>): Promise<number | undefined> {
  const row = await trx
    .insertInto('pasar.profil')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function hasTwin(
  trx: Trx,
  { varian, pasar_id, provinsi_id }: Pick<ProfilRow, 'varian' | 'pasar_id' | 'provinsi_id'>,
  tahun: number,
  ownId: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('pasar.profil')
    .select('id')
    .where('varian', '=', varian)
    .where('tahun_program', '=', tahun)
    .where(
      sql<boolean>`case when varian = 'kota' then pasar_id = ${pasar_id} else provinsi_id = ${provinsi_id} end`,
    )
    .where('id', '!=', ownId)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateProfil(trx: Trx, id: number, values: Updateable<PasarProfil>): Promise<void> {
  await trx.updateTable('pasar.profil').set(values).where('id', '=', id).execute()
}

export async function deleteProfil(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('pasar.profil').where('id', '=', id).execute()
}

/** Replaces the checklist. A document without status, file and note gets no row. */
export async function replaceDokumen(
  trx: Trx,
  profilId: number,
  dokumen: readonly IsianDokumen[],
): Promise<void> {
  await trx.deleteFrom('pasar.dokumen_profil').where('profil_id', '=', profilId).execute()
  const said = dokumen.filter(({ status, berkas, catatan }) => status !== 'Belum' || berkas || catatan)
  if (said.length === 0) return
  await trx
    .insertInto('pasar.dokumen_profil')
    .values(said.map((each) => ({ ...each, profil_id: profilId })))
    .execute()
}
