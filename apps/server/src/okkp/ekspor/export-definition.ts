import type { RegionScope } from '@portal/domain/platform/wilayah'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { CellContent, SheetColumn } from '#platform/excel/write-sheet.ts'

/** What was asked for: the filter is the definition's own business. */
export interface ExportRequest<F> {
  filter: F
  headers: readonly string[]
}

/** What can be exported: everything that differs between registrations, tests and the like stands here. */
export interface ExportDefinition<F> {
  title(db: Executor, request: ExportRequest<F>): Promise<string>
  columns(request: ExportRequest<F>): SheetColumn[]
  /** Stops counting behind `most`. */
  count(
    db: Executor,
    scope: RegionScope,
    request: ExportRequest<F>,
    today: string,
    most: number,
  ): Promise<number>
  /** In a transaction that sees one moment; some rows at a time, in the order of the columns. */
  rows(trx: Trx, scope: RegionScope, request: ExportRequest<F>, today: string): AsyncIterable<CellContent[][]>
}
