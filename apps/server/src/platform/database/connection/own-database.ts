import pg from 'pg'

/** PostgreSQL 15.0 in the format of `server_version_num`. */
const oldestVersion = 150_000
const patienceMs = 10_000

/** Returns a refusal message if this PostgreSQL is too old, otherwise undefined. */
export function tooOld({ number, name }: { number: number; name: string }): string | undefined {
  if (number >= oldestVersion) return undefined
  return `DATABASE_URL: PostgreSQL ${name} is too old. The portal needs PostgreSQL 15 or newer.`
}

async function readVersion(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    )
    return rows[0] ?? { number: 0, name: '?' }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Node.js reports an AggregateError when a host name has several addresses. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}

/** Throws if the database in DATABASE_URL is unreachable or too old. The message names the setting. */
export async function checkOwnDatabase(url: string): Promise<void> {
  const version = await readVersion(url).catch((error: unknown) => {
    throw new Error(
      `DATABASE_URL: the database is unreachable (${reasonOf(error)}). ` +
        'Check host, port, database name, user and password, and whether PostgreSQL runs.',
    )
  })
  const refusal = tooOld(version)
  if (refusal) throw new Error(refusal)
}
