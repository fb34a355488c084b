import type { ReactNode } from 'react'
import type { BulkActions, Column, Filter, RowLink } from '#platform/table/column.ts'
import type { ListState } from '#platform/table/use-list.ts'
import type { ListView } from '#platform/table/use-list-view.ts'

export type Density = 'nyaman' | 'padat'

export interface DataTableProps<Row> {
  label: string
  /** The counted noun: "komoditas" → "1–10 dari 110 komoditas". */
  unit: string
  list: ListState<Row>
  view: ListView
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLink?: (row: Row) => RowLink
  rowActions?: (row: Row) => ReactNode
  searchPlaceholder?: string
  filters?: readonly Filter[]
  /** Content above the tools, such as tabs with counts. */
  header?: ReactNode
  bulk?: BulkActions<Row>
  /** Shown if the list has no rows at all, not if the filters match none. */
  empty: { title: string; text?: string; action?: ReactNode }
}

export interface TableParts<Row> extends DataTableProps<Row> {
  selected: readonly Row[]
  setSelectedKeys: (keys: ReadonlySet<string>) => void
  density: Density
}
