import { type RentangHari, rentangDari } from '@portal/domain/platform/dasbor/rentang'
import { fieldError } from '@portal/domain/platform/errors'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { nasional, type Tempat } from '#platform/figures/fact.ts'

export interface Wilayah {
  provinsiId?: number | undefined
  kotaId?: number | undefined
}

/** Checks whether the city lies outside the requested province. Then no file matches. */
const isElsewhere = ({ provinsiId, kotaId }: Wilayah) =>
  provinsiId !== undefined && kotaId !== undefined && provinsiOfKota(kotaId) !== provinsiId

export function tempatOf(wilayah: Wilayah): Tempat {
  const { provinsiId, kotaId } = wilayah
  if (kotaId !== undefined) return { tingkat: 'kota', ids: isElsewhere(wilayah) ? [] : [kotaId] }
  return provinsiId === undefined ? nasional : { tingkat: 'provinsi', ids: [provinsiId] }
}

export interface SaringanKeadaan extends Wilayah {
  isInputPusat?: boolean | undefined
  auditType?: JenisIzin | undefined
  jenisPengajuan?: JenisPengajuan | undefined
  tahap?: readonly string[] | undefined
}

/** Returns the filter conditions for files (`p`) or for a fact table, whose columns have the same names. */
export function saringanSql(
  { isInputPusat, auditType, jenisPengajuan, tahap }: SaringanKeadaan,
  alias = 'p',
) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const conditions: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`]
  if (isInputPusat !== undefined) conditions.push(sql<SqlBool>`${column('is_input_pusat')} = ${isInputPusat}`)
  if (auditType !== undefined) conditions.push(sql<SqlBool>`${column('audit_type')} = ${auditType}`)
  if (jenisPengajuan !== undefined)
    conditions.push(sql<SqlBool>`${column('jenis_pengajuan')} = ${jenisPengajuan}`)
  if (tahap !== undefined) conditions.push(sql<SqlBool>`${column('tahap')} = any(${tahap}::text[])`)
  return sql.join(conditions, sql` and `) as RawBuilder<SqlBool>
}

export const rinciSumber = (asked: boolean | undefined) =>
  asked === undefined ? [] : (['is_input_pusat'] as const)

export const bySource = (asked: boolean | undefined) => (row: { is_input_pusat?: unknown }) =>
  asked === undefined || row.is_input_pusat === asked

export function wilayahSql({ provinsiId, kotaId }: Wilayah): RawBuilder<SqlBool> {
  const provinsi = provinsiId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`p.provinsi_id = ${provinsiId}`
  return kotaId === undefined ? provinsi : sql<SqlBool>`${provinsi} and p.kota_id = ${kotaId}`
}

const terpanjang = 3660

/**
 * Returns the requested days. The server refuses a range that ends before it starts or is too long, with an error at
 * the end field.
 */
export function rentangOf(
  [startName, endName]: readonly [string, string],
  given: { start?: string | undefined; end?: string | undefined },
  longest = Number.POSITIVE_INFINITY,
): RentangHari {
  const range = rentangDari(given.start, given.end)
  const { start, end } = range
  if (start === undefined || end === undefined) return range
  if (end < start) throw fieldError(endName, `Isi tanggal yang sama dengan atau sesudah ${startName}.`)
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000
  if (days > longest) throw fieldError(endName, 'Pilih periode paling panjang sepuluh tahun.')
  return range
}

/** Range with a maximum length, for answers with one entry per day or week. */
export const rentangBerurut = (
  names: readonly [string, string],
  given: { start?: string | undefined; end?: string | undefined },
) => rentangOf(names, given, terpanjang)
