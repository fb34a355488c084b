import type { ReactNode } from 'react'
import type { BulkActions, Column, Filter, RowLink } from '#platform/table/column.ts'
import type { ListState } from '#platform/table/use-list.ts'
import type { ListView } from '#platform/table/use-list-view.ts'

export type Density = 'nyaman' | 'padat'

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string
  /** What is counted: "komoditas" → "1–10 dari 110 komoditas". */
  unit: string
  list: ListState<Row>
  view: ListView
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** The whole row leads there. */
  rowLink?: (row: Row) => RowLink
  /** Buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  searchPlaceholder?: string
  filters?: readonly Filter[]
  /** Above the tools, e.g. tabs with counts. */
  header?: ReactNode
  bulk?: BulkActions<Row>
  /** Said when there is nothing at all (not: nothing that fits the filters). */
  empty: { title: string; text?: string; action?: ReactNode }
}

/** What the table and the cards both need to draw rows. */
export interface TableParts<Row> extends DataTableProps<Row> {
  selected: readonly Row[]
  setSelectedKeys: (keys: ReadonlySet<string>) => void
  density: Density
}
