import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { isShed } from './shed.ts'

type Line = [level: 'info' | 'warn' | 'error', fault: { err?: unknown; code?: string; reason?: string }]

function lineOf({ failure }: FastifyRequest, lost: Error | null | undefined): Line {
  if (failure && isShed(failure))
    return ['warn', { code: failure.code, reason: (failure.cause as Error).message }]
  if (failure && failure.status >= 500)
    return ['error', { code: failure.code, err: failure.cause ?? failure }]
  // PostgreSQL refused unreadable input that validation should have caught.
  if (failure?.code === 'PERMINTAAN_RUSAK' && failure.cause)
    return ['warn', { code: failure.code, err: failure.cause }]
  if (failure) return ['info', { code: failure.code }]
  return lost ? ['error', { err: lost }] : ['info', {}]
}

interface End {
  status: number
  lost?: Error | null | undefined
}

function logRequest(request: FastifyRequest, reply: FastifyReply, { status, lost }: End): void {
  const [level, fault] = lineOf(request, lost)
  const { actor, method, routeOptions } = request
  const line = {
    method,
    route: routeOptions.url ?? 'unknown',
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(actor ? { user: actor.id, role: actor.role } : {}),
    ...fault,
  }
  request.log[level](line, 'request')
}

/**
 * Logs one line per request, at its end. It names the route and not the path, which may hold a code or the number of a
 * person; /admin/logs has the paths of failed requests.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    logRequest(request, reply, { status: reply.statusCode, lost: error })
  }

  /** A client that closes its connection is no event of its own. */
  override streamError(error: NodeJS.ErrnoException, request: FastifyRequest): void {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      request.log.warn({ err: error }, 'response ended with an error after its headers')
  }
}

/** The status that proxies log for a client that did not wait for the answer. */
const clientClosed = 499

/** Logs requests whose client left before the answer was complete. Fastify does not notice their end. */
export function logAbortedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    let finished = false
    reply.raw.once('finish', () => {
      finished = true
    })
    reply.raw.once('close', () => {
      if (!finished) logRequest(request, reply, { status: clientClosed })
    })
    done()
  })
}
