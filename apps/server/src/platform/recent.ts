/** Remembers names for a while: the newest so many. */
export class Recent {
  readonly #until = new Map<string, number>()
  readonly #ms: number
  readonly #most: number
  readonly #now: () => number

  constructor({ ms, most, now = () => performance.now() }: { ms: number; most: number; now?: () => number }) {
    this.#ms = ms
    this.#most = most
    this.#now = now
  }

  has(name: string): boolean {
    const until = this.#until.get(name)
    if (until !== undefined && until <= this.#now()) this.#until.delete(name)
    return this.#until.has(name)
  }

  add(name: string): void {
    this.#until.delete(name)
    this.#until.set(name, this.#now() + this.#ms)
    const [oldest] = this.#until.size > this.#most ? this.#until.keys() : []
    if (oldest !== undefined) this.#until.delete(oldest)
  }

  forget(name: string): void {
    this.#until.delete(name)
  }
}
