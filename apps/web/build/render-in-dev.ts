import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageRenderer } from '@portal/domain/platform/rendered-page'
import type { Plugin, ViteDevServer } from 'vite'

const port = process.env.PORT || 3000

/** As the server does with the built bundle, while one works on the screens. What cannot be rendered is sent empty. */
export function renderInDev(): Plugin {
  return {
    name: 'portal-render-in-dev',
    apply: 'serve',
    configureServer(server) {
      // Afterwards: what vite serves itself (modules, assets, /api) never comes here.
      server.middlewares.use((request, response, next) => {
        const href = request.originalUrl ?? '/'
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
        render(server, href, `http://${request.headers.host}`).then(
          (page) => {
            if (!page) return next()
            if ('location' in page) response.writeHead(page.status, { location: page.location }).end()
            else
              response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
          },
          (error: Error) => {
            server.config.logger.error(
              `${href} dikirim kosong, belum dapat dirender di server: ${error.stack}`,
            )
            next()
          },
        )
      })
    },
  }
}

async function render(server: ViteDevServer, href: string, origin: string) {
  const { createRenderer } = (await server.ssrLoadModule('/src/render.tsx')) as PageRenderer
  const file = await readFile(join(server.config.root, 'index.html'), 'utf8')
  return createRenderer({})({
    href,
    origin,
    shell: await server.transformIndexHtml(href, file),
    read: async (address) => {
      const answer = await fetch(`http://localhost:${port}${address}`)
      return { status: answer.status, body: await answer.json() }
    },
  })
}
