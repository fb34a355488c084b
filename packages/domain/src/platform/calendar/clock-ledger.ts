/**
 * What a stage does to the clock: it uses up a budget of the office (several stages may share one), it waits
 * for the applicant, who has a limit of his own, or it ends the file.
 */
export type Clock<Budget extends string> = { runs: Budget } | { waits: Budget } | { ends: string }

export interface LedgerEntry<Budget extends string = string> {
  at: Date
  kind: 'start' | 'pause' | 'resume' | 'stop' | 'extend'
  /** The office's budget that starts, pauses, goes on or stops. */
  budget: Budget
  /** Working days granted here: to the office by a start, to the applicant by a pause or an extension. */
  days: number
  reason: string
}

/** Append-only: days once used stay used, whatever happens later. */
export type Ledger<Budget extends string = string> = readonly LedgerEntry<Budget>[]

export interface Tick<Budget extends string> {
  at: Date
  reason: string
  /** The days master as it stands now; what is granted here is kept, so a later edit changes no running file. */
  days: (budget: Budget) => number
}

/** The entries to append when a file comes to a stage with this clock. */
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

/** The entry that gives the waiting applicant more days. */
export function extendWait<B extends string>(ledger: Ledger<B>, extra: B, tick: Tick<B>): Ledger<B> {
  const current = currentEntry(ledger)
  if (current?.kind !== 'pause') return []
  return [entryMaker(ledger, tick)('extend', current.budget, tick.days(extra))]
}

function entryMaker<B extends string>(ledger: Ledger<B>, { at, reason }: Tick<B>) {
  // Clocks of two servers may differ a little; an entry never precedes the one before it.
  const last = ledger.at(-1)?.at ?? at
  return (kind: LedgerEntry['kind'], budget: B, days = 0): LedgerEntry<B> => ({
    at: at < last ? last : at,
    kind,
    budget,
    days,
    reason,
  })
}

/** The entry that says how the clock stands now; none before the first start and after the end. */
export function currentEntry<B extends string>(ledger: Ledger<B>): LedgerEntry<B> | undefined {
  const last = ledger.findLast(({ kind }) => kind !== 'extend')
  return last?.kind === 'stop' ? undefined : last
}
