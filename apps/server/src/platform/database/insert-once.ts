import type { InsertObject } from 'kysely'
import type { Trx } from './database.ts'
import type { DB } from './schema.gen.ts'

/** Inserts a row. Returns false if the row already exists, also if a concurrent transaction inserted it. */
export async function insertOnce<Table extends keyof DB & string>(
  trx: Trx,
  table: Table,
  row: InsertObject<DB, Table>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
