import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'

export interface PemasokDisebut {
  nama: string
  asal_kota_id: number | null
}

/** Finds or creates the supplier with this name and origin. The comparison ignores case and punctuation. */
export async function ensurePemasok(trx: Trx, { nama, asal_kota_id }: PemasokDisebut): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pasar.pemasok (nama, asal_kota_id) values (${nama}, ${asal_kota_id})
    on conflict (nama_kunci, asal_kota_id) do update set nama = pasar.pemasok.nama returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('The supplier was not stored')
  return row.id
}

const pemasokRows = (db: Executor) =>
  db
    .selectFrom('pasar.pemasok as s')
    .leftJoin('wilayah.kota as k', 'k.id', 's.asal_kota_id')
    .select(['s.id', 's.nama', 's.asal_kota_id', 'k.nama as asal'])

export type PemasokRow = Awaited<ReturnType<ReturnType<typeof pemasokRows>['executeTakeFirstOrThrow']>>

export function findPemasok(db: Executor, id: number): Promise<PemasokRow | undefined> {
  return pemasokRows(db).where('s.id', '=', id).executeTakeFirst()
}

export function searchPemasok(db: Executor, search: string): Promise<PemasokRow[]> {
  const pattern = containsPattern(search.toLowerCase())
  return pemasokRows(db)
    .where('s.nama_kunci', 'like', pattern)
    .orderBy('s.nama')
    .orderBy('s.id')
    .limit(20)
    .execute()
}

interface KiosRow {
  pedagang_id: number
  pasar_id: number
  nama_pasar: string
  kota_id: number
  kota: string
  provinsi_id: number
  provinsi: string
  nomor_kios: string
  kategori: string
  is_okkp: boolean
  aktif: boolean
  komoditas: string[]
  uji_terakhir: { id: number; tanggal: string; parameter: string; hasil_uji: 'Positif' | 'Negatif' } | null
}

const mostStalls = 500

/** Returns every stall of this supplier in all regions, active stalls first, without personal data. */
export async function listKios(db: Executor, pemasokId: number): Promise<KiosRow[]> {
  const { rows } = await sql<KiosRow>`
    select d.id as pedagang_id, d.pasar_id, m.nama as nama_pasar, d.kota_id, k.nama as kota, d.provinsi_id,
      p.nama as provinsi, d.nomor_kios, d.kategori, d.is_okkp, d.aktif, array_agg(c.nama order by c.nama) as komoditas,
      (select jsonb_build_object('id', u.id, 'tanggal', u.tanggal, 'parameter', q.nama, 'hasil_uji', u.hasil_uji)
        from pasar.rapid_test u join okkp.parameter q on q.id = u.parameter_id where u.pedagang_id = d.id
        order by u.tanggal desc, u.id desc limit 1) as uji_terakhir
    from pasar.pasokan b
    join pasar.pedagang d on d.id = b.pedagang_id
    join pasar.pasar m on m.id = d.pasar_id
    join wilayah.kota k on k.id = d.kota_id
    join wilayah.provinsi p on p.id = d.provinsi_id
    join okkp.komoditas c on c.id = b.komoditas_id
    where b.pemasok_id = ${pemasokId}
    group by d.id, m.id, k.id, p.id
    order by d.aktif desc, p.nama, m.nama, d.nomor_kios, d.id limit ${mostStalls}`.execute(db)
  return rows
}

export async function countKios(db: Executor, pemasokId: number): Promise<{ kios: number; pasar: number }> {
  const { rows } = await sql<{ kios: number; pasar: number }>`
    select count(distinct d.id) as kios, count(distinct d.pasar_id) as pasar
    from pasar.pasokan b join pasar.pedagang d on d.id = b.pedagang_id where b.pemasok_id = ${pemasokId}`.execute(
    db,
  )
  return rows[0] ?? { kios: 0, pasar: 0 }
}

export async function listSerupa(db: Executor, pemasokId: number) {
  const { rows } = await sql<PemasokRow & { total_kios: number }>`
    select s.id, s.nama, s.asal_kota_id, k.nama as asal, count(distinct b.pedagang_id) as total_kios
    from pasar.pemasok ini
    join pasar.pemasok s on s.nama_kunci = ini.nama_kunci and s.id <> ini.id
    left join wilayah.kota k on k.id = s.asal_kota_id
    left join pasar.pasokan b on b.pemasok_id = s.id
    where ini.id = ${pemasokId} group by s.id, k.id order by total_kios desc, s.id limit 20`.execute(db)
  return rows
}

export function listAsal(db: Executor) {
  return db
    .selectFrom('wilayah.kota as k')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'k.provinsi_id')
    .select(['k.id', sql<string>`k.nama || ', ' || p.nama`.as('nama')])
    .orderBy('k.nama')
    .execute()
}
