import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSilent } from './lost-connection.ts'

/** The sum stays below two seconds, so the server detects a hanging database within that time. */
export const watchPace = { pauseMs: 250, limitMs: 1250 }

export interface Probe {
  /** Settles as soon as the database sends any reply, including an error. */
  ask(): Promise<unknown>
  /** Abandons an unanswered query. */
  drop(): void
}

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>

/**
 * Waits, then yields one more turn of the event loop. If this process was blocked, the reply may already be in the
 * socket buffer, and the database is not at fault.
 */
const patience: Wait = async (ms, signal) => {
  await sleep(ms, undefined, { ref: false, signal })
  await nextTurn()
}

/**
 * Probes the database repeatedly on its own connection. A database that refuses connections fails every caller; a
 * hanging one does not, so the watch reports it. The watch ignores how long statements take.
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

  /** Returns false if `stop` aborted the wait. */
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
