import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { metricsHost } from './ports.ts'

export interface Metrics {
  /** Registers gauges of a module, named `<prefix>_<name>`. The server reads them on each scrape. */
  gauges(
    prefix: string,
    help: string,
    names: readonly string[],
    read: () => Promise<Record<string, number>>,
  ): void
  listen(port: number): Promise<void>
  close(): Promise<void>
}

/** Measures request times by route for Prometheus, on a separate port that the proxy does not publish. */
export function measureRequests(app: FastifyInstance): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const route = request.routeOptions.url ?? 'unknown'
    durations.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
  })
  let server: Server | undefined
  return {
    gauges(prefix, help, names, read) {
      for (const name of names) {
        new Gauge({
          name: `${prefix}_${name}`,
          help: `${help}: ${name}`,
          registers: [registry],
          async collect() {
            this.set((await read())[name] ?? 0)
          },
        })
      }
    },
    async listen(port) {
      server = createServer(async (request, response) => {
        if (request.url !== '/metrics') return response.writeHead(404).end()
        response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
      })
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      server.once('error', reject).listen(port, metricsHost, resolve)
      await promise
    },
    async close() {
      const open = server
      if (!open) return
      const { promise, resolve } = Promise.withResolvers<void>()
      open.close(() => resolve())
      await promise
    },
  }
}
