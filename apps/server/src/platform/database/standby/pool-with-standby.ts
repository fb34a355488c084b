import type { PostgresPool } from 'kysely'
import { mayUseStandby, noteStandbyUse } from './standby-reads.ts'

/** Takes a connection to the standby for work that may use one, and to the primary for everything else. */
export function withStandby(
  primary: PostgresPool,
  { pool: standby, isUsable }: { pool: PostgresPool; isUsable(): boolean },
): PostgresPool {
  return {
    async connect() {
      if (!mayUseStandby() || !isUsable()) return primary.connect()
      noteStandbyUse()
      return standby.connect()
    },
    async end() {
      await Promise.all([primary.end(), standby.end()])
    },
    options: primary.options,
  }
}
