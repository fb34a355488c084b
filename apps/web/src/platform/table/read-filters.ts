import type { z } from 'zod'

/** Returns the filters from the URL that the contract accepts, and ignores all others. */
export function readFilters(
  search: Record<string, unknown>,
  names: readonly string[],
  query?: z.ZodObject,
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of names) {
    const value = search[name]
    if (value === undefined || value === '' || typeof value === 'object') continue
    if (query?.shape[name]?.safeParse(value).success ?? true) values[name] = String(value)
  }
  return values
}
