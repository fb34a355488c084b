import type { Diwakili } from '@portal/domain/platform/workflow/workflow'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A file (`p`) is this person's. That it is somebody's goes without saying, but the index of files under way asks for it. */
export function isOf(
  column: 'auditor_id' | 'penangan_id',
  id: number | RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const people = sql.ref(`p.${column}`)
  return sql<SqlBool>`(${people} @> array[${id}::bigint] and ${people} <> '{}')`
}

/** `denganBenturan` of a file (`p`), the other way round. */
export function tanpaBenturan({ kecuali = [] }: Diwakili): RawBuilder<SqlBool> {
  if (kecuali.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`not array[p.perusahaan_id, p.perusahaan_baru_id] && ${kecuali}::bigint[]`
}
