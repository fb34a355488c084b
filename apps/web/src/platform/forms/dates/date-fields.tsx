import { DatePicker, type DatePickerProps, type DatePickerType } from '@mantine/dates'
import { type DayRange, readTypedRange, writeRange } from '@portal/domain/platform/calendar/rentang-ketik'
import { type DayLimits, readTypedDay, slashed } from '@portal/domain/platform/calendar/tanggal-ketik'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { dateRangeOf } from '@portal/domain/platform/forms/field-rules'
import { useState } from 'react'
import { type Days, shownDays } from '#platform/forms/dates/shown-days.ts'
import classes from '#platform/forms/dates/TypedDateInput.module.css'
import { TypedDateInput } from '#platform/forms/dates/TypedDateInput.tsx'
import { useTypedValue } from '#platform/forms/dates/use-typed-value.ts'
import { type CommonField, Fault, inputProps } from '#platform/forms/fields.tsx'

const isDay = (value: unknown): value is string => typeof value === 'string' && value !== ''

interface DateFieldProps extends Omit<CommonField, 'waitFor' | 'onBlur'> {
  onBlur?: CommonField['onBlur']
  minDate?: string
  maxDate?: string
}

/** A date field. The form holds "2026-11-15", the screen shows "15 November 2026". Users type or pick the date. */
export function DateField({ minDate: min, maxDate: max, ...field }: DateFieldProps) {
  const limits: DayLimits = { today: dayInJakarta(Date.now()), min, max }
  const value = isDay(field.value) ? field.value : null
  const typed = useTypedValue({
    value,
    write: formatDate,
    read: (text) => readTypedDay(text, limits),
    onChange: field.onChange,
    field,
  })
  return (
    <TypedDateInput
      {...inputProps({ placeholder: exampleOf(limits), ...field, error: typed.fault ?? field.error })}
      called={field.label}
      text={typed.text}
      onType={typed.type}
      onSettle={typed.settle}
      onBlur={field.onBlur}
      onClear={field.optional ? () => typed.pick(null) : undefined}
      calendar={(close) => (
        <Calendar
          limits={limits}
          at={value}
          value={value}
          onChange={(day: string | null) => {
            typed.pick(day)
            close()
          }}
        />
      )}
    />
  )
}

interface DateRangeInputProps {
  label: string
  value: DayRange | undefined
  onChange: (range: DayRange | undefined) => void
  hideLabel?: boolean
}

/** A date range for filters. One day sets both start and end. */
export function DateRangeInput({ label, value, onChange, hideLabel = false }: DateRangeInputProps) {
  const limits: DayLimits = { today: dayInJakarta(Date.now()) }
  const [picked, setPicked] = useState<Days>([null, null])
  const typed = useTypedValue({
    value: value ?? null,
    write: writeRange,
    read: (text) => readTypedRange(text, limits),
    onChange: (range) => onChange(range ?? undefined),
  })
  return (
    <TypedDateInput
      {...(hideLabel ? { 'aria-label': label, placeholder: label } : { label })}
      error={typed.fault && <Fault>{typed.fault}</Fault>}
      called={label}
      text={typed.text}
      onType={typed.type}
      onSettle={typed.settle}
      onClear={() => typed.pick(null)}
      onCalendarClosed={() => setPicked([null, null])}
      calendar={(close) => (
        <Calendar
          type="range"
          allowSingleDateInRange
          limits={limits}
          at={value?.start ?? null}
          value={shownDays(picked, value)}
          onChange={(days: Days) => {
            setPicked(days)
            typed.pick(dateRangeOf(days) ?? null)
            if (days[0] && days[1]) close()
          }}
        />
      )}
    />
  )
}

const exampleOf = ({ today, min, max }: DayLimits) => `mis. ${slashed(nearest(today, min, max))}`

/** Returns the selectable day at which the calendar opens. */
function nearest(day: string, min?: string, max?: string): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}

interface CalendarProps<T extends DatePickerType> extends DatePickerProps<T> {
  limits: DayLimits
  at: string | null
}

function Calendar<T extends DatePickerType = 'default'>({ limits, at, ...picker }: CalendarProps<T>) {
  const start = nearest(at ?? limits.today, limits.min, limits.max)
  return (
    <DatePicker
      {...picker}
      className={classes.calendar}
      size="md"
      defaultDate={start}
      {...(limits.min ? { minDate: limits.min } : {})}
      {...(limits.max ? { maxDate: limits.max } : {})}
      getDayProps={(day) => ({ 'data-autofocus': day === start || undefined })}
      ariaLabels={calendarWords}
      __stopPropagation
    />
  )
}

const calendarWords = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  previousYear: 'Tahun sebelumnya',
  nextYear: 'Tahun berikutnya',
  previousDecade: 'Sepuluh tahun sebelumnya',
  nextDecade: 'Sepuluh tahun berikutnya',
}
