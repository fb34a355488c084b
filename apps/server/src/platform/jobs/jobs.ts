import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Trx } from '#platform/database/database.ts'

type Handler<T> = (data: T) => Promise<void>

interface Registration {
  handler: Handler<never>
  cron?: string
  retryLimit: number
}

const timeZone = 'Asia/Jakarta'
/** A job whose server was lost is taken up again about so long after its last sign of life. */
const lostAfterSeconds = 30

/** Background work in PostgreSQL (pg-boss): enqueued in the caller's transaction, so never lost and never early. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #registrations = new Map<string, Registration>()
  #started = false

  constructor(url: string, log: FastifyBaseLogger) {
    this.#boss = new PgBoss({
      connectionString: url,
      max: 3,
      application_name: 'portal-jobs',
      superviseIntervalSeconds: lostAfterSeconds,
      monitorIntervalSeconds: lostAfterSeconds,
    })
    this.#boss.on('error', (error) => log.error({ err: error }, 'antrean pekerjaan'))
  }

  /** Names a kind of job and who does it. Before `start`. */
  on<T extends object>(name: string, handler: Handler<T>, options: { retryLimit?: number } = {}): void {
    this.#register(name, { handler: handler as Handler<never>, retryLimit: options.retryLimit ?? 8 })
  }

  /** A job that runs by the clock (Jakarta time), once over all servers. */
  every(name: string, cron: string, handler: () => Promise<void>): void {
    this.#register(name, { handler, cron, retryLimit: 2 })
  }

  async enqueue(trx: Trx, name: string, data: object): Promise<void> {
    if (!this.#registrations.has(name)) throw new Error(`Pekerjaan "${name}" tidak dikenal`)
    await this.#boss.send(name, data, { db: fromKysely(trx), heartbeatSeconds: lostAfterSeconds })
  }

  async start(): Promise<void> {
    await this.#boss.start()
    this.#started = true
    for (const [name, registration] of this.#registrations) {
      await this.#boss.createQueue(name, {
        retryLimit: registration.retryLimit,
        retryBackoff: true,
        retryDelay: 5,
        // Finished jobs may hold a link with its token: they are not kept longer than a look at them needs.
        deleteAfterSeconds: 3600,
      })
      await this.#boss.work(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs) await registration.handler(job.data as never)
      })
      if (registration.cron) await this.#boss.schedule(name, registration.cron, {}, { tz: timeZone })
    }
  }

  async stop(): Promise<void> {
    if (!this.#started) return
    this.#started = false
    await this.#boss.stop({ graceful: true, timeout: 10_000 })
  }

  #register(name: string, registration: Registration): void {
    if (this.#registrations.has(name)) throw new Error(`Pekerjaan "${name}" didaftarkan dua kali`)
    this.#registrations.set(name, registration)
  }
}

/** Creates pg-boss's own tables, so that a fresh database (or a test template) is complete before the first job. */
export async function installJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
