import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type GaugeGroup, registerGauges } from './readings.ts'

const toSeconds = 1000

interface Pool {
  options: { max: number }
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** Metrics of this server for Prometheus, on a port of their own that the proxy does not publish. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.#registry],
  })
  readonly #poolWaits = new Histogram({
    name: 'database_pool_wait_seconds',
    help: 'Wait of a request or job for a connection to the database',
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [this.#registry],
  })
  readonly #poolSheds = new Counter({
    name: 'database_pool_shed_total',
    help: 'Requests that got a 503 because no connection was free in time',
    registers: [this.#registry],
  })
  readonly #jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of jobs by queue and outcome (completed, failed). A failed job may be tried again',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [this.#registry],
  })
  readonly #mails = new Histogram({
    name: 'mail_delivery_seconds',
    help: 'Time from the change that sends a mail until the mail server has accepted it',
    buckets: [1, 2, 5, 10, 30, 60, 300, 3600],
    registers: [this.#registry],
  })
  readonly #failedReadings = new Gauge({
    name: 'metrics_reading_failed',
    help: '1 if this group of metrics could not be read',
    labelNames: ['group'],
    registers: [this.#registry],
  })
  #server: Server | undefined

  measureRequests(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      done()
      const route = request.routeOptions.url ?? 'unknown'
      this.#requests
        .labels(request.method, route, String(reply.statusCode))
        .observe(reply.elapsedTime / toSeconds)
    })
  }

  /** Watches a pool. Its numbers cost nothing, so each scrape reads them. */
  measurePool(pool: Pool): void {
    this.gauges({
      prefix: 'database_pool',
      names: {
        size: 'Connections that the pool may open (DATABASE_POOL)',
        open: 'Open connections of the pool',
        idle: 'Open connections that nobody uses',
        waiting: 'Requests and jobs that wait for a connection',
      },
      keepMs: 0,
      read: async () => ({
        size: pool.options.max,
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
    })
  }

  notePoolWait(ms: number): void {
    this.#poolWaits.observe(ms / toSeconds)
  }

  noteShed(): void {
    this.#poolSheds.inc()
  }

  noteJob(queue: string, outcome: 'completed' | 'failed', ms: number): void {
    this.#jobs.labels(queue, outcome).observe(ms / toSeconds)
  }

  noteMail(ms: number): void {
    this.#mails.observe(ms / toSeconds)
  }

  gauges<Name extends string>(group: GaugeGroup<Name>): void {
    registerGauges(this.#registry, this.#failedReadings, group)
  }

  /** The answer of /metrics. */
  read(): Promise<string> {
    return this.#registry.metrics()
  }

  async listen(host: string, port: number): Promise<void> {
    collectDefaultMetrics({ register: this.#registry })
    this.#server = createServer(async (request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': this.#registry.contentType }).end(await this.read())
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#server.once('error', reject).listen(port, host, resolve)
    await promise
  }

  async close(): Promise<void> {
    const open = this.#server
    if (!open) return
    const { promise, resolve } = Promise.withResolvers<void>()
    open.close(() => resolve())
    await promise
  }
}
