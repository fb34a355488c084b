import type { SealedJson, SealedSecret } from '@portal/domain/platform/wing'
import { sql } from 'kysely'
import { mapNumbers, type NumberSeal, personalNumbers } from '#platform/secrets/number-seal.ts'
import { keyFor, seal, unseal } from '#platform/secrets/sealing.ts'
import type { Trx } from '../database.ts'
import { jsonPlaces } from './sealed-numbers.ts'

const batch = 500

interface Place {
  table: string
  column: string
}

const names = [...personalNumbers]
/** This table has no numeric id to iterate by, and its rows live only for days. */
const shortLived = 'platform.idempotensi'

async function numberColumns(trx: Trx): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select table_schema || '.' || table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and column_name = any(${names}::text[])`.execute(trx)
  return rows
}

async function change(
  trx: Trx,
  place: Place,
  where: ReturnType<typeof sql>,
  next: (stored: unknown) => unknown,
) {
  const [table, column] = [sql.table(place.table), sql.ref(place.column)]
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; stored: unknown }>`
      select id, ${column} as stored from ${table}
      where id > ${after} and ${column} is not null and ${where} order by id limit ${batch}`.execute(trx)
    for (const { id, stored } of rows)
      await sql`update ${table} set ${column} = ${next(stored)} where id = ${id}`.execute(trx)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Disables triggers within the transaction, because append-only tables otherwise refuse the update. */
async function changeJson(trx: Trx, place: Place, next: (stored: unknown) => unknown): Promise<void> {
  const table = sql.table(place.table)
  const keys = sql`${sql.ref(place.column)}::text ~ ${`"(${names.join('|')})": "`}`
  await sql`alter table ${table} disable trigger user`.execute(trx)
  await change(trx, place, keys, (stored) => JSON.stringify(next(stored)))
  await sql`alter table ${table} enable trigger user`.execute(trx)
}

/** Re-encrypts authenticator secrets and the keys of traders' NIK. It leaves values that do not decrypt unchanged. */
export async function resealSecrets(
  trx: Trx,
  secrets: readonly SealedSecret[],
  from: string,
  to: string,
): Promise<void> {
  for (const { purpose, ...place } of secrets) {
    const [before, now] = [keyFor(from, purpose), keyFor(to, purpose)]
    await change(trx, place, sql`true`, (stored) => {
      try {
        return seal(now, unseal(before, String(stored)))
      } catch {
        return stored
      }
    })
  }
}

/** Encrypts every stored personal number, whether it is plain or encrypted with an earlier key. */
export async function sealStored(
  trx: Trx,
  json: SealedJson,
  now: NumberSeal,
  before: NumberSeal | undefined,
): Promise<void> {
  const again = (stored: string) => {
    const number = (before ?? now).open(stored)
    // Keep a value that does not decrypt, because its key may return.
    return number === null ? stored : now.seal(number)
  }
  for (const place of await numberColumns(trx))
    await change(trx, place, sql`true`, (stored) => again(String(stored)))
  for (const [table, columns] of Object.entries(jsonPlaces(json))) {
    if (table === shortLived) continue
    for (const column of columns)
      await changeJson(trx, { table, column }, (stored) => mapNumbers(stored, again))
  }
}
