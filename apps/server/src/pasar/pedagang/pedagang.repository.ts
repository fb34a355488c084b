import type { Pedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, sql, type Updateable } from 'kysely'
import { asksOnly, countedRegion, counterTotal, countUpTo } from '#pasar/total.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { preparedList } from '#platform/database/prepared/prepared-list.ts'
import { preparedFind } from '#platform/database/prepared/prepared-ways.ts'
import type { PasarPedagang } from '#platform/database/schema.gen.ts'
import { likeWords } from '#platform/database/search-pattern.ts'

type Pasokan = Pedagang['pasokan']

function pedagangRows(db: Executor) {
  return db
    .selectFrom('pasar.pedagang as d')
    .innerJoin('pasar.kelompok_pedagang as g', 'g.id', 'd.group_id')
    .innerJoin('pasar.pasar as m', 'm.id', 'd.pasar_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'd.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 'd.kota_id')
    .leftJoin('pasar.kunci_nik as n', 'n.id', 'd.nik_kunci_id')
    .selectAll('d')
    .select(['g.nama as kelompok', 'm.nama as nama_pasar', 'p.nama as provinsi', 'k.nama as kota', 'n.kunci'])
    .select(
      sql<Pasokan>`(select coalesce(jsonb_agg(jsonb_build_object('komoditas_id', b.komoditas_id, 'komoditas', c.nama,
        'pemasok_id', b.pemasok_id, 'pemasok', s.nama, 'asal_kota_id', b.asal_kota_id, 'asal_kota', a.nama,
        'frekuensi', b.frekuensi) order by c.nama), '[]')
        from pasar.pasokan b join okkp.komoditas c on c.id = b.komoditas_id
        left join pasar.pemasok s on s.id = b.pemasok_id left join wilayah.kota a on a.id = b.asal_kota_id
        where b.pedagang_id = d.id)`.as('pasokan'),
    )
}

export type PedagangRow = Awaited<ReturnType<ReturnType<typeof pedagangRows>['executeTakeFirstOrThrow']>>

export interface PedagangFilter {
  search?: string | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
  is_okkp?: boolean | undefined
  komoditas_id?: number | undefined
  batch_id?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
}

type Sort = '-id' | 'nama' | '-nama' | 'nomor_kios'
const exact = ['provinsi_id', 'kota_id', 'pasar_id', 'is_okkp', 'batch_id'] as const

export function filteredPedagang(db: Executor, scope: RegionScope, filter: PedagangFilter) {
  let query = db.selectFrom('pasar.pedagang as d').where(inRegion('d', scope))
  for (const name of exact) {
    const value = filter[name]
    if (value !== undefined) query = query.where(`d.${name}`, '=', value)
  }
  if (filter.komoditas_id !== undefined)
    query = query.where(
      sql<boolean>`exists (select from pasar.pasokan b where b.pedagang_id = d.id and b.komoditas_id = ${filter.komoditas_id})`,
    )
  if (filter.start_date) query = query.where('d.tanggal_pendataan', '>=', filter.start_date)
  if (filter.end_date) query = query.where('d.tanggal_pendataan', '<=', filter.end_date)
  if (filter.search) query = query.where(sql<boolean>`d.cari ${likeWords(filter.search)}`)
  return query
}

const regions = ['provinsi_id', 'kota_id', 'is_okkp']

export const pedagangList = preparedList({
  rows: pedagangRows,
  id: 'd.id',
  found: (db, scope, filter: PedagangFilter) => filteredPedagang(db, scope, filter).select('d.id'),
  order(sort: Sort) {
    const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
    if (sort === '-id') return sql`d.id desc`
    return sort.endsWith('nama') ? sql`d.nama ${way}, d.id ${way}` : sql`d.nomor_kios ${way}, d.id ${way}`
  },
  isSteady: (names, sort) => sort === '-id' && names.every((name) => regions.includes(name)),
  counted: (scope, filter) =>
    asksOnly(filter, regions)
      ? counterTotal('pasar.cacah_pedagang', countedRegion(scope), { ...filter })
      : undefined,
  count: (db, scope, filter) => countUpTo(db, filteredPedagang(db, scope, filter)),
})

export const findPedagang = preparedFind((db, scope, id) =>
  pedagangRows(db).where('d.id', '=', id).where(inRegion('d', scope)),
)

export function lockPedagang(trx: Trx, scope: RegionScope, id: number): Promise<PedagangRow | undefined> {
  return pedagangRows(trx)
    .where('d.id', '=', id)
    .where(inRegion('d', scope))
    .forUpdate('d')
    .executeTakeFirst()
}

export async function findByKunci(db: Executor, kunci: string): Promise<number | undefined> {
  const row = await db.selectFrom('pasar.pedagang').select('id').where('kunci', '=', kunci).executeTakeFirst()
  return row?.id
}

export function listOfGroup(db: Executor, groupId: number): Promise<PedagangRow[]> {
  return pedagangRows(db).where('d.group_id', '=', groupId).orderBy('d.id').execute()
}

/** Undefined where the market has this trader at this stall already. */
export async function insertPedagang(
  trx: Trx,
  values: Insertable<PasarPedagang>,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('pasar.pedagang')
    .values(values)
    .onConflict((conflict) =>
      conflict.expression(sql`pasar_id, lower(nomor_kios), lower(coalesce(nama, ''))`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function isTwin(
  trx: Trx,
  pasarId: number,
  { nomor_kios, nama }: { nomor_kios: string; nama: string | null },
  ownId: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('pasar.pedagang')
    .select('id')
    .where('pasar_id', '=', pasarId)
    .where(sql<boolean>`lower(nomor_kios) = lower(${nomor_kios})`)
    .where(sql<boolean>`lower(coalesce(nama, '')) = lower(${nama ?? ''})`)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePedagang(trx: Trx, id: number, values: Updateable<PasarPedagang>): Promise<void> {
  await trx.updateTable('pasar.pedagang').set(values).where('id', '=', id).execute()
}

/** A group without traders goes with the last of them. */
export async function deletePedagang(trx: Trx, id: number, groupId: number): Promise<void> {
  await trx.deleteFrom('pasar.pedagang').where('id', '=', id).execute()
  const left = await trx
    .selectFrom('pasar.pedagang')
    .select('id')
    .where('group_id', '=', groupId)
    .limit(1)
    .execute()
  if (left.length === 0) await trx.deleteFrom('pasar.kelompok_pedagang').where('id', '=', groupId).execute()
}

export interface PasokanBaris {
  komoditas_id: number
  pemasok_id: number | null
  asal_kota_id: number | null
  frekuensi: Pasokan[number]['frekuensi']
}

export async function replacePasokan(
  trx: Trx,
  pedagangId: number,
  rows: readonly PasokanBaris[],
): Promise<void> {
  await trx.deleteFrom('pasar.pasokan').where('pedagang_id', '=', pedagangId).execute()
  await trx
    .insertInto('pasar.pasokan')
    .values(rows.map((row) => ({ ...row, pedagang_id: pedagangId })))
    .execute()
}

/** The first of these cities that there is not. */
export async function findUnknownKota(db: Executor, ids: readonly number[]): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::int[]) as disebut (id)
    where not exists (select from wilayah.kota k where k.id = disebut.id) limit 1`.execute(db)
  return rows[0]?.id
}
