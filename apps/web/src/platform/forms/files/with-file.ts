/**
 * The files of a record after one field has spoken: `before` is the file that field held, none for the empty field.
 * A file sent in place of one that was removed meanwhile is left out.
 */
export function withFile(now: readonly string[], before: string | undefined, after: string | null): string[] {
  if (before === undefined) return after === null ? [...now] : [...now, after]
  return now.flatMap((key) => (key !== before ? [key] : after === null ? [] : [after]))
}
