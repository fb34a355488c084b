import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  ApiAnswer,
  BuiltFile,
  PageRenderer,
  RenderedPage,
  RenderPage,
} from '@portal/domain/platform/rendered-page'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, publicUrl } from '#platform/config.ts'

/** A page and what became of its reads. */
export interface Rendered {
  page: RenderedPage
  /** All reads succeeded. */
  whole: boolean
  /** Why some reads were refused: the server is busy, or this visitor has used up the rate limit. */
  refusal: 'busy' | 'limit' | undefined
  retryAfter: string | undefined
}
type Render = (request: FastifyRequest) => Promise<Rendered | undefined>

async function loadBundle(webRoot: string): Promise<{ render: RenderPage; pages: string[] } | undefined> {
  const file = join(webRoot, 'server/render.js')
  if (!existsSync(file)) return undefined
  const { createRenderer, publicPages } = (await import(pathToFileURL(file).href)) as PageRenderer
  const manifest = readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8')
  const render = createRenderer(JSON.parse(manifest) as Record<string, BuiltFile>)
  return { render, pages: publicPages() }
}

/**
 * Renders pages on the server. They read the API's own routes without cookie or token, so they contain no personal
 * data, and count against the rate limit of the visitor. After a failure the browser renders the page instead.
 */
export async function createPageRenderer(
  app: FastifyInstance,
  config: Config,
  { webRoot, shell }: { webRoot: string; shell: string },
): Promise<{ renderPage: Render; pages: string[] }> {
  const bundle = await loadBundle(webRoot).catch((error: unknown) => {
    app.log.error({ err: error }, 'the server cannot render pages: the bundle in WEB_ROOT is unreadable')
    return undefined
  })

  const renderPage: Render = async (request) => {
    const statuses = new Set<number>()
    let retryAfter: string | undefined
    const read = async (address: string) => {
      const answer = await app.inject({ method: 'GET', url: address, remoteAddress: request.ip })
      statuses.add(answer.statusCode)
      const wait = answer.headers['retry-after']
      if (wait !== undefined) retryAfter = String(wait)
      return { status: answer.statusCode, body: answer.json() } satisfies ApiAnswer
    }
    try {
      const page = await bundle?.render({ href: request.url, origin: publicUrl(config), shell, read })
      const whole = [...statuses].every((status) => status === 200)
      const refusal = statuses.has(429) ? 'limit' : statuses.has(503) ? 'busy' : undefined
      return page && { page, whole, refusal, retryAfter }
    } catch (error) {
      request.log.error({ err: error }, 'the server could not render a page and sent it empty')
      return undefined
    }
  }
  return { renderPage, pages: bundle?.pages ?? [] }
}
