import type { KeepPage } from '@portal/domain/platform/rendered-page'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorView, NotFoundView } from '#platform/routing/ErrorViews.tsx'
import { parseSearch, stringifySearch } from '#platform/routing/search.ts'
import { routeTree } from './routeTree.gen.ts'

/** Creates the router. The default is the browser's history. */
export function createPortalRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // The query client caches data; the router preloads only code.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorView,
    defaultNotFoundComponent: NotFoundView,
    // On the server, scroll restoration would add an inline script, which the CSP forbids.
    scrollRestoration: !import.meta.env.SSR,
  })
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
  interface StaticDataRouteOption {
    /** The server renders the first HTML. For public screens that read with `useRead`. */
    onServer?: true
    /** How long browsers and proxies may cache the HTML; without it they may not. */
    keep?: KeepPage
    /** A screen of one record with a parameter in its path. The sitemap omits it. */
    ofOne?: true
    /** A field screen: the service worker caches its code for offline use. */
    offline?: true
  }
}
