import type { ReactNode } from 'react'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

export interface Column<Row> {
  /** Also the sort key of the server. */
  key: string
  title: string
  render: (row: Row) => ReactNode
  sortable?: boolean
  /** The list always comes in the ascending order of this column. */
  ordered?: boolean
  align?: 'right'
  width?: number | string
  /** Hidden by default; the user can show it. */
  hidden?: boolean
  /** Sticks to the right edge if the table scrolls. */
  stays?: boolean
  /** Hidden in tables below 992 px, where it would squeeze the other columns. */
  hiddenInNarrowTable?: boolean
  /** Hidden on the cards of a phone. */
  hiddenOnCards?: boolean
}

export interface RowLink {
  to: string
  search?: KnownSearch
}

export interface BulkActions<Row> {
  /** Name of the row for the checkbox: "Pilih {name}". */
  nameOf: (row: Row) => string
  /** Checks whether a row can be selected; all rows by default. */
  selectable?: (row: Row) => boolean
  /** States why the rows can be processed together: "semuanya di tahap Penunjukkan Auditor". */
  reason?: (rows: readonly Row[]) => string
  actions: (rows: readonly Row[], clear: () => void) => ReactNode
}

export type SelectFilter<Name extends string = string> = {
  kind: 'select'
  name: Name
  label: string
  /** Label of the unset filter, if unset does not mean all. */
  placeholder?: string
  options: readonly { value: string | number; label: string }[]
}

export type DateRangeFilter<Name extends string = string> = {
  kind: 'date-range'
  label: string
  /** Query names of the first and last day. */
  start: Name
  end: Name
}

export type Filter<Name extends string = string> = SelectFilter<Name> | DateRangeFilter<Name>

export function filterNames<Name extends string>(filters: readonly Filter<Name>[]): Name[] {
  return filters.flatMap((filter) => (filter.kind === 'select' ? [filter.name] : [filter.start, filter.end]))
}
