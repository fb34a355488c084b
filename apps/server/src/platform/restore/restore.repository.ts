import { createClient } from '#platform/database/connection/address.ts'

const patienceMs = 5000

async function ask<Row extends object>(url: string, text: string): Promise<Row | undefined> {
  const client = createClient(url, { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Row>(text)
    return rows[0]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Counts other connections to the portal's database. A database that does not answer has none. */
export async function countConnections(url: string): Promise<number> {
  const row = await ask<{ others: number }>(
    url,
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  ).catch(() => undefined)
  return row?.others ?? 0
}

const startingUp = '57P03'

/** Whether the recovery has reached its target, so that the database takes writes again. */
export async function readRecovery(url: string): Promise<'done' | 'running' | 'silent'> {
  try {
    const row = await ask<{ recovering: boolean }>(url, 'select pg_is_in_recovery() as recovering')
    return row?.recovering ? 'running' : 'done'
  } catch (error) {
    return (error as { code?: string }).code === startingUp ? 'running' : 'silent'
  }
}
