import type { Pedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import type { PasarPedagang } from '#platform/database/schema.gen.ts'
import { dimension, factTotal } from '#platform/figures/fact-total.ts'
import { list } from '#platform/list/list.ts'
import { atLeast, atMost, byId, equals, words } from '#platform/list/rules.ts'
import { factPedagang } from './pedagang.fact.ts'

type Pasokan = Pedagang['pasokan']

function pedagangRows(db: Executor) {
  return db
    .selectFrom('pasar.pedagang as d')
    .innerJoin('pasar.kelompok_pedagang as g', 'g.id', 'd.group_id')
    .innerJoin('pasar.pasar as m', 'm.id', 'd.pasar_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'd.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 'd.kota_id')
    .leftJoin('pasar.kunci_nik as n', 'n.id', 'd.nik_kunci_id')
    .select([
      'd.aktif',
      'd.batch_id',
      'd.cara_simpan',
      'd.created_at',
      'd.created_by',
      'd.group_id',
      'd.hp',
      'd.id',
      'd.ikut_bimtek',
      'd.is_okkp',
      'd.jenis_kelamin',
      'd.kategori',
      'd.kota_id',
      'd.lama_usaha',
      'd.nama',
      'd.nib',
      'd.nik_kunci_id',
      'd.nik_segel',
      'd.nik_sidik',
      'd.nomor_kios',
      'd.pasar_id',
      'd.persetujuan',
      'd.provinsi_id',
      'd.tanggal_pendataan',
      'd.updated_at',
      'd.updated_by',
      'd.versi',
      'd.volume_per_hari',
      'd.zona',
      'g.nama as kelompok',
      'm.nama as nama_pasar',
      'p.nama as provinsi',
      'k.nama as kota',
      'n.kunci',
    ])
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

export const pedagangList = list({
  from: 'pasar.pedagang as d',
  rows: pedagangRows,
  visible: (scope: RegionScope) => inRegion('d', scope),
  filters: {
    search: words('d.cari'),
    provinsi_id: byId('d.provinsi_id'),
    kota_id: byId('d.kota_id'),
    pasar_id: byId('d.pasar_id'),
    is_okkp: equals('d.is_okkp'),
    batch_id: byId('d.batch_id'),
    komoditas_id: (id: number) =>
      sql<SqlBool>`exists (select from pasar.pasokan b where b.pedagang_id = d.id and b.komoditas_id = ${id})`,
    start_date: atLeast('d.tanggal_pendataan'),
    end_date: atMost('d.tanggal_pendataan'),
  },
  orders: {
    '-id': sql`d.id desc`,
    nama: sql`d.nama, d.id`,
    '-nama': sql`d.nama desc, d.id desc`,
    nomor_kios: sql`d.nomor_kios, d.id`,
  },
  total: factTotal(factPedagang, { filters: { is_okkp: dimension('is_okkp') } }),
})

export const findPedagang = pedagangList.find

export function lockPedagang(trx: Trx, scope: RegionScope, id: number): Promise<PedagangRow | undefined> {
  return pedagangRows(trx)
    .where('d.id', '=', id)
    .where(inRegion('d', scope))
    .forUpdate('d')
    .executeTakeFirst()
}

export async function findByEntryKey(db: Executor, kunci: string): Promise<number | undefined> {
  const row = await db.selectFrom('pasar.pedagang').select('id').where('kunci', '=', kunci).executeTakeFirst()
  return row?.id
}

export function listOfGroup(db: Executor, groupId: number): Promise<PedagangRow[]> {
  return pedagangRows(db).where('d.group_id', '=', groupId).orderBy('d.id').execute()
}

/** Returns undefined if the market already has this trader at this stall. */
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

export async function findUnknownKota(db: Executor, ids: readonly number[]): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::int[]) as disebut (id)
    where not exists (select from wilayah.kota k where k.id = disebut.id) limit 1`.execute(db)
  return rows[0]?.id
}
