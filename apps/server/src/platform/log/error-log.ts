import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { AnonymousFailures } from './anonymous-failures.ts'
import { type FailedRequest, insertFailedRequests } from './error-log.repository.ts'

const largestBuffer = 1000
const flushEvery = 1000
const summariseEvery = 3_600_000

/**
 * Collects failed requests and stores them in batches, so that a flood costs one insert per second. A full buffer drops
 * and counts entries instead of blocking. The limit for visitors drops refusals, also those of a busy server (503), but no
 * other server errors.
 */
export class ErrorLog {
  readonly #db: Database
  readonly #logger: FastifyBaseLogger
  readonly #anonymous = new AnonymousFailures()
  #buffer: FailedRequest[] = []
  #dropped = 0
  #timer: NodeJS.Timeout | undefined
  #summaryTimer: NodeJS.Timeout | undefined

  constructor(db: Database, logger: FastifyBaseLogger) {
    this.#db = db
    this.#logger = logger
  }

  add(entry: FailedRequest, place: string): void {
    const refusal = entry.pengguna_id === null && (entry.status < 500 || entry.status === 503)
    if (refusal) this.#summaryTimer ??= setTimeout(() => this.#summarise(), summariseEvery).unref()
    if (!refusal || this.#anonymous.admits(entry, place)) this.#keep(entry)
  }

  #keep(entry: FailedRequest): void {
    if (this.#buffer.length >= largestBuffer) {
      this.#dropped += 1
      return
    }
    this.#buffer.push(entry)
    this.#timer ??= setTimeout(() => void this.flush(), flushEvery).unref()
  }

  #summarise(): void {
    clearTimeout(this.#summaryTimer)
    this.#summaryTimer = undefined
    for (const entry of this.#anonymous.takeSummaries()) this.#keep(entry)
  }

  async close(): Promise<void> {
    this.#summarise()
    await this.flush()
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const entries = this.#buffer
    this.#buffer = []
    if (this.#dropped > 0) this.#logger.warn({ dropped: this.#dropped }, 'error log is full')
    this.#dropped = 0
    if (entries.length === 0) return
    try {
      await insertFailedRequests(this.#db, entries)
    } catch (error) {
      this.#logger.error({ err: error }, 'error log was not stored')
    }
  }
}
