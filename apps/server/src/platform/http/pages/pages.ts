import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { ownDocumentMark } from '@portal/domain/platform/rendered-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, defaultRateLimit } from '#platform/config.ts'
import { pageCompression } from '../compression.ts'
import { isRead, methodsOf } from '../conditional.ts'
import { CrowdPages, sendRendered } from './crowd-pages.ts'
import { type RobotSources, robotRoutes } from './for-robots.ts'
import type { KnownAddresses } from './known-addresses.ts'
import { createPageRenderer } from './render-page.ts'
import {
  assetPolicy,
  pagePolicy,
  scriptHashes,
  serviceWorkerPolicy,
  setPagePolicy,
} from './security-headers.ts'

const placeholder = '__CSP_NONCE__'
/** Paths that no screen has: hidden files and folders (`/.env`, `/.git/config`), dumps, scripts of other servers. */
const fileLike = /(^|\/)\.|\.\w{1,8}$/
/** Cache headers for existing assets only. A missing file or range may exist later. */
const forGood = { maxAge: '365d', immutable: true }
const publicPage = { method: methodsOf('GET'), config: { access: 'publik' as const } }

const asksForOwnDocument = ({ query }: FastifyRequest) => ownDocumentMark in (query as object)

interface PageSources extends Pick<RobotSources, 'records' | 'clock'> {
  webRoot: string
  addresses: KnownAddresses
}

/**
 * Serves the built web: hashed assets with a cache time of one year, every other path as the application page. If the
 * server bundle knows the screen, the server renders it and the browser hydrates it.
 */
export async function servePages(
  app: FastifyInstance,
  config: Config,
  { webRoot, addresses, records, clock }: PageSources,
): Promise<void> {
  const pageFile = join(webRoot, 'index.html')
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : undefined
  await app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true, index: false })

  const hashes = scriptHashes(page ?? '')
  const publicPolicy = pagePolicy({ hashes }, config)
  const shell = (page ?? '').replaceAll(` nonce="${placeholder}"`, '')
  const { renderPage, pages } = await createPageRenderer(app, config, { webRoot, shell })
  const crowd = new CrowdPages()
  robotRoutes(app, config, { pages, records, clock })

  /** Sends the page without content. The browser renders it. */
  const sendEmpty = (reply: FastifyReply, status: number) => {
    if (!page) return reply.code(503).type('text/plain').send('Web belum dibangun. Jalankan: npm start')
    const nonce = setPagePolicy(reply, config, hashes)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return reply.code(status).send(page.replaceAll(placeholder, nonce))
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (asksForOwnDocument(request)) return sendEmpty(reply, 200)
    const rendered = await crowd.get(request.url, () => renderPage(request))
    if (!rendered) return sendEmpty(reply, 200)
    reply.header('content-security-policy', publicPolicy)
    return sendRendered(request, reply, rendered)
  }

  app.route({
    ...publicPage,
    url: '/assets/*',
    // A page loads dozens of assets, and a whole office may share one address. Assets therefore have a higher limit.
    // A busy server still sends them: without its style, a page that was admitted is unusable.
    config: { ...publicPage.config, perMinute: 10 * defaultRateLimit, evenIfBusy: true },
    handler: (request, reply) => {
      reply.header('content-security-policy', assetPolicy)
      return reply.sendFile(`assets/${(request.params as { '*': string })['*']}`, forGood)
    },
  })
  app.route({
    ...publicPage,
    url: '/*',
    compress: pageCompression,
    handler: (request, reply) => {
      const path = (request.params as { '*': string })['*']
      if (/^api(\/|$)/.test(path)) throw addresses.refuse(request, reply)
      if (/^(verifikasi-)?sw\.js$/.test(path)) reply.header('content-security-policy', serviceWorkerPolicy)
      if (/^[\w-]+\.(js|svg|ico|png|txt|webmanifest)$/.test(path)) return reply.sendFile(path)
      if (fileLike.test(path)) throw addresses.refuse(request, reply)
      return sendPage(request, reply)
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (isRead(request) && !/^\/(api|assets)\//.test(request.url)) return sendEmpty(reply, 404)
    throw addresses.refuse(request, reply)
  })
}
