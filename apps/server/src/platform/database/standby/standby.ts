import { createProbe } from '../connection/probe.ts'
import { DatabaseWatch } from '../connection/watch.ts'
import { Freshness } from './freshness.ts'

const replayed = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`
const written = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`

interface Position {
  position: string | null
}

/** A standby for reads of visitors, and its distance from the primary. */
export interface Standby {
  url: string
  /** Detects whether the standby answers. The server calls its `start`. */
  watch: DatabaseWatch
  /** Watches the primary and notes its positions. It replaces the plain watch of the database. */
  primaryWatch: DatabaseWatch
  isUsable(): boolean
  lagSeconds(): number
}

export function createStandby(url: string, primaryUrl: string): Standby {
  const freshness = new Freshness()
  const positionOf = (row: unknown) => {
    const { position } = row as Position
    return position === null ? undefined : BigInt(position)
  }
  const watch = new DatabaseWatch(
    createProbe(url, {
      text: replayed,
      onAnswer: (row) => freshness.noteReplayed(positionOf(row)),
    }),
  )
  const primaryWatch = new DatabaseWatch(
    createProbe(primaryUrl, {
      text: written,
      onAnswer(row, askedAt) {
        const position = positionOf(row)
        if (position !== undefined) freshness.noteWritten(position, askedAt)
      },
    }),
  )
  return {
    url,
    watch,
    primaryWatch,
    isUsable: () => !watch.silent && freshness.isFresh,
    lagSeconds: () => freshness.lagMs / 1000,
  }
}
