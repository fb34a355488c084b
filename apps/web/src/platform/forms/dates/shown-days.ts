import type { DayRange } from '@portal/domain/platform/calendar/rentang-ketik'
import { dateRangeOf } from '@portal/domain/platform/forms/field-rules'

export type Days = [start: string | null, end: string | null]

/** Returns the days being picked, unless the value changed elsewhere (Back button, remembered view). */
export function shownDays(picked: Days, value: DayRange | undefined): Days {
  const range = dateRangeOf(picked)
  if (range?.start === value?.start && range?.end === value?.end) return picked
  return value ? [value.start, value.end] : [null, null]
}
