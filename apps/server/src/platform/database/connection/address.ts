import pg from 'pg'
import { type Address, conditions, readAddress } from './hosts.ts'

/** Time (ms) for one of several hosts to answer before the next one is tried. */
const patienceMs = 3_000

async function isFit(url: string, wanted: Address['wanted']): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ fit: boolean }>(`select ${conditions[wanted]} as fit`)
    return rows[0]?.fit === true
  } finally {
    client.end().catch(() => undefined)
  }
}

/** Returns the first host that answers and has the wanted attribute. */
async function chooseHost({ urls, wanted }: Address): Promise<string> {
  const faults: string[] = []
  for (const url of urls) {
    try {
      if (await isFit(url, wanted)) return url
      faults.push(`not ${wanted}`)
    } catch (error) {
      faults.push((error as Error).message)
    }
  }
  // Lost connections are recognised by this start of the message.
  throw new Error(`Connection terminated: no host is fit (${faults.join('; ')})`)
}

type Connected = (error?: Error) => void

function chosenClient(address: Address): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const connect = this.connect.bind(this)
      const choose = async () => {
        const { host, port } = new pg.Client(await chooseHost(address))
        Object.assign(this, { host, port })
        return connect()
      }
      // A pool passes a callback, other callers await the promise.
      this.connect = ((callback?: Connected) =>
        callback ? void choose().then(() => callback(), callback) : choose()) as typeof this.connect
    }
  }
}

/**
 * Settings of a connection or pool to this URL. With several hosts, each new connection goes to the first one that is fit,
 * so a pool follows a fail-over.
 */
export function connectionTo(url: string): { connectionString: string; Client?: typeof pg.Client } {
  const address = readAddress(url)
  if (!address) throw new Error('The database URL is invalid.')
  const [connectionString = url] = address.urls
  return address.urls.length === 1 && address.wanted === 'any'
    ? { connectionString }
    : { connectionString, Client: chosenClient(address) }
}

/** Creates a single connection to this URL. The caller connects it. */
export function createClient(url: string, options: pg.ClientConfig = {}): pg.Client {
  const { connectionString, Client = pg.Client } = connectionTo(url)
  return new Client({ ...options, connectionString })
}
