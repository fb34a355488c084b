import type { Known } from './pool.ts'
import { otherNames } from './values.ts'

const most = 5
const refusalChange: Record<number, number> = { 404: -0.7, 409: -0.15, 403: -0.15 }

const parts = new Map<string, string>()
/** Operations of one part of the portal take the same kind of record. */
function partOf(operation: string): string {
  const known = parts.get(operation) ?? operation.split('/').slice(2, 4).join('/')
  parts.set(operation, known)
  return known
}

/** Tells if a field of a request had its value from this record. */
export const namesValueOf = ({ fields }: Known, field: string): boolean =>
  [field, ...(otherNames[field] ?? [])].some((name) => name in fields)

/** Learns which answers hold the records that an operation accepts, from its successes and its refusals. */
export class Trust {
  readonly #scores = new Map<string, number>()

  #key(operation: string, { path, inside }: Known): string {
    return `${partOf(operation)} < ${path} ${inside}`
  }

  of(operation: string, known: Known): number {
    return this.#scores.get(this.#key(operation, known)) ?? 0
  }

  /** `refused` are the fields that a 400 names. */
  learn(operation: string, known: Known | undefined, status: number, refused: readonly string[]): void {
    if (!known) return
    const isItsValue = refused.some((field) => namesValueOf(known, field))
    const change = status < 300 ? 2 : (refusalChange[status] ?? (isItsValue ? -0.3 : 0))
    const key = this.#key(operation, known)
    this.#scores.set(key, Math.max(-most, Math.min(most, (this.#scores.get(key) ?? 0) + change)))
  }
}
