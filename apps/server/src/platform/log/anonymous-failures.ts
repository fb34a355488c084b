import type { FailedRequest } from './error-log.repository.ts'

const shownOfAKind = 20

interface Kind {
  count: number
  last: FailedRequest
}

/**
 * Limits logged refusals of visitors without a session, who can cause thousands per minute. It keeps the first of each
 * kind and counts the rest, so that a flood leaves the log readable and the table small.
 */
export class AnonymousFailures {
  #kinds = new Map<string, Kind>()

  /**
   * Decides whether to keep an entry. `place` is the route and not the URL, because a client can invent any number of
   * URLs.
   */
  admits(entry: FailedRequest, place: string): boolean {
    const name = [entry.metode, entry.status, entry.kode, place].join(' ')
    const kind = this.#kinds.get(name)
    this.#kinds.set(name, { count: (kind?.count ?? 0) + 1, last: entry })
    return (kind?.count ?? 0) < shownOfAKind
  }

  /** Returns one summary row per kind for the entries dropped since the last call. */
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
