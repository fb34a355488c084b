import type { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorLog } from '#platform/log/error-log.ts'
import type { Portal } from '#platform/portal.ts'
import { errorBody, toAppError } from './error-answer.ts'
import { isShed } from './shed.ts'

declare module 'fastify' {
  interface FastifyRequest {
    failure: AppError | undefined
  }
}

const retrySeconds = 5
const realm = 'Bearer realm="Portal Pangan Segar"'

/** Returns the challenge of RFC 6750. A client that sent a token learns that the token is invalid. */
function challengeFor({ headers }: FastifyRequest): string {
  return headers.authorization ? `${realm}, error="invalid_token"` : realm
}

function retryAfter({ status, extra: { tunggu } }: AppError): number | undefined {
  if (typeof tunggu === 'number') return tunggu
  return status === 503 ? retrySeconds : undefined
}

function detailsOf(error: AppError): unknown {
  if (error.status < 500 || isShed(error)) return error.fields.length > 0 ? { errors: error.fields } : null
  const cause = error.cause instanceof Error ? error.cause : error
  return { stack: cause.stack }
}

/** Checks for a mistyped code, of an authenticator or in a path. Such a request is not a fault of the portal. */
function isMistyped(failure: AppError | undefined, route = ''): boolean {
  return failure?.code === 'KODE_SALAH' || (failure?.status === 404 && /\/:kode(\/|$)/.test(route))
}

/** A session that ended and a form that was refused are daily life: the person is told, and nobody has to mend a fault. */
const routine = new Set<AppError['code'] | undefined>(['SESI_BERAKHIR', 'VALIDASI_GAGAL'])

/** Keeps an error for the logs and sets the headers that its status requires. */
export function noteFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const error = toAppError(thrown)
  request.failure = error
  const seconds = retryAfter(error)
  if (seconds !== undefined) reply.header('retry-after', seconds)
  if (error.status === 401) reply.header('www-authenticate', challengeFor(request))
  return error
}

/** Installs the common error handler and records failed requests for /admin/logs. */
export function answerFailures(
  app: FastifyInstance,
  { loggedPath }: Pick<Portal, 'loggedPath'>,
  errorLog: Pick<ErrorLog, 'add'>,
): void {
  app.decorateRequest('failure', undefined)
  app.setErrorHandler((thrown, request, reply) => {
    const error = noteFailure(thrown, request, reply)
    return reply.code(error.status).send(errorBody(error, request.id))
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (reply.statusCode < 400 || !request.url.startsWith('/api/')) return
    const failure = request.failure
    if (routine.has(failure?.code) || isMistyped(failure, request.routeOptions.url)) return
    const entry = {
      waktu: new Date(),
      metode: request.method,
      jalur: loggedPath(request.url).slice(0, 500),
      status: reply.statusCode,
      kode: failure?.code ?? null,
      pesan: failure?.message ?? 'Permintaan gagal',
      pengguna_id: request.actor?.id ?? null,
      pengguna: request.actor?.username ?? null,
      peran: request.actor?.role ?? null,
      request_id: request.id,
      rincian: failure ? detailsOf(failure) : null,
    }
    errorLog.add(entry, request.routeOptions.url ?? '')
  })
}
