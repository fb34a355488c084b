import { createHash } from 'node:crypto'

/** Returns the same text for the same content in any key order. PostgreSQL's jsonb does not keep the order. */
export function canonicalJson(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
  return `{${parts.join(',')}}`
}

export function sidikOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex')
}
