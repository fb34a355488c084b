import type { KeadaanPositif } from '@portal/domain/platform/pengujian/keadaan-positif'
import { negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import type { PasarRapidTest } from '#platform/database/schema.gen.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { dimension, factTotal, placeOf } from '#platform/figures/fact-total.ts'
import { readFigures, readFiguresOfRows } from '#platform/figures/read-figures.ts'
import { list } from '#platform/list/list.ts'
import { atLeast, atMost, byId, equals, word } from '#platform/list/rules.ts'
import { findDisebut } from './disebut.repository.ts'
import { factRapidPasar } from './rapid-test-pasar.fact.ts'

function rapidRows(db: Executor) {
  return db
    .selectFrom('pasar.rapid_test as u')
    .leftJoin('okkp.keadaan_kasus as t', (join) =>
      join.onRef('t.asal_id', '=', 'u.id').on('t.asal', '=', 'rapid_pasar'),
    )
    .innerJoin('pasar.pasar as m', 'm.id', 'u.pasar_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'u.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 'u.kota_id')
    .innerJoin('okkp.jenis_rapid_test as j', 'j.id', 'u.jenis_rapid_test_id')
    .innerJoin('okkp.parameter as q', 'q.id', 'u.parameter_id')
    .leftJoin('okkp.komoditas as c', 'c.id', 'u.komoditas_id')
    .leftJoin('pasar.pedagang as d', 'd.id', 'u.pedagang_id')
    .leftJoin('pasar.pemasok as s', 's.id', 'u.pemasok_id')
    .leftJoin('wilayah.kota as a', 'a.id', 's.asal_kota_id')
    .select([
      'u.asal',
      'u.batch_id',
      'u.catatan',
      'u.created_at',
      'u.created_by',
      'u.foto',
      'u.hasil_uji',
      'u.id',
      'u.jenis_rapid_test_id',
      'u.jumlah_sampel',
      'u.kategori',
      'u.keadaan',
      'u.kit_kedaluwarsa',
      'u.kit_lot',
      'u.kit_merek',
      'u.kode_sampel',
      'u.komoditas_id',
      'u.komoditas_tambahan',
      'u.kota_id',
      'u.kunci',
      'u.nomor_kios',
      'u.parameter_id',
      'u.pasar_id',
      'u.pedagang_id',
      'u.pemasok_id',
      'u.penguji',
      'u.provinsi_id',
      'u.sidik',
      'u.tanggal',
      'u.updated_at',
      'u.updated_by',
      'u.versi',
      'm.nama as nama_pasar',
      'p.nama as provinsi',
      'k.nama as kota',
      'j.nama as jenis_rapid_test',
      'q.nama as parameter',
      'c.nama as komoditas',
      'd.is_okkp as pedagang_okkp',
      's.nama as pemasok',
      's.asal_kota_id',
      'a.nama as asal_kota',
      't.tindak_lanjut_id',
      't.ditutup as tindak_lanjut_ditutup',
    ])
}
export type RapidRow = Awaited<ReturnType<ReturnType<typeof rapidRows>['executeTakeFirstOrThrow']>>

export const rapidList = list({
  from: 'pasar.rapid_test as u',
  rows: rapidRows,
  visible: (scope: RegionScope) => inRegion('u', scope),
  filters: {
    search: word(async (text, { db }) => {
      const named = Object.entries(await findDisebut(db, text)).flatMap(([what, ids]) =>
        ids.length === 0 ? [] : [sql`${sql.ref(`u.${what}_id`)} = any(${ids}::bigint[])`],
      )
      return sql<SqlBool>`(${sql.join([sql`u.cari ${likeWords(text)}`, ...named], sql` or `)})`
    }),
    provinsi_id: byId('u.provinsi_id'),
    kota_id: byId('u.kota_id'),
    pasar_id: byId('u.pasar_id'),
    kategori: equals('u.kategori'),
    hasil_uji: equals('u.hasil_uji'),
    pemasok_id: byId('u.pemasok_id'),
    pedagang_id: byId('u.pedagang_id'),
    batch_id: byId('u.batch_id'),
    start_date: atLeast('u.tanggal'),
    end_date: atMost('u.tanggal'),
    // Only positive results have a state. The redundant condition lets PostgreSQL use the partial index of positives.
    keadaan: (keadaan: KeadaanPositif) => sql<SqlBool>`(u.keadaan = ${keadaan} and u.hasil_uji = 'Positif')`,
  },
  orders: {
    '-tanggal': sql`u.tanggal desc, u.id desc`,
    tanggal: sql`u.tanggal, u.id`,
    '-created_at': sql`u.created_at desc, u.id desc`,
  },
  total: factTotal(factRapidPasar, {
    filters: {
      kategori: dimension('kategori'),
      hasil_uji: (hasil: string) => sql<SqlBool>`(keadaan <> ${negatif}) = ${hasil === 'Positif'}`,
    },
  }),
})

export type Asked = Parameters<typeof rapidList.page>[2]

export const lockRapid = (trx: Trx, scope: RegionScope, id: number): Promise<RapidRow | undefined> =>
  rapidRows(trx).where('u.id', '=', id).where(inRegion('u', scope)).forUpdate('u').executeTakeFirst()

/** Returns `fresh: false` if a test with this key already exists or a concurrent request inserts it. */
export async function insertRapid(
  trx: Trx,
  values: Insertable<PasarRapidTest> & { kunci: string },
): Promise<{ id: number; fresh: boolean }> {
  const row = await trx
    .insertInto('pasar.rapid_test')
    .values(values)
    .onConflict((conflict) => conflict.column('kunci').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { id: row.id, fresh: true }
  const { id } = await trx
    .selectFrom('pasar.rapid_test')
    .select('id')
    .where('kunci', '=', values.kunci)
    .executeTakeFirstOrThrow()
  return { id, fresh: false }
}

export async function updateRapid(trx: Trx, id: number, values: Updateable<PasarRapidTest>): Promise<void> {
  await trx.updateTable('pasar.rapid_test').set(values).where('id', '=', id).execute()
}

export async function deleteRapid(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('pasar.rapid_test').where('id', '=', id).execute()
}

interface Wilayah {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
}

/** Counts from the fact table. For a single market, the function counts its few rows. */
export async function countByKategori(db: Executor, scope: RegionScope, { pasar_id, ...region }: Wilayah) {
  const asked = { rinci: ['kategori'] as const, pilah: sql<SqlBool>`keadaan <> ${negatif}` }
  const figures =
    pasar_id === undefined
      ? await readFigures(db, factRapidPasar, { tempat: placeOf(scope, region), ...asked })
      : await readFiguresOfRows(db, factRapidPasar, {
          region: sql`r.pasar_id`,
          where: sql<SqlBool>`r.pasar_id = ${pasar_id} and ${inRegion('r', scope)}`,
          ...asked,
        })
  return figures.map(({ kategori, pilah, n }) => ({
    group: kategori,
    hasil: pilah ? 'Positif' : 'Negatif',
    n,
  }))
}
