import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Config, ConfigError } from '#platform/config.ts'

type Attributes = Record<string, string | number>

export interface SpanOptions {
  kind: 'server' | 'client' | 'consumer'
  attributes?: Attributes
  /** The place in a trace that `current` returned elsewhere. Without it, the span belongs to the current one. */
  parent?: string | undefined
}

export interface Span {
  /** Runs `work` as part of the span. */
  within<T>(work: () => T): T
  end(result: { name?: string; attributes?: Attributes; fault?: string | undefined }): void
}

/** Traces of requests, SQL and jobs. `deploy/tracing` implements it with the OpenTelemetry SDK. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span
  /** The current place in a trace that is kept, or undefined. */
  current(): string | undefined
  stop(): Promise<void>
}

interface TracingModule {
  startTracing(options: {
    url: string
    headers: Record<string, string>
    service: string
    share: number
  }): Tracing
}

const folder = join(import.meta.dirname, '../../../../../deploy/tracing')

/** Reads headers in the form of the OpenTelemetry specification: `name=value,name=value`, percent-encoded. */
export function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('='))
  return Object.fromEntries(
    pairs.flatMap(([name, ...value]) =>
      name?.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [],
    ),
  )
}

/** Loads the SDK and starts tracing, if OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export async function startTracing(config: Config): Promise<Tracing | undefined> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  if (!existsSync(join(folder, 'node_modules')))
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT: the OpenTelemetry SDK is not installed. Run: npm ci --prefix deploy/tracing',
    )
  const module: TracingModule = await import(pathToFileURL(join(folder, 'tracing.mjs')).href)
  return module.startTracing({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: readHeaders(config.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    service: config.OTEL_SERVICE_NAME,
    share: config.OTEL_TRACES_SAMPLER_ARG,
  })
}
