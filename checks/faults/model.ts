import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Call } from './history.ts'

/** What must be in the database if the call was accepted, and must not be there if it was refused. */
export interface Effect {
  call: Call
  /** Counts the effect in the database. */
  count: (db: Database) => Promise<number>
  /** The count if the call was accepted. It is 1 for most. */
  accepted: number
}

export interface Known {
  id: number
  by: string
}

/** What the people of a story know, because a server told them. */
export class Model {
  readonly effects: Effect[] = []
  readonly rapid: Known[] = []
  readonly lab: Known[] = []
  readonly registrations: Known[] = []
  readonly imports: (Known & { uuid: string })[] = []
  readonly files: { id: number; uuid: string; by: string }[] = []
  readonly reports: { nomor: string; kode: string }[] = []
  readonly leaves: { id: string; by: string }[] = []
  readonly warnings: Known[] = []
  readonly licences: string[] = []
  /** Answers to readers that promise nothing to them. */
  readonly leaks: string[] = []
  /** Reads that did not show a write that was acknowledged before. */
  readonly stale: string[] = []

  effect(call: Call, count: Effect['count'], accepted = 1): void {
    this.effects.push({ call, count, accepted })
  }
}

export const pickFrom = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length]
