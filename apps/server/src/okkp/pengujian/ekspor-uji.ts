import { type RegionScope, refuseForeignRegion } from '@portal/domain/platform/wilayah/wilayah'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'

interface TestList<Row, Asked> {
  countUpTo(db: Executor, scope: RegionScope, asked: Asked, most: number): Promise<{ total: number }>
  each(trx: Trx, scope: RegionScope, asked: Asked): AsyncIterable<Row[]>
}

type Own<Filter extends object> = Pick<
  ExportDefinition<Filter>,
  'jenis' | 'call' | 'access' | 'event' | 'title'
>

interface TestExport<Filter extends object, Asked, Row, Column extends string> extends Own<Filter> {
  list: TestList<Row, Asked>
  asked(filter: Filter): Asked
  titles: Readonly<Record<Column, string>>
  dates: readonly Column[]
  wide: readonly Column[]
  /** Width of the columns that are not in `wide`. Default: 18. */
  narrow?: number
  /** The export calls this once per row. The returned function fills the cells. */
  cells(row: Row): (column: Column) => CellContent
}

/** Exports the list of one kind of tests: a running number, then the requested columns. */
export function testExport<Filter extends object, Asked, Row, Column extends string>({
  list,
  asked,
  titles,
  dates,
  wide,
  narrow = 18,
  cells,
  ...own
}: TestExport<Filter, Asked, Row, Column>): ExportDefinition<Filter> {
  const columnsOf = (headers: readonly string[]) => headers as readonly Column[]
  return {
    ...own,
    check: (scope, { filter }) => refuseForeignRegion(scope, filter),
    columns: ({ headers }) => [
      { title: 'No', width: 7 },
      ...columnsOf(headers).map((column) => ({
        title: titles[column],
        kind: dates.includes(column) ? ('date' as const) : undefined,
        width: wide.includes(column) ? 36 : narrow,
      })),
    ],
    count: async (db, scope, { filter }, _today, most) =>
      (await list.countUpTo(db, scope, asked(filter), most + 1)).total,
    async *rows(trx, scope, { filter, headers }) {
      let number = 0
      for await (const rows of list.each(trx, scope, asked(filter))) {
        yield rows.map((row) => [++number, ...columnsOf(headers).map(cells(row))])
      }
    },
  }
}
