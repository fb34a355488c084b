import { maxHeaderSize } from 'node:http'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { installMessages } from '@portal/domain/platform/forms/messages'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { akunModule, sumberAkun } from '#akun/index.ts'
import { antreanOkkp, okkpModule, okkpOpenData, peringatanPages, sumberOkkp } from '#okkp/index.ts'
import {
  antreanPasar,
  pasarImports,
  pasarModule,
  pasarOpenData,
  pasarPages,
  sumberPasar,
} from '#pasar/index.ts'
import { antreanRoutes } from '#platform/antrean/antrean.routes.ts'
import { openDataRoutes } from '#platform/data-terbuka/open-data.routes.ts'
import { filesRoutes } from '#platform/files/files.routes.ts'
import { guardRoutes } from '#platform/http/access.ts'
import { quickCompression } from '#platform/http/compression.ts'
import { answerConditionally } from '#platform/http/conditional.ts'
import { answerFailures } from '#platform/http/failures.ts'
import { healthRoutes } from '#platform/http/health.ts'
import { parseJsonWithinLimits } from '#platform/http/json-shape.ts'
import { admitReads } from '#platform/http/load/admission.ts'
import { countInDatabase, limitLoad } from '#platform/http/load/limits.ts'
import { refuseUnlistedFailures } from '#platform/http/openapi/failures.ts'
import { describeApi } from '#platform/http/openapi/openapi.ts'
import { KnownAddresses } from '#platform/http/pages/known-addresses.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { securityHeaders } from '#platform/http/pages/security-headers.ts'
import { refuseUnreadableText } from '#platform/http/readable.ts'
import { refuseOddRequests, routableUrl } from '#platform/http/request-line.ts'
import { logAbortedRequests, RequestLog } from '#platform/http/request-log.ts'
import { answerSerializer } from '#platform/http/serializer.ts'
import { answerUnreadable } from '#platform/http/unreadable-request.ts'
import { pencarianRoutes } from '#platform/pencarian/pencarian.routes.ts'
import type { Platform } from '#platform/platform.ts'
import { randomHex } from '#platform/secrets/random-hex.ts'
import { checkTandaTanganRoutes } from '#platform/signature/check/check.routes.ts'
import { tampilanRoutes } from '#platform/tampilan/tampilan.routes.ts'
import { traceRequests } from '#platform/tracing/trace-requests.ts'
import { transparansiRoutes } from '#platform/transparansi/transparansi.routes.ts'
import { wilayahRoutes } from '#platform/wilayah/wilayah.routes.ts'
import { psatModule, sumberPsat, withoutConflicts } from '#psat/index.ts'

const largestBody = 1_048_576
const inboundId = /^[\w-]{8,64}$/

interface AppOptions {
  webRoot: string
  /** Event loop delay (ms) above which the server refuses requests as busy. 0 turns the check off. */
  longestDelay?: number
  /** Checks every response against its contract. Only tests turn this on. */
  checkAnswers?: boolean
}

export async function createApp(
  platform: Platform,
  { webRoot, longestDelay = 2000, checkAnswers = false }: AppOptions,
): Promise<FastifyInstance> {
  installMessages()
  const { config } = platform
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new RequestLog(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: largestBody,
    forceCloseConnections: 'idle',
    // While the server stops, it still answers requests that arrive on an open connection.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    requestIdHeader: false,
    genReqId: (request) => {
      const given = config.TRUST_PROXY ? request.headers['x-request-id'] : undefined
      return typeof given === 'string' && inboundId.test(given) ? given : randomHex()
    },
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    // The schema of each route limits the length of its parameters, so the router does not.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(answerSerializer({ check: checkAnswers }))

  traceRequests(app, platform.tracing)
  logAbortedRequests(app)
  securityHeaders(app)
  await limitLoad(app, config, { longestDelay, count: countInDatabase(platform) })
  // More reads than twice the connections would only wait for a connection, statement by statement.
  admitReads(app, { most: 2 * config.DATABASE_POOL, waitMs: config.DATABASE_WAIT_MS })
  await app.register(compress, quickCompression)
  await app.register(cookie)
  await app.register(multipart)
  answerConditionally(app)
  answerFailures(app, platform.portal, platform.errorLog)
  refuseOddRequests(app, config)
  parseJsonWithinLimits(app)
  refuseUnreadableText(app)

  const addresses = new KnownAddresses(app)
  const akun = akunModule(platform)
  guardRoutes(app, platform.portal, withoutConflicts(platform, akun.authenticate))
  await describeApi(app, config, platform.portal)
  if (checkAnswers) refuseUnlistedFailures(app)
  healthRoutes(app, platform)
  filesRoutes(app, platform)
  wilayahRoutes(app, platform)
  tampilanRoutes(app, platform)
  checkTandaTanganRoutes(app, platform)
  transparansiRoutes(app, platform)
  akun.routes(app)
  const { startCards, recordNames, masukOss, sessionAnswer } = akun
  psatModule(platform, { startCards, recordNames, masukOss, sessionAnswer }).routes(app)
  okkpModule(platform, { startCards, recordNames, moreImports: pasarImports(platform) }).routes(app)
  pasarModule(platform, { startCards }).routes(app)
  const sources = [sumberPsat, sumberOkkp, sumberPasar, sumberAkun].flatMap((of) => of(platform))
  pencarianRoutes(app, platform, sources)
  antreanRoutes(app, platform, [...antreanOkkp(platform), ...antreanPasar(platform)])
  openDataRoutes(app, [...okkpOpenData(platform), ...pasarOpenData(platform)])
  const { clock } = platform
  await servePages(app, config, {
    webRoot,
    addresses,
    clock,
    records: async () => [
      '/panduan/semua',
      ...(await peringatanPages(platform)),
      ...(await pasarPages(platform)),
    ],
  })
  return app
}
