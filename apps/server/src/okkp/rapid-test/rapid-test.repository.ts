import type { SortUji } from '@portal/domain/okkp/pengujian/pengujian.fields'
import { negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, sql, type Updateable } from 'kysely'
import { type TestFilter, testList } from '#okkp/pengujian/daftar-uji.repository.ts'
import { inTestScope } from '#okkp/pengujian/in-test-scope.ts'
import type { TestKind } from '#okkp/pengujian/jumlah-uji.repository.ts'
import { namaPembuat, namaTujuan } from '#okkp/pengujian/nama-uji.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/schema.gen.ts'
import { factRapidTest } from './rapid-test.fact.ts'

export const rapidTests: TestKind = {
  table: 'okkp.rapid_test',
  jenis: 'jenis_rapid_test_id',
  hasil: 'hasil_uji',
  fact: factRapidTest,
  hasilFakta: { dimension: 'keadaan', hasilOf: (keadaan) => (keadaan === negatif ? 'Negatif' : 'Positif') },
}

const ownColumns = [
  'u.id',
  'u.jenis_rapid_test_id',
  'u.parameter_id',
  'u.hasil_uji',
  'u.keadaan',
  'u.kategori',
  'u.lembaga',
  'u.tanggal',
  'u.lokasi_sampel',
  'u.komoditas_id',
  'u.komoditas_tambahan',
  'u.jumlah_sampel',
  'u.asal_pasokan',
  'u.kit_merek',
  'u.kit_lot',
  'u.kit_kedaluwarsa',
  'u.foto',
  'u.registrasi_id',
  'u.note',
  'u.provinsi_id',
  'u.kota_id',
  'u.created_for',
  'u.asal',
  'u.batch_id',
  'u.created_at',
  'u.updated_at',
  'u.versi',
] as const

function rapidRows(db: Executor) {
  return db
    .selectFrom('okkp.rapid_test as u')
    .innerJoin('okkp.jenis_rapid_test as j', 'j.id', 'u.jenis_rapid_test_id')
    .innerJoin('okkp.parameter as q', 'q.id', 'u.parameter_id')
    .leftJoin('okkp.komoditas as m', 'm.id', 'u.komoditas_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'u.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'u.kota_id')
    .leftJoin('okkp.registrasi as r', 'r.id', 'u.registrasi_id')
    .leftJoin('okkp.kasus_sumber as s', (join) =>
      join.onRef('s.asal_id', '=', 'u.id').on('s.asal', '=', 'rapid_test'),
    )
    .leftJoin('okkp.kasus as t', 't.id', 's.kasus_id')
    .select(ownColumns)
    .select([
      'j.nama as jenis_rapid_test',
      'q.nama as parameter',
      'm.nama as komoditas',
      'p.nama as provinsi',
      'k.nama as kota',
      'r.no_registration as no_registrasi',
      'r.unit_usaha',
      't.id as tindak_lanjut_id',
    ])
    .select([
      sql<boolean | null>`case when t.id is not null then t.ditutup is not null end`.as(
        'tindak_lanjut_ditutup',
      ),
      namaTujuan('u').as('wilayah_tujuan'),
      namaPembuat('u').as('dibuat_oleh'),
    ])
    .where('u.dihapus', 'is', null)
}
export type RapidTestRow = Awaited<ReturnType<ReturnType<typeof rapidRows>['executeTakeFirstOrThrow']>>

interface RapidFilter extends Omit<TestFilter, 'jenis' | 'hasil'> {
  jenis_rapid_test_id?: number | undefined
  hasil_uji?: string | undefined
}

/** A filter by `keadaan` implies a positive result. Stating it lets PostgreSQL use the index of positives. */
export const filterOf = ({ jenis_rapid_test_id, hasil_uji, ...filter }: RapidFilter): TestFilter => ({
  ...filter,
  jenis: jenis_rapid_test_id,
  hasil: hasil_uji ?? (filter.keadaan ? 'Positif' : undefined),
})

export interface Asked extends RapidFilter {
  page: number
  limit: number
  sort?: SortUji
}

export const askedOf = ({ page, limit, sort, ...filter }: Asked) => ({
  ...filterOf(filter),
  page,
  limit,
  sort,
})

export const rapidList = testList(rapidTests, rapidRows)

/** Returns the newest tests that name one of these registrations. */
export function findOfRegistrasi(
  db: Executor,
  ids: readonly number[],
  limit: number,
): Promise<RapidTestRow[]> {
  return rapidRows(db)
    .where('u.registrasi_id', 'in', ids)
    .orderBy('u.tanggal', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute()
}

export function lockRapid(trx: Trx, scope: RegionScope, id: number): Promise<RapidTestRow | undefined> {
  return rapidRows(trx)
    .where('u.id', '=', id)
    .where(inTestScope('u', scope))
    .forUpdate('u')
    .executeTakeFirst()
}

/** Returns `fresh: false` if a test with this key already exists or a concurrent request inserts it. */
export async function insertRapid(
  trx: Trx,
  values: Insertable<DB['okkp.rapid_test']>,
): Promise<{ id: number; fresh: boolean }> {
  const row = await trx
    .insertInto('okkp.rapid_test')
    .values(values)
    .onConflict((conflict) => conflict.column('kunci').where('kunci', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { id: row.id, fresh: true }
  const { id } = await trx
    .selectFrom('okkp.rapid_test')
    .select('id')
    .where('kunci', '=', values.kunci ?? '')
    .executeTakeFirstOrThrow()
  return { id, fresh: false }
}

export async function updateRapid(
  trx: Trx,
  id: number,
  values: Updateable<DB['okkp.rapid_test']>,
): Promise<void> {
  await trx.updateTable('okkp.rapid_test').set(values).where('id', '=', id).execute()
}

export function findJenisRapid(db: Executor, id: number) {
  return db
    .selectFrom('okkp.jenis_rapid_test')
    .select(['id', 'nama', 'jenis_parameter'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findParameter(db: Executor, id: number) {
  return db
    .selectFrom('okkp.parameter')
    .select(['id', 'nama', 'jenis'])
    .where('id', '=', id)
    .executeTakeFirst()
}
