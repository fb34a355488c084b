import type { KeepPage } from '@portal/domain/platform/rendered-page'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorView, NotFoundView } from '#platform/routing/ErrorViews.tsx'
import { parseSearch, stringifySearch } from '#platform/routing/search.ts'
import { routeTree } from './routeTree.gen.ts'

/** Without a history: that of the browser. */
export function createPortalRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // Data is kept by the query client; the router only fetches code ahead.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorView,
    defaultNotFoundComponent: NotFoundView,
    // On the server it would be an inline script.
    scrollRestoration: !import.meta.env.SSR,
  })
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
  interface StaticDataRouteOption {
    /** Its first HTML comes whole from the server: for public screens that read with `useRead`. */
    onServer?: true
    /** How long browsers and proxies may keep that HTML; without it they may not. */
    keep?: KeepPage
    /** About one record, named by the rest of its address: the map of the site has no such path. */
    ofOne?: true
    /** A screen for the field: the service worker keeps its code, so that it opens without signal. */
    offline?: true
  }
}
