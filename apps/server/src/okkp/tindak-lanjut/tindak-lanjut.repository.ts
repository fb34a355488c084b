import type { listTindakLanjut, TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import type { AsalTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import type { Query } from '@portal/domain/platform/contract'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { officeColumn, turnOf } from '#okkp/kantor/kantor.repository.ts'
import { inTestScope } from '#okkp/pengujian/in-test-scope.ts'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { readPage } from '#platform/database/read-page.ts'
import { likeWords } from '#platform/database/search-pattern.ts'

const uji = sql<TindakLanjut['uji']>`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id,
    'kode_sampel', u.kode_sampel, 'tanggal', u.tanggal, 'status', u.status, 'parameter', coalesce((
      select string_agg(q.nama, ', ' order by h.urutan) from okkp.hasil_uji_lab h
      join okkp.parameter q on q.id = h.parameter_id where h.uji_lab_id = u.id), '–')) order by u.tanggal, u.id), '[]')
  from okkp.uji_lab u where u.tindak_lanjut_id = t.id and u.dihapus is null)`

const pengawasan = sql<TindakLanjut['pengawasan']>`(select coalesce(jsonb_agg(jsonb_build_object('id', w.id,
    'tanggal', w.tanggal, 'hasil', w.hasil, 'sanksi', w.sanksi) order by w.tanggal, w.id), '[]')
  from okkp.pengawasan w where w.tindak_lanjut_id = t.id and w.dihapus is null)`

function rantaiRows(db: Executor) {
  return db
    .selectFrom('okkp.tindak_lanjut as t')
    .innerJoin('wilayah.provinsi as p', 'p.id', 't.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 't.kota_id')
    .leftJoin('okkp.registrasi as r', 'r.id', 't.registrasi_id')
    .select([
      't.id',
      't.asal',
      't.asal_id',
      't.tanggal',
      't.parameter',
      't.komoditas',
      't.lokasi',
      't.registrasi_id',
      't.provinsi_id',
      't.kota_id',
      't.dibuka',
      't.batas_waktu',
      't.ditutup',
      't.luaran',
      't.catatan',
      't.versi',
      'p.nama as provinsi',
      'k.nama as kota',
      'r.no_registration as no_registrasi',
      'r.unit_usaha',
    ])
    .select([
      officeColumn.as('penanggung'),
      uji.as('uji'),
      pengawasan.as('pengawasan'),
      sql<string | null>`(select nama from akun.pengguna where id = t.ditutup_oleh)`.as('ditutup_oleh'),
    ])
}
export type RantaiRow = Awaited<ReturnType<ReturnType<typeof rantaiRows>['executeTakeFirstOrThrow']>>

/** The region that must act, and the one the screening was made in. */
export function reachesRantai(scope: RegionScope): RawBuilder<SqlBool> {
  if (scope.jenis === 'semua') return sql`true`
  if (scope.jenis === 'provinsi') {
    return sql`(t.provinsi_id = ${scope.provinsi_id} or t.asal_provinsi_id = ${scope.provinsi_id})`
  }
  return sql`(t.kota_id = ${scope.kota_id} or t.asal_kota_id = ${scope.kota_id})`
}

export const waitsForTest = sql<SqlBool>`not exists (
  select from okkp.uji_lab u where u.tindak_lanjut_id = t.id and u.dihapus is null)`

/** A laboratory reads the chain of a test of its own, whichever region must act. */
function ofTest(scope: RegionScope, ujiLabId: number): RawBuilder<SqlBool> {
  return sql`exists (select from okkp.uji_lab u where u.id = ${ujiLabId} and u.tindak_lanjut_id = t.id
    and u.dihapus is null and ${inTestScope('u', scope)})`
}

type Filter = Omit<Query<typeof listTindakLanjut>, 'page' | 'limit'>

function narrowed(db: Executor, scope: RegionScope, filter: Filter, today: string) {
  let query = rantaiRows(db)
  const { uji_lab_id } = filter
  query = query.where(uji_lab_id === undefined ? reachesRantai(scope) : ofTest(scope, uji_lab_id))
  if (filter.search) {
    query = query.where(sql<SqlBool>`t.cari ${likeWords(filter.search)}`)
  }
  if (filter.status === 'ditutup') query = query.where('t.ditutup', 'is not', null)
  if (filter.status === 'terbuka' || filter.status === 'terlambat')
    query = query.where('t.ditutup', 'is', null)
  if (filter.status === 'terlambat') query = query.where('t.batas_waktu', '<', today)
  if (filter.giliran) query = query.where('t.ditutup', 'is', null).where(turnOf(scope))
  if (filter.menunggu) query = query.where('t.ditutup', 'is', null).where(waitsForTest)
  for (const column of ['provinsi_id', 'kota_id', 'registrasi_id'] as const) {
    const value = filter[column]
    if (value !== undefined) query = query.where(`t.${column}`, '=', value)
  }
  for (const asal of ['rapid_test', 'rapid_pasar'] as const) {
    const id = filter[`${asal}_id`]
    if (id !== undefined) query = query.where('t.asal', '=', asal).where('t.asal_id', '=', id)
  }
  return query
}

/** Open ones by their due day, then what is closed, the latest first. */
export function listRantai(
  db: Database,
  scope: RegionScope,
  { page, limit, ...filter }: Query<typeof listTindakLanjut>,
  today: string,
) {
  const query = narrowed(db, scope, filter, today)
    .orderBy(sql`t.ditutup desc nulls first`)
    .orderBy('t.batas_waktu')
    .orderBy('t.id')
  return readPage(query, { page, limit })
}

export async function countRantai(
  db: Executor,
  scope: RegionScope,
  filter: Filter,
  today: string,
): Promise<number> {
  const { n } = await narrowed(db, scope, filter, today)
    .clearSelect()
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

export function findRantai(db: Executor, scope: RegionScope, id: number): Promise<RantaiRow | undefined> {
  return rantaiRows(db).where('t.id', '=', id).where(reachesRantai(scope)).executeTakeFirst()
}

export function lockRantai(trx: Trx, scope: RegionScope, id: number): Promise<RantaiRow | undefined> {
  return rantaiRows(trx).where('t.id', '=', id).where(reachesRantai(scope)).forUpdate('t').executeTakeFirst()
}

export function lockRantaiOf(
  trx: Trx,
  asal: AsalTindakLanjut,
  asalId: number,
): Promise<RantaiRow | undefined> {
  return rantaiRows(trx)
    .where('t.asal', '=', asal)
    .where('t.asal_id', '=', asalId)
    .forUpdate('t')
    .executeTakeFirst()
}
