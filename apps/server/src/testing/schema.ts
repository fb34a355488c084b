import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen'

export const schemaFile = join(import.meta.dirname, '../platform/database/schema.gen.ts')

/** Generates the text of schema.gen.ts. The type mapping must match the parsers in database.ts. */
export async function describeSchema<DB>(db: Kysely<DB>): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
    includePattern: '{platform,akun,okkp,oss,psat,pasar,wilayah}.*',
    // Only platform/figures reads fact tables.
    excludePattern: '*.fakta_*',
    typeMapping: { int8: 'number' },
    overrides: { columns: await readFixedSets(db) },
  })
}

interface Check {
  kolom: string
  wajib: boolean
  berawal: boolean
  larik: boolean
  aturan: string
}

/**
 * Reads columns whose CHECK lists the allowed words. Their type becomes a union of the allowed words, so rows need no
 * cast.
 */
async function readFixedSets<DB>(db: Kysely<DB>): Promise<Record<string, RawExpressionNode>> {
  const { rows } = await sql<Check>`
    select format('%s.%s.%s', n.nspname, t.relname, a.attname) as kolom,
      a.attnotnull as wajib, a.atthasdef as berawal, a.attndims > 0 as larik, pg_get_constraintdef(c.oid) as aturan
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1`.execute(db)
  return Object.fromEntries(rows.flatMap((row) => setOf(row)))
}

const anyOf = /^CHECK \(\(\S+ = ANY \(ARRAY\[(.+)\]\)\)\)$/
const allOf = /^CHECK \(\(\S+ <@ ARRAY\[(.+)\]\)\)$/

function setOf({ kolom, wajib, berawal, larik, aturan }: Check): [string, RawExpressionNode][] {
  const listed = (larik ? allOf : anyOf).exec(aturan)?.[1]
  if (!listed) return []
  const words = listed.split(', ').map((word) => word.replace(/::text$/, ''))
  if (!words.every((word) => /^'[^']+'$/.test(word))) return []
  const type = larik ? `(${words.join(' | ')})[]` : words.join(' | ')
  // The generator adds `| null` itself.
  return [[kolom, new RawExpressionNode(wajib && berawal ? `Generated<${type}>` : type)]]
}
