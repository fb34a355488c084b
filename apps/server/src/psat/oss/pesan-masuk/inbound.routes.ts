import { finished } from 'node:stream/promises'
import { AppError } from '@portal/domain/platform/errors'
import { receiveFileDs, receiveNib } from '@portal/domain/psat/oss/pesan-masuk.contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitConcurrency } from '#platform/concurrency/limit-concurrency.ts'
import { noteFailure } from '#platform/http/failures.ts'
import { addressOf, route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { type JawabanMasuk, type MetodeMasuk, receiveMasuk, refuseMasuk } from './receive.service.ts'
import { isTokenShaped } from './token-masuk.ts'

const largestMessage = 10_000_000
/**
 * Size in bytes above which a message counts as large. Normal messages have a few kilobytes. At most two large ones run
 * at once, each with 60 seconds to arrive.
 */
const largeMessage = 1_000_000
const longestDelivery = 60_000
const inTurn = limitConcurrency(2)

const contracts = { receiveNIB: receiveNib, receiveFileDS: receiveFileDs }

function metodeOf({ routeOptions }: FastifyRequest): MetodeMasuk {
  return routeOptions.url === receiveFileDs.path ? 'receiveFileDS' : 'receiveNIB'
}

/** Returns the token. The guide uses the header `Token`, and the server also accepts a bearer token. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  if (typeof headers.token === 'string') return headers.token
  return headers.authorization?.match(/^Bearer (.+)$/)?.[1]
}

function answer(reply: FastifyReply, { http, status, keterangan }: JawabanMasuk) {
  return reply
    .code(http)
    .type('application/json')
    .send(JSON.stringify({ [`respon${metodeOf(reply.request)}`]: { status, keterangan } }))
}

/**
 * Resolves when the server may read this request. The slot is free again after the answer or when the sender
 * disconnects.
 */
function waitForTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  void inTurn(async () => {
    resolve()
    const cutting = setTimeout(() => request.raw.destroy(), longestDelivery)
    await finished(reply.raw).catch(() => undefined)
    clearTimeout(cutting)
  })
  return promise
}

const isLarge = ({ headers }: FastifyRequest) => !(Number(headers['content-length']) <= largeMessage)

/**
 * The server records only refusals that the sender can fix. It does not record rate limits (429), server errors or
 * disconnected senders.
 */
const isKept = (http: number, { raw }: FastifyRequest) => http < 500 && http !== 429 && !raw.socket.destroyed

/**
 * Routes for messages from OSS. The server reads the body as bytes, because their hash identifies a repeat, and always
 * answers in the guide's format.
 */
export function inboundRoutes(scope: FastifyInstance, platform: Platform): void {
  const refuse = (request: FastifyRequest, http: number, keterangan: string) =>
    refuseMasuk(
      platform,
      { metode: metodeOf(request), badan: request.body, ip: addressOf(request) },
      http,
      keterangan,
    )

  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestMessage }, (_request, body, done) =>
    done(null, body),
  )
  // This hook runs before the server reads the body, so that a sender without a well-formed token cannot make it read
  // megabytes.
  scope.addHook('onRequest', async (request, reply) => {
    if (!platform.config.OSS_URL) throw new AppError('OSS_TIDAK_AKTIF')
    if (isTokenShaped(tokenOf(request))) return
    reply.header('connection', 'close')
    return answer(reply, await refuse(request, 401, 'Token tidak cocok'))
  })
  scope.addHook('preParsing', async (request, reply) => {
    if (isLarge(request)) await waitForTurn(request, reply)
  })
  for (const metode of ['receiveNIB', 'receiveFileDS'] as const) {
    route(scope, contracts[metode], {
      access: 'publik',
      staleTokenAllowed: true,
      audit: { none: 'pesan OSS tercatat di kotak masuknya' },
      async handler({ request, caller, reply }) {
        const badan = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const pesan = { metode, badan, token: tokenOf(request), ip: caller.ip }
        return answer(reply, await receiveMasuk(platform, pesan))
      },
    })
  }
  scope.setErrorHandler(async (error, request, reply) => {
    const { status: http, message } = noteFailure(error, request, reply)
    const keterangan = http === 413 ? 'Pesan lebih dari 10 MB' : message
    if (isKept(http, request)) return answer(reply, await refuse(request, http, keterangan))
    return answer(reply, { http, status: '2', keterangan })
  })
}
