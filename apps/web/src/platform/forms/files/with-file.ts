/**
 * Returns the files of a record after one field changed. `before` is the file that the field held, undefined for the
 * empty field. A replacement for a file that was removed meanwhile is dropped.
 */
export function withFile(now: readonly string[], before: string | undefined, after: string | null): string[] {
  if (before === undefined) return after === null ? [...now] : [...now, after]
  return now.flatMap((key) => (key !== before ? [key] : after === null ? [] : [after]))
}
