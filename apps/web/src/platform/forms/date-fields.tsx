import { DatePickerInput } from '@mantine/dates'
import { dateRangeOf } from '@portal/domain/platform/forms/field-rules'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { type CommonField, inputProps } from '#platform/forms/fields.tsx'
import { type DayRange, type Days, shownDays } from '#platform/forms/shown-days.ts'

const calendar = <IconCalendar size={18} stroke={1.75} aria-hidden="true" />

interface DateFieldProps extends CommonField {
  minDate?: string
  maxDate?: string
}

/** A day, "2026-11-15" in the form and "15 November 2026" on the screen. */
export function DateField({ minDate, maxDate, ...field }: DateFieldProps) {
  return (
    <DatePickerInput
      {...inputProps({ placeholder: 'Pilih tanggal', ...field })}
      value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
      onChange={(day) => field.onChange(day)}
      onBlur={field.onBlur}
      valueFormat="D MMMM YYYY"
      leftSection={calendar}
      clearable={Boolean(field.optional)}
      clearButtonProps={{ 'aria-label': `Kosongkan ${field.label}` }}
      {...(minDate ? { minDate } : {})}
      {...(maxDate ? { maxDate } : {})}
    />
  )
}

interface DateRangeInputProps {
  label: string
  value: DayRange | undefined
  onChange: (range: DayRange | undefined) => void
  hideLabel?: boolean
}

/** For filters: one picked day means start = end, two mean a range. */
export function DateRangeInput({ label, value, onChange, hideLabel = false }: DateRangeInputProps) {
  const [picked, setPicked] = useState<Days>([null, null])
  return (
    <DatePickerInput
      type="range"
      allowSingleDateInRange
      {...(hideLabel ? { 'aria-label': label } : { label })}
      placeholder={label}
      valueFormat="D MMM YYYY"
      leftSection={calendar}
      value={shownDays(picked, value)}
      onChange={(days) => {
        setPicked(days)
        onChange(dateRangeOf(days))
      }}
      clearable
      clearButtonProps={{ 'aria-label': `Kosongkan ${label}` }}
    />
  )
}
