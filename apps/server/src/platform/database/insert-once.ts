import type { InsertObject } from 'kysely'
import type { Trx } from './database.ts'
import type { DB } from './schema.gen.ts'

/** False where the row stands already, put there before or by somebody beside us. */
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
