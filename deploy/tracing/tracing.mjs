import { context, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
const parentPattern = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Reads the place of a span that the same portal wrote, in the form of the W3C header traceparent. */
function contextOf(parent) {
  const [, traceId, spanId, flags] = parentPattern.exec(parent ?? '') ?? []
  if (!traceId) return undefined
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return trace.setSpanContext(context.active(), spanContext)
}

/** Starts the SDK. The server knows only the returned functions, see `apps/server/src/platform/tracing`. */
export function startTracing({ url, headers, service, share }) {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, headers }))],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('portal')
  return {
    begin(name, { kind, attributes, parent }) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))
      const own = trace.setSpan(context.active(), span)
      return {
        within: (work) => context.with(own, work),
        end({ name: finalName, attributes: more, fault }) {
          if (finalName) span.updateName(finalName)
          if (more) span.setAttributes(more)
          if (fault) span.setStatus({ code: SpanStatusCode.ERROR, message: fault })
          span.end()
        },
      }
    },
    current() {
      const found = trace.getSpanContext(context.active())
      if (!found || !(found.traceFlags & TraceFlags.SAMPLED)) return undefined
      return `00-${found.traceId}-${found.spanId}-01`
    },
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
