import { createRouter } from '@tanstack/react-router'
import { ErrorView, NotFoundView } from '#platform/routing/ErrorViews.tsx'
import { createQueryClient } from '#platform/routing/query-client.ts'
import { parseSearch, stringifySearch } from '#platform/routing/search.ts'
import { routeTree } from './routeTree.gen.ts'

export const queryClient = createQueryClient()

export const router = createRouter({
  routeTree,
  context: { queryClient },
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
