import type { FieldError } from '@portal/domain/platform/errors'
import { installMessages } from '@portal/domain/platform/forms/messages'
import type { z } from 'zod'

installMessages()

export type FieldMessages = Record<string, string>

export interface Settled {
  /** The first error of each field, by Mantine's path (`pemasok.0.nama`). */
  faults: FieldMessages
  values: unknown
}

/**
 * Validates a form against its schema. An empty field is null in the form; if the schema rejects null, the field is
 * omitted.
 */
export function settle(schema: z.ZodType, values: object): Settled {
  const first = schema.safeParse(values)
  if (first.success) return { faults: {}, values }
  const refusedNulls = first.error.issues
    .map((issue) => issue.path[0])
    .filter((name) => name !== undefined && (values as Record<PropertyKey, unknown>)[name] === null)
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !refusedNulls.includes(name)))
  const second = schema.safeParse(kept)
  const faults: FieldMessages = {}
  for (const issue of second.error?.issues ?? []) faults[issue.path.join('.')] ??= issue.message
  return { faults, values: kept }
}

export function serverFaults(fields: readonly FieldError[]): FieldMessages {
  const messages: FieldMessages = {}
  for (const { field, message } of fields) messages[field.replace(/^body\./, '')] ??= message
  return messages
}
