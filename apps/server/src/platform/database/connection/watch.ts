import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSilent } from './lost-connection.ts'

/** Together they stay below two seconds: a database that hangs is known as such by then. */
export const watchPace = { pauseMs: 250, limitMs: 1250 }

export interface Probe {
  /** Settles as soon as the database has said anything at all, a refusal included. */
  ask(): Promise<unknown>
  /** Drops a question that nobody answered. */
  drop(): void
}

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>

/**
 * After the time one more turn of the loop: when this process itself was held up, the answer lies there unread, and
 * the database is not to blame.
 */
const patience: Wait = async (ms, signal) => {
  await sleep(ms, undefined, { ref: false, signal })
  await nextTurn()
}

/**
 * Asks the database for a sign of life, over and over, on a connection of its own. A database that refuses tells
 * every caller so itself; one that hangs tells nobody, so the watch does. It never looks at how long work takes.
 */
export class DatabaseWatch {
  readonly #probe: Probe
  readonly #wait: Wait
  readonly #listeners = new Set<() => void>()
  #silent = false
  #stopped = false
  #waiting = new AbortController()
  #running: Promise<void> | undefined

  constructor(probe: Probe, wait: Wait = patience) {
    this.#probe = probe
    this.#wait = wait
  }

  get silent(): boolean {
    return this.#silent
  }

  refuseIfSilent(): void {
    if (this.#silent) throw new DatabaseSilent()
  }

  /** Called each time the database falls silent. */
  onSilence(listener: () => void): void {
    this.#listeners.add(listener)
  }

  start(): void {
    this.#running ??= this.#run()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#waiting.abort()
    this.#probe.drop()
    await this.#running
  }

  /** False when it was cut short. */
  async #pass(ms: number): Promise<boolean> {
    this.#waiting = new AbortController()
    return this.#wait(ms, this.#waiting.signal).then(
      () => true,
      () => false,
    )
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const heard = this.#probe.ask().then(
        () => true,
        () => true,
      )
      const answered = await Promise.race([heard, this.#pass(watchPace.limitMs).then((over) => !over)])
      this.#waiting.abort()
      if (this.#stopped) return
      this.#note(answered)
      await this.#pass(watchPace.pauseMs)
    }
  }

  #note(answered: boolean): void {
    const fellSilent = !answered && !this.#silent
    this.#silent = !answered
    if (!answered) this.#probe.drop()
    if (fellSilent) for (const listener of this.#listeners) listener()
  }
}
