/**
 * Search values stay strings, because the router's parser turns "01" into 1. A repeated name becomes an array. Empty
 * values are omitted to keep URLs short.
 */
export type SearchValues = Record<string, string | string[]>

export function parseSearch(text: string): SearchValues {
  // A Map is safe against names like "constructor", which exist on every object.
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(values)
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') params.append(name, String(item))
    }
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}
