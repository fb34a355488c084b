import { useRef } from 'react'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

interface EntryFields<Name extends string> {
  values: Partial<Record<Name, unknown>>
  change: (values: Partial<Record<Name, unknown>>) => void
  labels: Readonly<Record<Name, string>>
  faults: Partial<Record<Name, string>>
  /** In front of the ids, where two forms share a page. */
  prefix: string
}

/** The fields of the form kit, over an entry that is kept on this device with every change. */
export function useEntryFields<Name extends string>({
  values,
  change,
  labels,
  faults,
  prefix,
}: EntryFields<Name>): (name: Name) => FieldBinding {
  // One choice may fill several fields: the second must see what the first has written.
  const latest = useRef(values)
  latest.current = values
  return (name) => ({
    id: `${prefix}-${name}`,
    name,
    label: labels[name],
    value: values[name] ?? null,
    error: faults[name],
    onChange(value) {
      latest.current = { ...latest.current, [name]: value }
      change(latest.current)
    },
    onBlur() {},
    waitFor() {},
  })
}
