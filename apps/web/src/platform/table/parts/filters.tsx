import { Select } from '@mantine/core'
import { writeRange } from '@portal/domain/platform/calendar/rentang-ketik'
import { clearButton } from '#platform/forms/clear-button.ts'
import { DateRangeInput } from '#platform/forms/dates/date-fields.tsx'
import { useChoicesOnFocus } from '#platform/forms/use-choices-on-focus.ts'
import type { Filter, SelectFilter } from '#platform/table/column.ts'
import classes from '#platform/table/parts/TableTools.module.css'
import type { ListView } from '#platform/table/use-list-view.ts'

export function FilterField({ filter, view }: { filter: Filter; view: ListView }) {
  if (filter.kind === 'date-range') {
    const start = view.filters[filter.start]
    const end = view.filters[filter.end]
    return (
      <div className={classes.days}>
        <DateRangeInput
          label={filter.label}
          hideLabel
          value={start && end ? { start, end } : undefined}
          onChange={(range) => view.setFilters({ [filter.start]: range?.start, [filter.end]: range?.end })}
        />
      </div>
    )
  }
  return <ChoiceFilter filter={filter} view={view} />
}

function ChoiceFilter({ filter, view }: { filter: SelectFilter; view: ListView }) {
  const { keepMounted, onFocus } = useChoicesOnFocus()
  const placeholder = filter.placeholder ?? filter.label
  return (
    <Select
      className={classes.filter}
      style={{ '--signs': placeholder.length }}
      aria-label={filter.label}
      placeholder={placeholder}
      data={filter.options.map((option) => ({ value: String(option.value), label: option.label }))}
      // Keeps its place while its choices load or depend on another filter.
      disabled={filter.options.length === 0}
      value={view.filters[filter.name] ?? null}
      onChange={(value) => view.setFilters({ [filter.name]: value ?? undefined })}
      searchable={filter.options.length > 7}
      limit={200}
      clearable
      clearButtonProps={clearButton(filter.label)}
      nothingFoundMessage="Tidak ada yang cocok"
      onFocus={onFocus}
      comboboxProps={{ width: 'max-content', position: 'bottom-start', keepMounted }}
    />
  )
}

interface FilterChip {
  label: string
  text: string
  names: string[]
}

/** Describes an active filter in words; empty if it is not set. */
export function describeFilter(filter: Filter, values: ListView['filters']): FilterChip[] {
  if (filter.kind === 'select') {
    const value = values[filter.name]
    if (!value) return []
    const option = filter.options.find((found) => String(found.value) === value)
    return [{ label: filter.label, text: option?.label ?? value, names: [filter.name] }]
  }
  const start = values[filter.start]
  const end = values[filter.end]
  if (!start || !end) return []
  return [{ label: filter.label, text: writeRange({ start, end }), names: [filter.start, filter.end] }]
}
