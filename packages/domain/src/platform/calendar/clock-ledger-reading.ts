import { dayInJakarta, type Moment } from '../format.ts'
import { currentEntry, type Ledger, type LedgerEntry } from './clock-ledger.ts'
import { addWorkingDays, type Day, type Holidays, workingDaysBetween } from './working-days.ts'
import { type ClockState, type DeadlineStatus, deadlineStatus } from './working-days-deadline.ts'

export interface BudgetReading<Budget extends string = string> {
  budget: Budget
  state: ClockState
  startedAt: Date
  endedAt: Date | null
  granted: number
  used: number
  /** Negative when late. */
  remaining: number
  /** Last day in time. It is null while the clock is paused, because every day of waiting moves it. */
  due: Day | null
  status: DeadlineStatus
}

export interface WaitReading {
  since: Date
  granted: number
  used: number
  remaining: number
  due: Day
  status: DeadlineStatus
}

export interface ClockReading<Budget extends string = string> {
  budgets: BudgetReading<Budget>[]
  /** Budget in use now, running or paused. */
  current: BudgetReading<Budget> | undefined
  /** Limit for the applicant while the clock of the office is paused. */
  wait: WaitReading | undefined
  /** Working days that the office has used in total. */
  used: number
}

/**
 * Reads the ledger at a moment. The result does not depend on the reader, so operator and officer see the same numbers.
 */
export function readClock<B extends string>(
  ledger: Ledger<B>,
  now: Moment,
  holidays: Holidays,
): ClockReading<B> {
  const names = [...new Set(ledger.map(({ budget }) => budget))]
  const budgets = names.map((budget) =>
    readBudget(
      ledger.filter((entry) => entry.budget === budget),
      now,
      holidays,
    ),
  )
  const current = budgets.find(({ budget }) => budget === currentEntry(ledger)?.budget)
  const used = budgets.reduce((sum, reading) => sum + reading.used, 0)
  return { budgets, current, wait: readWait(ledger, now, holidays), used }
}

/** Reads only the clock that runs or waits now, as lists show it. It skips earlier budgets. */
export function readClockNow<B extends string>(
  ledger: Ledger<B>,
  now: Moment,
  holidays: Holidays,
): Pick<ClockReading<B>, 'current' | 'wait'> {
  const budget = currentEntry(ledger)?.budget
  const entries = budget === undefined ? [] : ledger.filter((entry) => entry.budget === budget)
  return {
    current: entries.length === 0 ? undefined : readBudget(entries, now, holidays),
    wait: readWait(ledger, now, holidays),
  }
}

const states = { start: 'running', resume: 'running', pause: 'paused', stop: 'ended' } as const

type Turn<B extends string> = LedgerEntry<B> & { kind: keyof typeof states }

function isTurn<B extends string>(entry: LedgerEntry<B>): entry is Turn<B> {
  return entry.kind !== 'extend'
}

function readBudget<B extends string>(entries: Ledger<B>, now: Moment, holidays: Holidays): BudgetReading<B> {
  const turns = entries.filter(isTurn)
  const first = turns[0]
  const last = turns.at(-1)
  if (!first || !last) throw new RangeError('the clock ledger has no start')
  const state = states[last.kind]
  const granted = first.days
  let used = 0
  let due: Day | null = null
  for (const [index, turn] of turns.entries()) {
    if (states[turn.kind] !== 'running') continue
    const left = granted - used
    // Once the budget is overdrawn, the deadline stays at the day when that happened.
    if (left >= 0) due = addWorkingDays(turn.at, left, holidays)
    used += workingDaysBetween(turn.at, turns[index + 1]?.at ?? now, holidays)
  }
  const remaining = granted - used
  const shown = state === 'paused' ? null : due
  const until = state === 'ended' ? last.at : now
  return {
    budget: first.budget,
    state,
    startedAt: first.at,
    endedAt: state === 'ended' ? last.at : null,
    granted,
    used,
    remaining,
    due: shown,
    status: deadlineStatus(state, remaining, shown === null ? remaining < 0 : isOver(shown, until)),
  }
}

/** Checks whether this day has ended in Jakarta. */
export function isOver(due: Day, at: Moment): boolean {
  return due < dayInJakarta(at)
}

function readWait(ledger: Ledger, now: Moment, holidays: Holidays): WaitReading | undefined {
  const pause = currentEntry(ledger)
  if (pause?.kind !== 'pause') return undefined
  const extensions = ledger.slice(ledger.lastIndexOf(pause) + 1)
  const granted = extensions.reduce((sum, { days }) => sum + days, pause.days)
  const used = workingDaysBetween(pause.at, now, holidays)
  const due = addWorkingDays(pause.at, granted, holidays)
  return {
    since: pause.at,
    granted,
    used,
    remaining: granted - used,
    due,
    status: deadlineStatus('running', granted - used, isOver(due, now)),
  }
}

/** Returns the last day in time for the current holder of the turn, or null after the file has ended. */
export function dueDate(ledger: Ledger, now: Moment, holidays: Holidays): Day | null {
  const { wait, current } = readClockNow(ledger, now, holidays)
  return wait?.due ?? current?.due ?? null
}
