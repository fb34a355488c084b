import type { Client } from 'pg'
import { createClient } from '#platform/database/connection/address.ts'

const patienceMs = 5000

export interface DatabaseFacts {
  version: string
  superuser: boolean
  encrypted: boolean
  local: boolean
  standby: boolean
  /** Settings that lose acknowledged writes if they are off. */
  unsafe: string[]
  archiving: boolean
  confirming: boolean
  connections: number
  clock: Date
}

/** Lends a connection of its own to `read`. */
async function connected<T>(url: string, read: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient(url, { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await read(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Reads what a database says about its own safety, on a connection of its own. */
export function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  return connected(url, async (client) => {
    const { rows } = await client.query<DatabaseFacts>(`
      select current_setting('server_version') as version,
        (select rolsuper from pg_roles where rolname = current_user) as superuser,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
        inet_client_addr() is null or inet_client_addr() <<= '127.0.0.0/8' or inet_client_addr() = '::1' as local,
        pg_is_in_recovery() as standby,
        array(select name from pg_settings
          where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') as unsafe,
        current_setting('archive_mode') <> 'off' as archiving,
        current_setting('synchronous_standby_names') <> '' as confirming,
        current_setting('max_connections')::int as connections,
        clock_timestamp() as clock`)
    const [row] = rows
    if (!row) throw new Error('no answer')
    return row
  })
}

/** Returns the state of a key of codes. Undefined if the database does not know the key, or has no table for it yet. */
export function readKeyState(url: string, kid: string): Promise<string | undefined> {
  return connected(url, async (client) => {
    const { rows: tables } = await client.query<{ ada: boolean }>(
      `select to_regclass('platform.kunci_kode') is not null as ada`,
    )
    if (!tables[0]?.ada) return undefined
    const { rows } = await client.query<{ keadaan: string }>(
      'select keadaan from platform.kunci_kode where kid = $1',
      [kid],
    )
    return rows[0]?.keadaan
  })
}
