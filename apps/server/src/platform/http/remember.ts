import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { statement } from '#platform/database/statement.ts'
import type { Platform } from '#platform/platform.ts'

export type Remember = <T>(key: string, answer: () => Promise<T>) => Promise<T>

/**
 * Which writes can be seen: whatever commits, anywhere in the database, changes it. Read while it says the same, the same rows are
 * there.
 */
const readState = statement<Record<string, never>, { state: string }>((db) => ({
  compile: () => sql<{ state: string }>`select pg_current_snapshot()::text as state`.compile(db),
}))

export async function stateOf(db: Executor): Promise<string> {
  const [row] = await readState(db, {})
  return row?.state ?? ''
}

const most = 100

/**
 * Ten people who open one dashboard cost the work of one, as long as nobody writes. Never old: an answer begun in one state of the
 * database is given to those alone who find it in that state, and to nobody on another day.
 */
export function rememberAnswers(
  platform: Pick<Platform, 'db' | 'clock'>,
  state: (db: Executor) => Promise<string> = stateOf,
): Remember {
  const answers = new Map<string, Promise<unknown>>()
  let remembered = ''
  return async <T>(key: string, answer: () => Promise<T>) => {
    const now = `${await state(platform.db)} ${dayInJakarta(platform.clock())}`
    if (now !== remembered || answers.size >= most) answers.clear()
    remembered = now
    const known = answers.get(key) as Promise<T> | undefined
    if (known) return known
    const made = answer()
    answers.set(key, made)
    made.catch(() => answers.get(key) === made && answers.delete(key))
    return made
  }
}
