import type { z } from 'zod'

/** The filters that an address names and the call would take; anything else is as if it were not there. */
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
