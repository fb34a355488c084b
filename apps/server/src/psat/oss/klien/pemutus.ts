export interface OpsiPemutus {
  batas?: number
  /** First open time in ms. The time doubles on each further failure, up to `terlamaMs`. */
  awalMs?: number
  terlamaMs?: number
}

/**
 * Circuit breaker. While OSS is down, callers do not wait for it. From time to time the breaker lets one trial call
 * through.
 */
export class Pemutus {
  readonly #batas: number
  readonly #awalMs: number
  readonly #terlamaMs: number
  #gagal = 0
  #jeda: number
  #terbukaSampai: number | undefined

  constructor({ batas = 5, awalMs = 15_000, terlamaMs = 300_000 }: OpsiPemutus = {}) {
    this.#batas = batas
    this.#awalMs = awalMs
    this.#terlamaMs = terlamaMs
    this.#jeda = awalMs
  }

  /** Returns the remaining open time in ms, or 0 if a call may try. */
  remaining(now: number): number {
    return Math.max(0, (this.#terbukaSampai ?? 0) - now)
  }

  /** Checks whether a call may go out. After the open time, the breaker allows a single trial call. */
  allows(now: number): boolean {
    if (this.#terbukaSampai === undefined) return true
    if (now < this.#terbukaSampai) return false
    // One trial call goes out. All others wait for its result.
    this.#terbukaSampai = now + this.#jeda
    return true
  }

  recordSuccess(): void {
    this.#gagal = 0
    this.#jeda = this.#awalMs
    this.#terbukaSampai = undefined
  }

  recordFailure(now: number): void {
    this.#gagal += 1
    if (this.#gagal < this.#batas) return
    if (this.#gagal > this.#batas) this.#jeda = Math.min(this.#jeda * 2, this.#terlamaMs)
    this.#terbukaSampai = now + this.#jeda
  }
}
