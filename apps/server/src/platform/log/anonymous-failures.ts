import type { FailedRequest } from './error-log.repository.ts'

const shownOfAKind = 20

interface Kind {
  count: number
  last: FailedRequest
}

/**
 * Refusals of visitors without a session, whom anyone can be a thousand times a minute: the first of a kind are
 * kept as they are, the others as their number, so that a flood leaves the list readable and the table small.
 */
export class AnonymousFailures {
  #kinds = new Map<string, Kind>()

  /** Whether this one is kept. `place` is the route, not the address: addresses can be made up without end. */
  admits(entry: FailedRequest, place: string): boolean {
    const name = [entry.metode, entry.status, entry.kode, place].join(' ')
    const kind = this.#kinds.get(name)
    this.#kinds.set(name, { count: (kind?.count ?? 0) + 1, last: entry })
    return (kind?.count ?? 0) < shownOfAKind
  }

  /** What was left out since the last time, a row a kind. */
  takeSummaries(): FailedRequest[] {
    const crowded = [...this.#kinds.values()].filter(({ count }) => count > shownOfAKind)
    this.#kinds = new Map()
    return crowded.map(({ count, last }) => ({
      ...last,
      pesan: `${last.pesan} (dan ${count - shownOfAKind} permintaan serupa tanpa sesi yang tidak dicatat satu per satu)`,
      rincian: null,
    }))
  }
}
