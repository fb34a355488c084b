import { type RegisteredRouter, type RouteById, type RouteIds, useRouter } from '@tanstack/react-router'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

type Tree = RegisteredRouter['routeTree']
type SearchAt<Id extends RouteIds<Tree>> = Partial<RouteById<Tree, Id>['types']['fullSearchSchema']>

interface ChangeOptions {
  /** Replaces the history entry, so that Back skips the old URL. */
  replace?: boolean
  /** Keeps the scroll position. */
  stay?: boolean
}

/**
 * Changes the search of the current URL: sets the given names, removes undefined ones and keeps the rest. With a route
 * id as type argument it accepts only the names of that route, otherwise those of all routes.
 */
export function useSearchChange<Id extends RouteIds<Tree>>(): (
  change: RouteIds<Tree> extends Id ? KnownSearch : SearchAt<Id>,
  options?: ChangeOptions,
) => Promise<void>
export function useSearchChange(): ReturnType<typeof useAnySearchChange> {
  return useAnySearchChange()
}

/** For generic code whose names are only known at runtime. `useListView` checks them against a contract. */
export function useAnySearchChange(): (change: object, options?: ChangeOptions) => Promise<void> {
  const router = useRouter()
  return (change, { replace = false, stay = false } = {}) =>
    router.navigate({
      to: '.',
      search: (now) => Object.assign({}, now, change),
      replace,
      resetScroll: !stay,
    })
}
