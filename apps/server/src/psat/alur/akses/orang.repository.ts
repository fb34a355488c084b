import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A file (`p`) is this person's. That it is somebody's goes without saying, but the index of files under way asks for it. */
export function isOf(
  column: 'auditor_id' | 'penangan_id',
  id: number | RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const people = sql.ref(`p.${column}`)
  return sql<SqlBool>`(${people} @> array[${id}::bigint] and ${people} <> '{}')`
}
