import type { CallQuery, Contract } from '@portal/domain/platform/contract'
import { pageSizeOf } from '@portal/domain/platform/list/page-links'

/** Reads one value of an address; undefined for one that does not fit. */
type Reader<T> = (value: string) => T | undefined
type Readers = Record<string, Reader<unknown>>
type SearchFrom<R extends Readers> = { [Name in keyof R]?: ReturnType<R[Name]> | undefined }

/** Words and codes as they were written: leading zeros stay. */
export const text: Reader<string> = (value) => value || undefined

/** A page, a year, the id of a row: from 1 on. */
export const wholeNumber: Reader<number> = (value) => {
  const number = /^\d+$/.test(value) ? Number(value) : 0
  return number > 0 && Number.isSafeInteger(number) ? number : undefined
}

/** A day as addresses write it. */
export const day: Reader<string> = (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)

export function oneOf<const Name extends string>(...names: readonly Name[]): Reader<Name> {
  return (value) => names.find((name) => name === value)
}

type QueryOf<C extends Contract> = C extends Contract ? CallQuery<C> : never
type NameOf<Query> = Query extends object ? keyof Query & string : never

/** What a list may be filtered by: the names its call asks for, but for those that every list has. */
export type FilterName<C extends Contract> = Exclude<NameOf<QueryOf<C>>, keyof typeof inEveryList>

const inEveryList = { page: wholeNumber, limit: pageSizeOf, sort: text, search: text }

interface ListNames<Name extends string> {
  readers: typeof inEveryList
  filter: Reader<string>
  /** For the compiler alone. */
  names?: Name
}

/** Page, order, search and filters of a list; `useListView` holds the filters against the call. */
export function listOf<C extends Contract = Contract>(): ListNames<FilterName<C>> {
  return { readers: inEveryList, filter: text }
}

type SearchOfList<Name extends string> = SearchFrom<typeof inEveryList> & { [N in Name]?: string | undefined }

/**
 * `validateSearch` of a route. A value that does not fit is dropped, never an error: addresses are shared, edited by
 * hand and outlive screens. Other names stay; with a list they are its filters. Decision 24: why this is not Zod.
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
      // The router sends numbers through once more, as they were read. Undefined takes the place of what is dropped.
      const single = typeof value === 'string' || typeof value === 'number'
      return [name, !reader ? value : single ? reader(String(value)) : undefined]
    })
    return Object.fromEntries(read)
  }
}
