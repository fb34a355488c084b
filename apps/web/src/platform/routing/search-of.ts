import type { CallQuery, Contract } from '@portal/domain/platform/contract'
import { pageSizeOf } from '@portal/domain/platform/list/page-links'

type Reader<T> = (value: string) => T | undefined
type Readers = Record<string, Reader<unknown>>
type SearchFrom<R extends Readers> = { [Name in keyof R]?: ReturnType<R[Name]> | undefined }

/** Reads text unchanged, including leading zeros. */
export const text: Reader<string> = (value) => value || undefined

/** Reads a positive integer: a page, a year or an id. */
export const wholeNumber: Reader<number> = (value) => {
  const number = /^\d+$/.test(value) ? Number(value) : 0
  return number > 0 && Number.isSafeInteger(number) ? number : undefined
}

/** Reads a day in the form YYYY-MM-DD. */
export const day: Reader<string> = (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)

export function oneOf<const Name extends string>(...names: readonly Name[]): Reader<Name> {
  return (value) => names.find((name) => name === value)
}

type QueryOf<C extends Contract> = C extends Contract ? CallQuery<C> : never
type NameOf<Query> = Query extends object ? keyof Query & string : never

/** Filter names of a list: the query names of its contract without those common to all lists. */
export type FilterName<C extends Contract> = Exclude<NameOf<QueryOf<C>>, keyof typeof inEveryList>

const inEveryList = { page: wholeNumber, limit: pageSizeOf, sort: text, search: text }

interface ListNames<Name extends string> {
  readers: typeof inEveryList
  filter: Reader<string>
  /** Exists only for type inference. */
  names?: Name
}

/**
 * Readers for page, sort order, search and filters of a list. `useListView` validates the filters against the contract.
 */
export function listOf<C extends Contract = Contract>(): ListNames<FilterName<C>> {
  return { readers: inEveryList, filter: text }
}

type SearchOfList<Name extends string> = SearchFrom<typeof inEveryList> & { [N in Name]?: string | undefined }

/**
 * Builds `validateSearch` of a route. It drops invalid values without an error, because users share and edit URLs.
 * Other names stay; with a list they are its filters. Decision 24: why this is not Zod.
 */
export function searchOf<R extends Readers>(readers: R): (search: Record<string, unknown>) => SearchFrom<R>
export function searchOf<R extends Readers, Name extends string>(
  readers: R,
  list: ListNames<Name>,
): (search: Record<string, unknown>) => Omit<SearchOfList<Name>, keyof R> & SearchFrom<R>
export function searchOf(readers: Readers, list?: ListNames<string>) {
  const known = new Map<string, Reader<unknown>>(Object.entries({ ...list?.readers, ...readers }))
  return (search: Record<string, unknown>) => {
    const read = Object.entries(search).map(([name, value]) => {
      const reader = known.get(name) ?? list?.filter
      // The router passes parsed numbers through again. Undefined overrides a dropped value.
      const single = typeof value === 'string' || typeof value === 'number'
      return [name, !reader ? value : single ? reader(String(value)) : undefined]
    })
    return Object.fromEntries(read)
  }
}
