import { createRouter } from '@tanstack/react-router'
import { ErrorView, NotFoundView } from '#platform/routing/ErrorViews.tsx'
import { parseSearch, stringifySearch } from '#platform/routing/search.ts'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  // Data is kept by the query client; the router only fetches code ahead.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ErrorView,
  defaultNotFoundComponent: NotFoundView,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
