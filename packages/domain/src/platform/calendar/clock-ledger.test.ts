import { expect, test } from 'vitest'
import { advanceClock, type Clock, extendWait, type Ledger } from './clock-ledger.ts'
import { dueDate, readClock, readClockNow } from './clock-ledger-reading.ts'

type Budget = 'audit' | 'terbit' | 'perbaikan' | 'tambahan'
const days: Record<Budget, number> = { audit: 5, terbit: 3, perbaikan: 10, tambahan: 5 }
const holidays = new Set<string>()
const morning = (day: string) => new Date(`${day}T09:00:00+07:00`)

function go(ledger: Ledger<Budget>, day: string, clock: Clock<Budget>): Ledger<Budget> {
  const tick = { at: morning(day), reason: day, days: (budget: Budget) => days[budget] }
  return [...ledger, ...advanceClock(ledger, clock, tick)]
}

// November 2026: the 2nd is a Monday.
const steps: [string, Clock<Budget>][] = [
  ['2026-11-02', { runs: 'audit' }],
  ['2026-11-04', { waits: 'perbaikan' }],
  ['2026-11-11', { runs: 'audit' }],
  ['2026-11-13', { runs: 'terbit' }],
  ['2026-11-16', { ends: 'terbit' }],
]
const after = (count: number) =>
  steps.slice(0, count).reduce<Ledger<Budget>>((ledger, [day, clock]) => go(ledger, day, clock), [])
const [begun, waiting, resumed, issuing, ended] = [after(1), after(2), after(3), after(4), after(5)]

const kinds = (ledger: Ledger) => ledger.map(({ kind, budget }) => `${kind} ${budget}`)

test('every change of the clock is one entry of the budget it changes', () => {
  expect(kinds(after(5))).toEqual([
    'start audit',
    'pause audit',
    'resume audit',
    'stop audit',
    'start terbit',
    'stop terbit',
  ])
})

test('a file that waits or ends before its clock has started writes nothing', () => {
  expect(go([], '2026-11-02', { waits: 'perbaikan' })).toEqual([])
  expect(go([], '2026-11-02', { ends: 'terbit' })).toEqual([])
})

test('days run from the day after the start, and not while waiting', () => {
  expect(readClock(begun, '2026-11-04', holidays).current).toMatchObject({
    used: 2,
    remaining: 3,
    due: '2026-11-09',
    status: 'ON_PROCESS',
    endedAt: null,
  })
  expect(readClock(waiting, '2026-11-30', holidays).current).toMatchObject({
    state: 'paused',
    used: 2,
    remaining: 3,
    due: null,
    status: 'ON_PROCESS',
  })
  expect(readClock(resumed, '2026-11-13', holidays).current).toMatchObject({
    used: 4,
    remaining: 1,
    due: '2026-11-16',
    status: 'DUE_TOMORROW',
  })
})

test('the applicant has a limit of his own, counted from the pause', () => {
  expect(readClock(waiting, '2026-11-11', holidays).wait).toEqual({
    since: morning('2026-11-04'),
    granted: 10,
    used: 5,
    remaining: 5,
    due: '2026-11-18',
    status: 'ON_PROCESS',
  })
  expect(dueDate(waiting, '2026-11-11', holidays)).toBe('2026-11-18')
  expect(readClock(resumed, '2026-11-11', holidays).wait).toBeUndefined()
})

test('more time for the applicant costs the office nothing and holds for that round alone', () => {
  const tick = { at: morning('2026-11-06'), reason: 'diberikan', days: (budget: Budget) => days[budget] }
  const extended = [...waiting, ...extendWait(waiting, 'tambahan', tick)]
  const reading = readClock(extended, '2026-11-18', holidays)
  expect(reading.wait).toMatchObject({ granted: 15, due: '2026-11-25' })
  expect(reading.used).toBe(2)
  expect(reading.current).toMatchObject({ state: 'paused', due: null })
  const again = go(go(extended, '2026-11-20', { runs: 'audit' }), '2026-11-20', { waits: 'perbaikan' })
  expect(readClock(again, '2026-11-20', holidays).wait).toMatchObject({ granted: 10, due: '2026-12-04' })
  expect(extendWait(begun, 'tambahan', tick)).toEqual([])
  expect(extendWait(ended, 'tambahan', tick)).toEqual([])
})

