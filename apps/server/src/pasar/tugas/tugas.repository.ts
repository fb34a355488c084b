import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'

interface Baris {
  id: number
  nama: string
  keterangan: string
}

const shown = 5

export async function listTanpaProfil(db: Executor, scope: RegionScope, tahun: number): Promise<Baris[]> {
  const { rows } = await sql<Baris>`
    select m.id, m.nama, k.nama as keterangan from pasar.pasar m join wilayah.kota k on k.id = m.kota_id
    where ${inRegion('m', scope)} and not exists (select from pasar.profil f
      where f.pasar_id = m.id and f.tahun_program = ${tahun} and f.varian = 'kota')
    order by m.nama, m.id limit ${shown}`.execute(db)
  return rows
}

export async function listBelumLengkap(db: Executor, scope: RegionScope, tahun: number): Promise<Baris[]> {
  const { rows } = await sql<Baris>`
    select f.id, m.nama, (f.total_doc - f.total_ada) || ' dokumen belum ada' as keterangan
    from pasar.profil f join pasar.pasar m on m.id = f.pasar_id
    where ${inRegion('f', scope)} and f.varian = 'kota' and f.tahun_program = ${tahun} and f.total_ada < f.total_doc
    order by f.total_ada, m.nama, f.id limit ${shown}`.execute(db)
  return rows
}

export async function listTanpaTitik(db: Executor, scope: RegionScope): Promise<Baris[]> {
  const { rows } = await sql<Baris>`
    select m.id, m.nama, k.nama as keterangan from pasar.pasar m join wilayah.kota k on k.id = m.kota_id
    where ${inRegion('m', scope)} and m.lintang is null order by m.nama, m.id limit ${shown}`.execute(db)
  return rows
}

export async function countTanpaTitik(db: Executor, scope: RegionScope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pasar.pasar m where ${inRegion('m', scope)} and m.lintang is null`.execute(db)
  return rows[0]?.n ?? 0
}
