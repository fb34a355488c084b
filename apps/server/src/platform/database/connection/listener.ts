import pg from 'pg'
import { createClient } from './address.ts'

const firstPause = 200
const longestPause = 10_000

/**
 * A connection that listens on a PostgreSQL channel and reconnects by itself. Notifications during an outage are lost,
 * so `onReconnect` lets the hub ask its subscribers to refetch.
 */
export class Listener {
  readonly #url: string
  readonly #channel: string
  readonly #onPayload: (payload: string) => void
  readonly #onReconnect: () => void
  #client: pg.Client | undefined
  #pause = firstPause
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(url: string, channel: string, onPayload: (payload: string) => void, onReconnect: () => void) {
    this.#url = url
    this.#channel = channel
    this.#onPayload = onPayload
    this.#onReconnect = onReconnect
  }

  async start(): Promise<void> {
    await this.#connect()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const client = createClient(this.#url, {
      application_name: 'portal-siaran',
      keepAlive: true,
    })
    client.on('notification', ({ payload }) => this.#onPayload(payload ?? ''))
    client.on('error', () => this.#retry(client))
    client.on('end', () => this.#retry(client))
    this.#client = client
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`)
    this.#pause = firstPause
  }

  #retry(client: pg.Client): void {
    if (this.#stopped || this.#client !== client) return
    this.#client = undefined
    this.#timer = setTimeout(() => {
      this.#connect().then(this.#onReconnect, () => {
        const failed = this.#client
        this.#pause = Math.min(this.#pause * 2, longestPause)
        if (failed) this.#retry(failed)
      })
    }, this.#pause)
  }
}