test('an ended file keeps its figures for ever', () => {
  const reading = readClock(ended, '2027-06-01', holidays)
  expect(reading.budgets).toMatchObject([
    { budget: 'audit', used: 4, status: 'BEFORE_DEADLINE', endedAt: morning('2026-11-13') },
    { budget: 'terbit', used: 1, status: 'BEFORE_DEADLINE', endedAt: morning('2026-11-16') },
  ])
  expect(reading.used).toBe(5)
  expect(reading.current).toBeUndefined()
  expect(dueDate(ended, '2027-06-01', holidays)).toBeNull()
})

test('a late budget stays late, with the day on which it ran out', () => {
  const late = go(begun, '2026-11-12', { waits: 'perbaikan' })
  expect(readClock(late, '2026-11-12', holidays).current).toMatchObject({ remaining: -3, status: 'OVERRDUE' })
  const back = go(late, '2026-11-16', { runs: 'audit' })
  expect(readClock(back, '2026-11-16', holidays).current).toMatchObject({ due: '2026-11-09', remaining: -3 })
})

test('a budget resumed with no day left is due on that very day, and late on the next', () => {
  const spent = go(begun, '2026-11-09', { waits: 'perbaikan' })
  expect(readClock(spent, '2026-11-10', holidays).current).toMatchObject({
    remaining: 0,
    status: 'ON_PROCESS',
  })
  const back = go(spent, '2026-11-11', { runs: 'audit' })
  const read = (day: string) => readClock(back, day, holidays).current
  expect(read('2026-11-11')).toMatchObject({ remaining: 0, due: '2026-11-11', status: 'ON_PROCESS' })
  expect(read('2026-11-12')).toMatchObject({ remaining: -1, due: '2026-11-11', status: 'OVERRDUE' })
})

test('a deadline on a Friday is over on Saturday, though no working day has gone by', () => {
  const office = go([], '2026-10-30', { runs: 'audit' })
  expect(readClock(office, '2026-11-06', holidays).current).toMatchObject({
    due: '2026-11-06',
    status: 'ON_PROCESS',
  })
  expect(readClock(office, '2026-11-07', holidays).current).toMatchObject({
    remaining: 0,
    status: 'OVERRDUE',
  })
  const applicant = go(office, '2026-10-30', { waits: 'perbaikan' })
  expect(readClock(applicant, '2026-11-13', holidays).wait).toMatchObject({
    due: '2026-11-13',
    status: 'ON_PROCESS',
  })
  expect(readClock(applicant, '2026-11-14', holidays).wait).toMatchObject({
    remaining: 0,
    status: 'OVERRDUE',
  })
})

test('the applicant’s days draw nearer while he is waited for', () => {
  const status = (day: string) => readClock(waiting, day, holidays).wait?.status
  // Ten working days from the 4th end on the 18th.
  expect(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map(status)).toEqual([
    'ON_PROCESS',
    'DUE_TOMORROW',
    'ON_PROCESS',
    'OVERRDUE',
  ])
})

test('a budget shared by two stages runs on, and one come back to goes on where it stopped', () => {
  expect(advanceClock(begun, { runs: 'audit' }, { at: new Date(), reason: '', days: () => 5 })).toEqual([])
  const back = go(issuing, '2026-11-17', { runs: 'audit' })
  expect(kinds(back).slice(-2)).toEqual(['stop terbit', 'resume audit'])
  expect(readClock(back, '2026-11-18', holidays).current).toMatchObject({ budget: 'audit', used: 5 })
})

test('a clock that is behind writes no entry before the last one', () => {
  const early = go(waiting, '2026-11-03', { runs: 'audit' })
  expect(early.at(-1)).toMatchObject({ kind: 'resume', at: morning('2026-11-04') })
})

test('what a list shows of a clock is what the whole reading says', () => {
  for (const ledger of [[], begun, waiting, resumed, issuing, ended]) {
    for (const day of ['2026-11-04', '2026-11-20', '2027-01-04']) {
      const { current, wait } = readClock(ledger, day, holidays)
      expect(readClockNow(ledger, day, holidays)).toEqual({ current, wait })
    }
  }
})
