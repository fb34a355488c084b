import type { Known } from './pool.ts'

const most = 5

/** Operations of one part of the portal take the same kind of record. */
const partOf = (operation: string) => operation.split('/').slice(2, 4).join('/')

/** Learns which answers hold the records that an operation accepts, from its successes and its 404s. */
export class Trust {
  readonly #scores = new Map<string, number>()

  #key(operation: string, { path, inside }: Known): string {
    return `${partOf(operation)} < ${path} ${inside}`
  }

  of(operation: string, known: Known): number {
    return this.#scores.get(this.#key(operation, known)) ?? 0
  }

  learn(operation: string, known: Known | undefined, status: number): void {
    if (!known) return
    const change = status < 300 ? 2 : status === 404 ? -0.7 : status === 409 || status === 403 ? -0.15 : 0
    const key = this.#key(operation, known)
    this.#scores.set(key, Math.max(-most, Math.min(most, (this.#scores.get(key) ?? 0) + change)))
  }
}
