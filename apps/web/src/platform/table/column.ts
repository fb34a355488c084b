import type { ReactNode } from 'react'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

export interface Column<Row> {
  /** Also the name under which the server sorts. */
  key: string
  title: string
  render: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'right'
  width?: number | string
  /** Left out at first; the user may choose it. */
  hidden?: boolean
  /** Stays in sight at the right edge where the table is wider than its place. */
  stays?: boolean
  /** Left out of a table narrower than a laptop, where it would squeeze the others; a phone's cards show it. */
  roomy?: boolean
  /** Left out of the cards on a phone. */
  wideOnly?: boolean
}

export interface RowLink {
  to: string
  search?: KnownSearch
}

export interface BulkActions<Row> {
  /** Name of one row for the checkbox: "Pilih {name}". */
  nameOf: (row: Row) => string
  /** Which rows may be treated together with others; all unless said. */
  selectable?: (row: Row) => boolean
  /** Why these may be treated together: "semuanya di tahap Penunjukkan Auditor". */
  reason?: (rows: readonly Row[]) => string
  actions: (rows: readonly Row[], clear: () => void) => ReactNode
}

export type SelectFilter<Name extends string = string> = {
  kind: 'select'
  name: Name
  label: string
  /** What holds while nothing is chosen, where that is not everything. */
  placeholder?: string
  options: readonly { value: string | number; label: string }[]
}

export type DateRangeFilter<Name extends string = string> = {
  kind: 'date-range'
  label: string
  /** Query names of the first and the last day. */
  start: Name
  end: Name
}

export type Filter<Name extends string = string> = SelectFilter<Name> | DateRangeFilter<Name>

/** Query names of a set of filters, for `useListView`. */
export function filterNames<Name extends string>(filters: readonly Filter<Name>[]): Name[] {
  return filters.flatMap((filter) => (filter.kind === 'select' ? [filter.name] : [filter.start, filter.end]))
}
