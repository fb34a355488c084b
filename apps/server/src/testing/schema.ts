import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'

export const schemaFile = join(import.meta.dirname, '../platform/database/schema.gen.ts')

/** The text of schema.gen.ts for this database; the type mapping mirrors the parsers in database.ts. */
export function describeSchema<DB>(db: Kysely<DB>): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
    includePattern: '{platform,akun,okkp,oss,psat,pasar,wilayah}.*',
    typeMapping: { int8: 'number' },
  })
}
