import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { unknownAddress } from './failures.ts'
import { assetPolicy, setPagePolicy } from './security-headers.ts'

const placeholder = '__CSP_NONCE__'
const publicPage = { config: { access: 'publik' as const }, exposeHeadRoute: true }

/** Serves the built web: hashed assets for a year, everything else as the one page of the application. */
export async function servePages(app: FastifyInstance, config: Config, webRoot: string): Promise<void> {
  const pageFile = join(webRoot, 'index.html')
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : undefined
  await app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true, index: false })

  const sendPage = (reply: FastifyReply, status: number) => {
    if (!page) return reply.code(503).type('text/plain').send('Web belum dibangun. Jalankan: npm start')
    const nonce = setPagePolicy(reply, config)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replaceAll(placeholder, nonce))
  }

  // A page has dozens of them, and a whole office shares one address: they do not use up its requests.
  const asset = {
    ...publicPage,
    config: { ...publicPage.config, perMinute: 10 * config.RATE_LIMIT_PER_MINUTE },
  }
  app.get('/assets/*', asset, (request: FastifyRequest, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    reply.header('content-security-policy', assetPolicy)
    return reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, { cacheControl: false })
  })
  app.get('/*', publicPage, (request: FastifyRequest, reply) => {
    const path = (request.params as { '*': string })['*']
    if (/^api(\/|$)/.test(path)) throw unknownAddress()
    if (/^[\w-]+\.(js|svg|ico|png|txt|webmanifest)$/.test(path)) return reply.sendFile(path)
    return sendPage(reply, 200)
  })
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' || request.method === 'HEAD'
    if (page && !request.url.startsWith('/api/') && !request.url.startsWith('/assets/')) {
      return sendPage(reply, 404)
    }
    throw unknownAddress()
  })
}
