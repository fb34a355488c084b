import { ApiError } from '#platform/wire/api-error.ts'

/** Splits an error into messages for these fields, or one sentence for the whole form. */
export function galatOf(failure: unknown, fields: readonly string[]) {
  const at = (name: string) =>
    failure instanceof ApiError ? failure.fields.find(({ field }) => field === name)?.message : undefined
  const lain = failure instanceof Error && !fields.some(at) ? failure.message : undefined
  return { at, lain }
}
