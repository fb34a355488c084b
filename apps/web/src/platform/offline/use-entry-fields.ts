import { useRef } from 'react'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

interface EntryFields<Name extends string> {
  values: Partial<Record<Name, unknown>>
  change: (values: Partial<Record<Name, unknown>>) => void
  labels: Readonly<Record<Name, string>>
  faults: Partial<Record<Name, string>>
  /** Prefix of the ids, for pages with two forms. */
  prefix: string
}

/** Binds form fields to an entry that is stored on this device with each change. */
export function useEntryFields<Name extends string>({
  values,
  change,
  labels,
  faults,
  prefix,
}: EntryFields<Name>): (name: Name) => FieldBinding {
  // One choice may fill several fields, so each change must see the previous one before the next render.
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
