import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import { connectionTo } from '#platform/database/connection/address.ts'
import { withoutTimeLimit } from '#platform/database/connection/time-limit.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'
import { makeExclusive } from './jobs.repository.ts'

type Handler<T> = (data: T) => Promise<void>

interface Watchers {
  metrics?: Pick<Metrics, 'noteJob'>
  tracing?: Tracing | undefined
}

/** A job remembers the trace of the request that asked for it. */
interface Traced {
  traceparent?: string
}

interface Registration {
  handler: Handler<never>
  cron?: string
  retryLimit: number
  batch: number
  held: boolean
}

const timeZone = 'Asia/Jakarta'
/** The queue restarts a job this many seconds after the last heartbeat of a lost server. */
const lostAfterSeconds = 30
/**
 * A scheduled job that runs longer counts as hung, and the queue starts it again. The longest runs print thousands of
 * certificates, or ask OSS about each open licence.
 */
const longestRunSeconds = 2 * 3600
/** Users wait for jobs of a request but not for scheduled jobs. */
const pollSeconds = { request: 0.5, clock: 10 }

/**
 * Background jobs in PostgreSQL (pg-boss). Enqueuing in the caller's transaction means that a job is never lost and
 * never starts before the commit.
 */
export class Jobs {
  readonly #boss: PgBoss
  readonly #log: FastifyBaseLogger
  readonly #watchers: Watchers
  readonly #registrations = new Map<string, Registration>()
  #started = false

  constructor(url: string, log: FastifyBaseLogger, watchers: Watchers = {}) {
    this.#log = log
    this.#watchers = watchers
    this.#boss = new PgBoss({
      ...connectionTo(url),
      max: 3,
      application_name: 'portal-jobs',
      superviseIntervalSeconds: lostAfterSeconds,
      monitorIntervalSeconds: lostAfterSeconds,
    })
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue error'))
  }

  /**
   * Registers the handler of a job. Call it before `start`. Up to `batch` jobs run concurrently on a server, each with
   * its own result. Use a larger batch for short, frequent jobs. Jobs that are `held` wait in the queue untouched.
   */
  on<T extends object>(
    name: string,
    handler: Handler<T>,
    { retryLimit = 8, batch = 1, held = false }: { retryLimit?: number; batch?: number; held?: boolean } = {},
  ): void {
    this.#register(name, { handler: handler as Handler<never>, retryLimit, batch, held })
  }

  /**
   * Registers a scheduled job (Jakarta time) that runs once across all servers. While one run waits or works, the
   * schedule starts no other.
   */
  every(name: string, cron: string, handler: () => Promise<void>): void {
    this.#register(name, { handler, cron, retryLimit: 2, batch: 1, held: false })
  }

  async enqueue(trx: Trx, name: string, data: object): Promise<void> {
    if (!this.#registrations.has(name)) throw new Error(`Unknown job "${name}"`)
    const traceparent = this.#watchers.tracing?.current()
    const traced: object & Traced = traceparent ? { ...data, traceparent } : data
    await this.#boss.send(name, traced, { db: fromKysely(trx), heartbeatSeconds: lostAfterSeconds })
  }

  async start(): Promise<void> {
    await this.#boss.start()
    this.#started = true
    for (const [name, registration] of this.#registrations) {
      const { batch, cron, held, retryLimit } = registration
      const queue = {
        retryLimit,
        retryBackoff: true,
        retryDelay: 5,
        // Delete finished jobs after an hour, which is enough to inspect them.
        deleteAfterSeconds: 3600,
        ...(cron ? { expireInSeconds: longestRunSeconds, heartbeatSeconds: lostAfterSeconds } : {}),
      }
      await this.#boss.createQueue(name, { ...queue, policy: cron ? 'exclusive' : 'standard' })
      // Without these calls, a queue from an earlier release would keep its old settings.
      await this.#boss.updateQueue(name, queue)
      if (cron) await makeExclusive(this.#boss, name)
      if (held) continue
      const polling = {
        pollingIntervalSeconds: cron ? pollSeconds.clock : pollSeconds.request,
        batchSize: batch,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const
      await this.#boss.work(name, polling, (jobs: Job<never>[]) =>
        Promise.all(jobs.map((job) => this.#outcome(job, registration))),
      )
      if (cron) await this.#boss.schedule(name, cron, {}, { tz: timeZone })
    }
  }

  async #outcome(job: Job<never>, registration: Registration): Promise<JobResult> {
    const { tracing } = this.#watchers
    if (!tracing) return this.#run(job, registration)
    const { traceparent: parent } = job.data as Traced
    const span = tracing.begin(`job ${job.name}`, { kind: 'consumer', parent })
    const result = await span.within(() => this.#run(job, registration))
    span.end({ fault: result.status === 'failed' ? 'failed' : undefined })
    return result
  }

  async #run(job: Job<never>, { handler }: Registration): Promise<JobResult> {
    const begun = performance.now()
    const note = (outcome: 'completed' | 'failed') =>
      this.#watchers.metrics?.noteJob(job.name, outcome, performance.now() - begun)
    try {
      await withoutTimeLimit(() => handler(job.data))
      note('completed')
      return { id: job.id, status: 'completed' }
    } catch (error) {
      note('failed')
      this.#log.error({ err: error, job: job.name }, 'job failed')
      return { id: job.id, status: 'failed', output: error }
    }
  }

  async stop(): Promise<void> {
    if (!this.#started) return
    this.#started = false
    await this.#boss.stop({ graceful: true, timeout: 10_000 })
  }

  #register(name: string, registration: Registration): void {
    if (this.#registrations.has(name)) throw new Error(`Job "${name}" is registered twice`)
    this.#registrations.set(name, registration)
  }
}

/** Creates the tables of pg-boss, so that a new database or test template is complete before the first job. */
export async function installJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ ...connectionTo(url), supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
