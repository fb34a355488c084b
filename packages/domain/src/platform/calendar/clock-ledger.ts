/**
 * Effect of a stage on the clock: it uses a budget of the office (several stages may share one), waits for the
 * applicant, who has an own limit, or ends the file.
 */
export type Clock<Budget extends string> = { runs: Budget } | { waits: Budget } | { ends: string }

export interface LedgerEntry<Budget extends string = string> {
  at: Date
  kind: 'start' | 'pause' | 'resume' | 'stop' | 'extend'
  /** Budget of the office that starts, pauses, resumes or stops. */
  budget: Budget
  /** Working days that this entry grants: a start grants them to the office, a pause or extension to the applicant. */
  days: number
  reason: string
}

/** Append-only list of clock entries. Days once used stay used, whatever happens later. */
export type Ledger<Budget extends string = string> = readonly LedgerEntry<Budget>[]

export interface Tick<Budget extends string> {
  at: Date
  reason: string
  /**
   * Reads the current days master. The ledger stores the granted days, so a later edit of the master changes no running
   * file.
   */
  days: (budget: Budget) => number
}

/** Returns the entries to append when a file enters a stage with this clock. */
export function advanceClock<B extends string>(ledger: Ledger<B>, clock: Clock<B>, tick: Tick<B>): Ledger<B> {
  const current = currentEntry(ledger)
  const entry = entryMaker(ledger, tick)
  if ('waits' in clock) return current ? [entry('pause', current.budget, tick.days(clock.waits))] : []
  const stopped = current ? [entry('stop', current.budget)] : []
  if ('ends' in clock) return stopped
  if (current?.budget === clock.runs) return current.kind === 'pause' ? [entry('resume', clock.runs)] : []
  const known = ledger.some(({ budget }) => budget === clock.runs)
  return [...stopped, known ? entry('resume', clock.runs) : entry('start', clock.runs, tick.days(clock.runs))]
}

export function extendWait<B extends string>(ledger: Ledger<B>, extra: B, tick: Tick<B>): Ledger<B> {
  const current = currentEntry(ledger)
  if (current?.kind !== 'pause') return []
  return [entryMaker(ledger, tick)('extend', current.budget, tick.days(extra))]
}

function entryMaker<B extends string>(ledger: Ledger<B>, { at, reason }: Tick<B>) {
  // The clocks of two servers may differ slightly. An entry must never precede the one before it.
  const last = ledger.at(-1)?.at ?? at
  return (kind: LedgerEntry['kind'], budget: B, days = 0): LedgerEntry<B> => ({
    at: at < last ? last : at,
    kind,
    budget,
    days,
    reason,
  })
}

/** Returns the entry with the current state of the clock, or undefined before the first start and after the end. */
export function currentEntry<B extends string>(ledger: Ledger<B>): LedgerEntry<B> | undefined {
  const last = ledger.findLast(({ kind }) => kind !== 'extend')
  return last?.kind === 'stop' ? undefined : last
}
