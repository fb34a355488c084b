import type { Titik } from '@portal/domain/platform/geo/titik'
import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { similarWords } from '#platform/database/similar.ts'
import { type PasarFilter, pasarList } from './pasar.repository.ts'

const everywhere = { jenis: 'semua' } as const

/** Great-circle distance. `least` guards against a rounding error above 1, for which `asin` fails. */
const kilometres = ({ lintang, bujur }: Titik) => sql<number | null>`
  12742 * asin(least(1, sqrt(
    sin(radians(m.lintang - ${lintang}) / 2) ^ 2 +
    cos(radians(${lintang})) * cos(radians(m.lintang)) * sin(radians(m.bujur - ${bujur}) / 2) ^ 2)))`

export interface PencarianFilter extends Pick<PasarFilter, 'search' | 'provinsi_id' | 'kota_id'> {
  dekat?: Titik | undefined
}

/** A search for the nearest markets omits markets without coordinates. */
const filterOf = ({ dekat, ...filter }: PencarianFilter): PasarFilter =>
  dekat ? { ...filter, tanpa_titik: false } : filter

export const countTerbuka = (db: Executor, filter: PencarianFilter): Promise<Total> =>
  pasarList.total(db, everywhere, filterOf(filter))

/** Returns one page of markets. The query reads the details only for the markets of that page. */
export async function findTerbuka(db: Executor, filter: PencarianFilter, page: PageRequest) {
  const { dekat } = filter
  const found = db
    .selectFrom('pasar.pasar as m')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'm.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 'm.kota_id')
    .where(await pasarList.matching(db, everywhere, filterOf(filter)))
    .select(['m.id', 'm.nama', 'm.alamat', 'm.provinsi_id', 'p.nama as provinsi', 'm.kota_id'])
    .select(['k.nama as kota', 'm.lintang', 'm.bujur', 'm.tahun_pas_aman'])
    .select(['m.hari_buka', 'm.jam_buka', 'm.jam_tutup'])
    .select((dekat ? kilometres(dekat) : sql<number | null>`null::double precision`).as('jarak_km'))
  const sorted = dekat ? found.orderBy('jarak_km') : found
  const rows = sorted.orderBy('m.nama').orderBy('m.id').limit(page.limit).offset(offsetOf(page))
  return db
    .selectFrom(rows.as('m'))
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
    .selectAll('m')
    .select(['s.tanggal', 's.nilai'])
    .select((select) =>
      select
        .selectFrom('pasar.rapid_test as r')
        .whereRef('r.pasar_id', '=', 'm.id')
        .select((of) => of.fn.max('r.tanggal').as('terakhir'))
        .as('uji_terakhir'),
    )
    .orderBy('m.jarak_km')
    .orderBy('m.nama')
    .orderBy('m.id')
    .execute()
}
export type TerbukaRow = Awaited<ReturnType<typeof findTerbuka>>[number]

/** Finds suggestions: names that contain the text, then similar ones. */
export async function findSaran(db: Database, kata: string, limit: number) {
  const words = sql`platform.teks_cari(${kata})`
  const { rows } = await sql<{ id: number; nama: string; kota: string; provinsi: string }>`
    select m.id, m.nama, k.nama as kota, p.nama as provinsi
    from pasar.pasar m join wilayah.kota k on k.id = m.kota_id join wilayah.provinsi p on p.id = m.provinsi_id
    where m.cari %> ${similarWords(sql`${kata}`)} or m.cari like platform.teks_cari(${containsPattern(kata)})
    order by (m.cari like platform.teks_cari(${containsPattern(kata)})) desc,
      word_similarity(${words}, m.cari) desc, m.nama, m.id limit ${limit}`.execute(db)
  return rows
}

/** Ids for the list of public pages. */
export const listIds = (db: Executor) => db.selectFrom('pasar.pasar').select('id').orderBy('id').execute()

export const findSanitasiTerakhir = (db: Executor, pasarId: number) =>
  db
    .selectFrom('pasar.sanitasi')
    .select(['tanggal', 'nilai'])
    .where('pasar_id', '=', pasarId)
    .where('nilai', 'is not', null)
    .orderBy('tanggal', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
