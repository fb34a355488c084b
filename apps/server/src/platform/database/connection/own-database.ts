import type { Config } from '#platform/config.ts'
import { randomHex } from '#platform/secrets/random-hex.ts'
import { createClient } from './address.ts'

/** PostgreSQL 15.0 in the format of `server_version_num`. */
const oldestVersion = 150_000
const patienceMs = 10_000

type Setting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

interface Found {
  number: number
  name: string
  /** Names the database: servers with the same value hold the same data. */
  identity: string
  standby: boolean
  pooler: boolean
  keepsNames: boolean
}

/** How servers reach a PostgreSQL of their own. Commands, migrations, jobs and LISTEN use `url`. */
export interface OwnDatabase {
  url: string
  /** Requests go through this pooler. */
  pooler?: { url: string; keepsNames: boolean }
  /** Reads of visitors may go to this standby. */
  standbyUrl?: string
}

/** Returns a refusal message if this PostgreSQL is too old, otherwise undefined. */
export function tooOld(
  { number, name }: { number: number; name: string },
  setting: Setting = 'DATABASE_URL',
) {
  if (number >= oldestVersion) return undefined
  return `${setting}: PostgreSQL ${name} is too old. The portal needs PostgreSQL 15 or newer.`
}

/**
 * A pooler that keeps prepared statements gives them names of its own in PostgreSQL. One that passes our names on loses
 * them with the next transaction.
 */
async function asksByOwnNames(client: ReturnType<typeof createClient>): Promise<boolean> {
  const name = `portal_${randomHex()}`
  await client.query('begin')
  await client.query({ name, text: 'select 1' })
  const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name])
  if (rows.length > 0) await client.query(`deallocate ${name}`)
  await client.query('rollback')
  return rows.length === 0
}

async function inspect(url: string): Promise<Found> {
  const client = createClient(url, { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Omit<Found, 'pooler' | 'keepsNames'> & { pid: number }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
        pg_backend_pid() as pid, pg_is_in_recovery() as standby,
        (select system_identifier from pg_control_system()) || '/' || current_database() as identity`,
    )
    const [row] = rows
    if (!row) throw new Error('no answer')
    // A pooler tells its clients a number of its own instead of the process that answers.
    const pooler = (client as { processID?: number | null }).processID !== row.pid
    return { ...row, pooler, keepsNames: !pooler || (await asksByOwnNames(client)) }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Node.js reports an AggregateError when a host name has several addresses. */
export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}

/** Throws if the database is unreachable, too old or a standby. The message names the setting. */
async function check(setting: Setting, url: string): Promise<Found> {
  const found = await inspect(url).catch((error: unknown) => {
    throw new Error(
      `${setting}: the database is unreachable (${reasonOf(error)}). ` +
        'Check host, port, database name, user and password, and whether PostgreSQL runs.',
    )
  })
  const refusal = tooOld(found, setting)
  if (refusal) throw new Error(refusal)
  if (found.standby)
    throw new Error(
      `${setting}: this PostgreSQL is a standby and accepts no writes. Name the primary, ` +
        'or several hosts with target_session_attrs=read-write.',
    )
  return found
}

/**
 * Checks the standby. The portal works without it, so one that does not answer is only reported. Throws if it holds other
 * data.
 */
async function checkStandby(url: string, primary: Found, say: (line: string) => void): Promise<void> {
  const found = await inspect(url).catch((error: unknown) => {
    say(
      `DATABASE_REPLICA_URL: the standby is unreachable (${reasonOf(error)}). ` +
        'Reads go to the primary until it answers.',
    )
  })
  if (!found) return
  if (found.pooler)
    throw new Error('DATABASE_REPLICA_URL: leads to a connection pooler. Name the standby itself.')
  if (found.identity !== primary.identity)
    throw new Error('DATABASE_REPLICA_URL: leads to another database than DATABASE_URL.')
  if (!found.standby)
    say('DATABASE_REPLICA_URL: this PostgreSQL is no standby. Reads go to the primary until it is one.')
}

const unnamed =
  'DATABASE_URL: the pooler does not keep prepared statements, so the portal does without them. ' +
  'PgBouncer keeps them since 1.21, with max_prepared_statements.'

type Settings = { DATABASE_URL: string } & Pick<Config, 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL'>

/** Checks the configured PostgreSQL, the pooler before it and its standby. */
export async function openOwnDatabase(
  { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: standbyUrl }: Settings,
  say: (line: string) => void,
): Promise<OwnDatabase> {
  const found = await check('DATABASE_URL', url)
  if (standbyUrl) await checkStandby(standbyUrl, found, say)
  const standby = standbyUrl ? { standbyUrl } : {}
  if (!directUrl) {
    if (!found.pooler) return { url, ...standby }
    throw new Error(
      'DATABASE_DIRECT_URL: required, because DATABASE_URL leads to a connection pooler. ' +
        'Allowed: the URL of PostgreSQL itself, which jobs, migrations and LISTEN need.',
    )
  }
  const direct = await check('DATABASE_DIRECT_URL', directUrl)
  if (direct.pooler)
    throw new Error('DATABASE_DIRECT_URL: leads to a connection pooler. Name PostgreSQL itself.')
  if (direct.identity !== found.identity)
    throw new Error('DATABASE_DIRECT_URL: leads to another database than DATABASE_URL.')
  if (!found.keepsNames) say(unnamed)
  return { url: directUrl, pooler: { url, keepsNames: found.keepsNames }, ...standby }
}
