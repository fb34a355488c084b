import type pg from 'pg'
import { isStalePlan } from '../named-statements.ts'
import { isUnlimited } from './time-limit.ts'

const begins = /^(?:begin|start transaction)\b/i
const ends = /^(?:commit|rollback)$/i

type Query = (text: unknown, values?: unknown) => Promise<unknown>

/**
 * Behind a pooler in transaction mode, a session setting would reach the next client. Settings therefore last for one
 * transaction, and a statement outside a transaction gets a transaction of its own.
 */
export function setLocally(pool: pg.Pool, settings: { statementMs: number; lasting: string }): void {
  const local = () =>
    `${settings.lasting}; set local statement_timeout = ${isUnlimited() ? 0 : settings.statementMs}`

  async function alone(query: Query, text: unknown, values: unknown): Promise<unknown> {
    await query(`begin; ${local()}`)
    try {
      const answer = await query(text, values)
      await query('commit')
      return answer
    } catch (error) {
      // On a lost connection the first error matters.
      await query('rollback').catch(() => undefined)
      throw error
    }
  }

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    let isOpen = false
    client.query = (async (text: unknown, values?: unknown) => {
      const words = typeof text === 'string' ? text : ''
      if (begins.test(words)) {
        isOpen = true
        const [answer] = (await query(`${words}; ${local()}`)) as unknown[]
        return answer
      }
      if (ends.test(words)) isOpen = false
      else if (!isOpen)
        return alone(query, text, values).catch((error: unknown) => {
          // A migration changed the columns of a named statement, which now has a new name.
          if (isStalePlan(error)) return alone(query, text, values)
          throw error
        })
      return query(text, values)
    }) as typeof client.query
  })
}
