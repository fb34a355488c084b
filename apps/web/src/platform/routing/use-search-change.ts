import { type RegisteredRouter, type RouteById, type RouteIds, useRouter } from '@tanstack/react-router'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

type Tree = RegisteredRouter['routeTree']
type SearchAt<Id extends RouteIds<Tree>> = Partial<RouteById<Tree, Id>['types']['fullSearchSchema']>

interface ChangeOptions {
  /** Back does not lead to the address as it was. */
  replace?: boolean
  /** The page stays where it was scrolled to. */
  stay?: boolean
}

/**
 * The one way to change the search of the address shown: what is named changes, undefined takes away, the rest stays.
 * `useSearchChange<'/psat/admin/report'>()` knows the names of that route, a part of several routes those of all.
 */
export function useSearchChange<Id extends RouteIds<Tree>>(): (
  change: RouteIds<Tree> extends Id ? KnownSearch : SearchAt<Id>,
  options?: ChangeOptions,
) => Promise<void>
export function useSearchChange(): ReturnType<typeof useAnySearchChange> {
  return useAnySearchChange()
}

/** For machinery that knows its names as values alone; `useListView` has them checked against a contract. */
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
