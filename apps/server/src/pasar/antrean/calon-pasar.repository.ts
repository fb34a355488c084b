import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { turnOf } from '#okkp/index.ts'
import type { PembacaAntrean } from '#platform/antrean/sumber.ts'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'

/** Regions keep the data of their markets. The centre only reads them. */
const mine = (scope: RegionScope): RawBuilder<SqlBool> =>
  scope.jenis === 'semua' ? sql<SqlBool>`false` : turnOf(scope)

const endOfYear = (today: string) => `${today.slice(0, 4)}-12-31`
const yearOf = (today: string) => Number(today.slice(0, 4))

const lacking = (today: string) => sql<SqlBool>`not exists (select from pasar.profil f
  where f.pasar_id = t.id and f.tahun_program = ${yearOf(today)} and f.varian = 'kota' and f.total_ada >= f.total_doc)`

/** Markets whose profile of this year is missing or lacks documents. */
export function calonProfil({ actor, today }: PembacaAntrean): RawBuilder<unknown> {
  const scope = scopeOf(actor)
  return sql`select t.id, ${endOfYear(today)}::date as batas, ${mine(scope)} as giliran, false as mendesak
    from pasar.pasar t where ${inRegion('t', scope)} and ${lacking(today)}`
}

export function calonTitik({ actor }: PembacaAntrean): RawBuilder<unknown> {
  const scope = scopeOf(actor)
  return sql`select t.id, null::date as batas, ${mine(scope)} as giliran, false as mendesak
    from pasar.pasar t where ${inRegion('t', scope)} and t.lintang is null`
}

interface PasarTugas {
  id: number
  nama: string
  kota: string
  /** Profile of the year, if there is one. */
  profil_id: number | null
  kurang: number | null
}

export async function listPasarTugas(
  db: Executor,
  ids: readonly number[],
  today: string,
): Promise<PasarTugas[]> {
  const { rows } = await sql<PasarTugas>`
    select m.id, m.nama, k.nama as kota, f.id as profil_id, (f.total_doc - f.total_ada)::int as kurang
    from pasar.pasar m join wilayah.kota k on k.id = m.kota_id
    left join pasar.profil f on f.pasar_id = m.id and f.tahun_program = ${yearOf(today)} and f.varian = 'kota'
    where m.id = any(${ids}::bigint[])`.execute(db)
  return rows
}
