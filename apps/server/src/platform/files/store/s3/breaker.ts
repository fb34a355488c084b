const pauseMs = 5000

/**
 * Refuses calls for five seconds after one failed, then lets single calls try. A transaction that stores a file would
 * otherwise hold its connection while it waits for a silent store, until the database pool is empty.
 */
export class Breaker {
  #last: Error | undefined
  #until = 0
  readonly #onOpen: (error: Error) => void

  constructor(onOpen: (error: Error) => void) {
    this.#onOpen = onOpen
  }

  get isOpen(): boolean {
    return this.#last !== undefined
  }

  /** Throws while the pause lasts. The first call after it may try, and the others wait for its result. */
  check(longestTryMs: number): void {
    if (!this.#last) return
    if (Date.now() < this.#until) throw this.#last
    this.#until = Date.now() + longestTryMs + pauseMs
  }

  failed(error: Error): void {
    const isNew = this.#last === undefined
    this.#last = error
    this.#until = Date.now() + pauseMs
    if (isNew) this.#onOpen(error)
  }

  answered(): void {
    this.#last = undefined
  }
}
