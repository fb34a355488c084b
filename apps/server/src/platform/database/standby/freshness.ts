/** The oldest state (ms) that a visitor may read. */
const mostLagMs = 2000
/** Older positions of the primary are forgotten. A standby that far behind is not used anyway. */
const rememberedMs = 600_000

/**
 * Measures how far a standby is behind, by positions in the write-ahead log. No clock of another machine is involved, and
 * a standby that receives nothing falls behind even if it believes that it has replayed everything.
 */
export class Freshness {
  readonly #now: () => number
  /** Positions of the primary, oldest first, with the time before each was asked for. */
  #written: { position: bigint; at: number }[] = []
  #currentAt = Number.NEGATIVE_INFINITY

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Notes the position of the primary that was asked for at `at`. */
  noteWritten(position: bigint, at: number): void {
    this.#written.push({ position, at })
    this.#written = this.#written.filter((one) => one.at > at - rememberedMs)
  }

  /** Notes how far the standby has replayed. `undefined` means that it is no standby any more. */
  noteReplayed(position: bigint | undefined): void {
    if (position === undefined) {
      this.#currentAt = Number.NEGATIVE_INFINITY
      return
    }
    const behind = this.#written.findIndex((one) => one.position > position)
    const replayed = behind < 0 ? this.#written : this.#written.slice(0, behind)
    const newest = replayed.at(-1)
    if (!newest) return
    this.#currentAt = newest.at
    this.#written.splice(0, replayed.length - 1)
  }

  /** The age (ms) of what the standby shows. Infinity if it is unknown. */
  get lagMs(): number {
    return this.#now() - this.#currentAt
  }

  get isFresh(): boolean {
    return this.lagMs <= mostLagMs
  }
}
