import type { FastifyInstance } from 'fastify'
import type { Span, Tracing } from './tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined
  }
}

/**
 * Makes each request a trace of its own. It takes no trace from the caller, because visitors could then make the server
 * keep all of theirs. The names hold the route and never the path.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  if (!tracing) return
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const span = tracing.begin(request.method, {
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'portal.request_id': request.id },
    })
    request.span = span
    reply.raw.once('close', () => {
      const route = request.routeOptions.url ?? 'unknown'
      const { statusCode } = reply
      span.end({
        name: `${request.method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': statusCode },
        fault: statusCode >= 500 ? (request.failure?.code ?? String(statusCode)) : undefined,
      })
    })
    span.within(done)
  })
  // The body arrives in events of the socket, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.within(done)
    else done()
  })
}
