import { ApiError } from '#platform/wire/api-error.ts'

/** A refusal as a form shows it: at these fields, or else in one sentence below. */
export function galatOf(failure: unknown, fields: readonly string[]) {
  const at = (name: string) =>
    failure instanceof ApiError ? failure.fields.find(({ field }) => field === name)?.message : undefined
  const lain = failure instanceof Error && !fields.some(at) ? failure.message : undefined
  return { at, lain }
}
