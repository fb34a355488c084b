import { sql } from 'kysely'
import { factPasar } from '#pasar/pasar/pasar.fact.ts'
import { factRapidPasar } from '#pasar/rapid-test/rapid-test-pasar.fact.ts'
import { factSanitasi } from '#pasar/sanitasi/sanitasi.fact.ts'
import type { Executor } from '#platform/database/database.ts'
import { nasional } from '#platform/figures/fact.ts'
import { placeOf } from '#platform/figures/fact-total.ts'
import { totalOf } from '#platform/figures/read-figures.ts'

export interface OpenFilter {
  setelah: number
  limit: number
  provinsi_id?: number | undefined
  kota_id?: number | undefined
}

/** Pages by id, so that a client that reads all pages gets every market once, even while others are added. */
export function listOpenPasar(db: Executor, { setelah, limit, provinsi_id, kota_id }: OpenFilter) {
  let page = db.selectFrom('pasar.pasar').selectAll().where('id', '>', setelah)
  if (provinsi_id !== undefined) page = page.where('provinsi_id', '=', provinsi_id)
  if (kota_id !== undefined) page = page.where('kota_id', '=', kota_id)
  return db
    .selectFrom(page.orderBy('id').limit(limit).as('m'))
    .innerJoin('wilayah.provinsi as p', 'p.id', 'm.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 'm.kota_id')
    .leftJoin('wilayah.kecamatan as c', 'c.id', 'm.kecamatan_id')
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('pasar.sanitasi')
          .select(['tanggal', 'nilai'])
          .whereRef('pasar_id', '=', 'm.id')
          .where('nilai', 'is not', null)
          .orderBy('tanggal', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.nama', 'm.alamat', 'm.provinsi_id', 'p.nama as provinsi', 'm.kota_id'])
    .select(['k.nama as kota', 'c.nama as kecamatan', 'm.lintang', 'm.bujur', 'm.tahun_pas_aman', 'm.tipe'])
    .select(['m.jam_buka', 'm.jam_tutup', 'm.sni', 'm.pasar_sehat', 'm.pos_pantau'])
    .select(['s.tanggal as sanitasi_tanggal', 's.nilai as sanitasi_nilai'])
    .select((select) =>
      select
        .selectFrom('pasar.rapid_test as r')
        .whereRef('r.pasar_id', '=', 'm.id')
        .select((of) => of.fn.max('r.tanggal').as('hari'))
        .as('uji_terakhir'),
    )
    .orderBy('m.id')
    .execute()
}

type SanitasiFilter = Partial<Pick<OpenFilter, 'provinsi_id' | 'kota_id'>> & { pasar_id?: number | undefined }

function openSanitasi(db: Executor, { provinsi_id, kota_id, pasar_id }: SanitasiFilter) {
  let query = db.selectFrom('pasar.sanitasi as s').where('s.nilai', 'is not', null)
  if (provinsi_id !== undefined) query = query.where('s.provinsi_id', '=', provinsi_id)
  if (kota_id !== undefined) query = query.where('s.kota_id', '=', kota_id)
  if (pasar_id !== undefined) query = query.where('s.pasar_id', '=', pasar_id)
  return query
}

export const listOpenSanitasi = (
  db: Executor,
  { setelah, limit, ...filter }: SanitasiFilter & Pick<OpenFilter, 'setelah' | 'limit'>,
) =>
  openSanitasi(db, filter)
    .innerJoin('pasar.pasar as m', 'm.id', 's.pasar_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 's.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 's.kota_id')
    .where('s.id', '>', setelah)
    .select(['s.id', 's.pasar_id', 'm.nama as pasar', 's.provinsi_id', 'p.nama as provinsi', 's.kota_id'])
    .select(['k.nama as kota', 's.tanggal', 's.nilai'])
    .$narrowType<{ nilai: number }>()
    .orderBy('s.id')
    .limit(limit)
    .execute()

export async function countSanitasi(db: Executor, filter: SanitasiFilter): Promise<number> {
  const row = await openSanitasi(db, filter)
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}

export const countPasar = (db: Executor, { provinsi_id, kota_id }: SanitasiFilter): Promise<number> =>
  totalOf(db, factPasar, { tempat: placeOf({ jenis: 'semua' }, { provinsi_id, kota_id }) })

export const listAspek = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('pasar.aspek_sanitasi')
    .select(['sanitasi_id', 'aspek_kode', 'nilai'])
    .where('sanitasi_id', 'in', ids.length > 0 ? ids : [0])
    .execute()

type Changed = 'pasar.pasar' | 'pasar.sanitasi' | 'pasar.rapid_test'

export async function lastChange(db: Executor, table: Changed): Promise<Date | null> {
  const row = await db
    .selectFrom(table)
    .select((build) => build.fn.max('updated_at').as('terakhir'))
    .executeTakeFirst()
  return row?.terakhir ?? null
}

/** Returns the time of the last change and the row counts. The counts reveal deletions, which leave no timestamp. */
export async function changeOfPasar(db: Executor) {
  const [sanitasi, rapid_test, ...changes] = await Promise.all([
    totalOf(db, factSanitasi, { tempat: nasional, only: sql`ukuran = 'lembar'` }),
    totalOf(db, factRapidPasar, { tempat: nasional }),
    lastChange(db, 'pasar.pasar'),
    lastChange(db, 'pasar.sanitasi'),
    lastChange(db, 'pasar.rapid_test'),
  ])
  const times = changes.flatMap((at) => (at === null ? [] : [at.getTime()]))
  return { sanitasi, rapid_test, updated: times.length === 0 ? null : new Date(Math.max(...times)) }
}
