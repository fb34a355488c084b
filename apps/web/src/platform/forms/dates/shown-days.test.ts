import { expect, it } from 'vitest'
import { shownDays } from '#platform/forms/dates/shown-days.ts'

const range = (start: string, end = start) => ({ start, end })

it('shows what is being picked while the filter follows it', () => {
  expect(shownDays(['2026-11-15', null], range('2026-11-15'))).toEqual(['2026-11-15', null])
  expect(shownDays(['2026-11-15', '2026-11-20'], range('2026-11-15', '2026-11-20'))).toEqual([
    '2026-11-15',
    '2026-11-20',
  ])
  expect(shownDays([null, null], undefined)).toEqual([null, null])
})

it('follows a filter that was set elsewhere: by Back, or from the remembered view', () => {
  expect(shownDays([null, null], range('2026-11-01', '2026-11-30'))).toEqual(['2026-11-01', '2026-11-30'])
  expect(shownDays(['2026-11-15', '2026-11-20'], range('2026-10-01'))).toEqual(['2026-10-01', '2026-10-01'])
  expect(shownDays(['2026-11-15', '2026-11-20'], undefined)).toEqual([null, null])
})
