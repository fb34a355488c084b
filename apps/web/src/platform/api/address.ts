import { dropEmpty } from '@portal/domain/platform/forms/field-rules'

/**
 * Builds the URL of a call from a path like `/api/user/detail/:uuid`, its params and its query. Omits empty filters.
 */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const values = params as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null || value === '')
      throw new Error(`Parameter ${name} belum diisi.`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(dropEmpty(query))) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
