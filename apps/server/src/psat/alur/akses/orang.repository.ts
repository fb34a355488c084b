import type { Diwakili } from '@portal/domain/platform/workflow/workflow'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Condition: the array column of file `p` contains this person. */
export function isOf(
  column: 'auditor_id' | 'penangan_id',
  id: number | RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`p.${column}`)} @> array[${id}::bigint]`
}

/**
 * Condition: the deputy has declared no conflict of interest with the companies of file `p`. This is the SQL negation
 * of `denganBenturan`.
 */
export function tanpaBenturan({ kecuali = [] }: Diwakili): RawBuilder<SqlBool> {
  if (kecuali.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`not array[p.perusahaan_id, p.perusahaan_baru_id] && ${kecuali}::bigint[]`
}
