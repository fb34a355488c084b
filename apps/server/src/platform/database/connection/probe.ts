import type { Socket } from 'node:net'
import type pg from 'pg'
import { createClient } from './address.ts'
import type { Probe } from './watch.ts'

/** Destroys the socket at once. `end()` would wait for a reply that a hanging server never sends. */
export function cutConnection(client: pg.ClientBase): void {
  const { connection } = client as { connection?: { stream: Socket } }
  connection?.stream.destroy()
}

interface Question {
  text: string
  /** Receives the first row, and the time (`performance.now`) before the question. */
  onAnswer?(row: unknown, askedAt: number): void
}

export function createProbe(url: string, { text, onAnswer }: Question = { text: 'select 1' }): Probe {
  let client: pg.Client | undefined
  const drop = () => {
    if (client) cutConnection(client)
    client = undefined
  }
  return {
    async ask() {
      if (!client) {
        const fresh = createClient(url, { application_name: 'portal-denyut' })
        fresh.on('error', () => {
          if (client === fresh) client = undefined
        })
        client = fresh
        await fresh.connect().catch((error: unknown) => {
          if (client === fresh) client = undefined
          throw error
        })
      }
      const askedAt = performance.now()
      const answer = await client?.query(text)
      if (answer) onAnswer?.(answer.rows[0], askedAt)
    },
    drop,
  }
}
