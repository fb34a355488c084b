export interface OpsiPemutus {
  /** Failures in a row that open it. */
  batas?: number
  /** How long it stays open at first (ms); doubled each time up to the longest. */
  awalMs?: number
  terlamaMs?: number
}

/** A circuit breaker: while OSS is dead nobody waits for it; now and then one question is let through. */
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

  /** How long everybody waits still (ms); 0 where somebody may try. */
  sisa(now: number): number {
    return Math.max(0, (this.#terbukaSampai ?? 0) - now)
  }

  /** Whether this one may go; a try while it is open is for one alone. */
  boleh(now: number): boolean {
    if (this.#terbukaSampai === undefined) return true
    if (now < this.#terbukaSampai) return false
    // One goes first; the others wait for what becomes of it.
    this.#terbukaSampai = now + this.#jeda
    return true
  }

  berhasil(): void {
    this.#gagal = 0
    this.#jeda = this.#awalMs
    this.#terbukaSampai = undefined
  }

  gagal(now: number): void {
    this.#gagal += 1
    if (this.#gagal < this.#batas) return
    if (this.#gagal > this.#batas) this.#jeda = Math.min(this.#jeda * 2, this.#terlamaMs)
    this.#terbukaSampai = now + this.#jeda
  }
}
