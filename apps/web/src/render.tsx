import type { PageRenderer, PageRequest, RenderedPage } from '@portal/domain/platform/rendered-page'
import { screenRuleOf } from '@portal/domain/portal/screens'
import { createMemoryHistory } from '@tanstack/react-router'
import { fillShell } from '#platform/rendering/fill-shell.ts'
import { markupOf } from '#platform/rendering/markup-of.ts'
import { pageFilesOf } from '#platform/rendering/page-files.ts'
import { ServerPage, ServerPageContext } from '#platform/rendering/server-page.ts'
import { App } from './App.tsx'
import { createPortalRouter } from './router.ts'

const mostHops = 3
/** A path on this host. A path with two leading slashes would lead to another host. */
const within = /^\/(?![/\\])/

/** The entry point for server rendering. The build writes it to `dist/server`, and the server loads it from there. */
export const createRenderer: PageRenderer['createRenderer'] = (manifest) => {
  const filesOf = pageFilesOf(manifest)
  const table = createPortalRouter(createMemoryHistory())

  /** Checks whether the server renders the path: screens with `onServer`, and unknown public paths (404). */
  function isRendered(path: string): boolean {
    const [, , route] = table.getMatchedRoutes(path)
    return route ? route.options.staticData?.onServer === true : screenRuleOf(path) === undefined
  }

  async function draw(request: PageRequest, router: Opened): Promise<RenderedPage> {
    const page = new ServerPage(request)
    const markup = await markupOf(
      <ServerPageContext value={page}>
        <App router={router.router} />
      </ServerPageContext>,
    )
    const found = router.router.state.matches.at(-1)
    const handedOver = { origin: request.origin, answers: await page.answers() }
    const html = fillShell(request.shell, {
      head: page.head ?? { title: 'Portal Pangan Segar', description: undefined },
      address: request.origin + router.href,
      files: filesOf(found?.routeId ?? ''),
      markup,
      handedOver,
    })
    const status = Math.max(router.status, await page.status())
    return { status, html, keep: found?.staticData.keep }
  }

  return async (request) => {
    if (!within.test(request.href) || !isRendered(new URL(request.href, request.origin).pathname)) return
    const opened = await open(request.href)
    if (!opened) return
    if (opened.href !== request.href) {
      return within.test(opened.href) ? { status: 302, location: opened.href } : undefined
    }
    return draw(request, opened)
  }
}

/** Returns the rendered screens that need no parameters, for the sitemap. */
export const publicPages: PageRenderer['publicPages'] = () =>
  Object.values(createPortalRouter(createMemoryHistory()).routesById)
    .filter(({ options: { staticData } }) => staticData?.onServer && !staticData.ofOne)
    .map(({ fullPath }) => fullPath.replace(/(?<=.)\/$/, ''))
    .toSorted()

interface Opened {
  router: ReturnType<typeof createPortalRouter>
  /** The URL after redirects. Each content has one canonical URL. */
  href: string
  status: number
}

/** Opens a URL and follows redirects. Returns undefined on a redirect loop, which is then left to the browser. */
async function open(href: string, hops = mostHops): Promise<Opened | undefined> {
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [href] }))
  await router.load()
  const result = router._serverResult
  if (result?.type === 'render') return { router, href, status: result.status }
  const next = result?.redirect.options.href
  return next && hops > 0 ? open(next, hops - 1) : undefined
}
