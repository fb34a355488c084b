import type { Contract } from '@portal/domain/platform/contract'
import type { EksporDetail, ExportFormat } from '@portal/domain/platform/ekspor/ekspor-calls'
import type { Permission } from '@portal/domain/platform/permissions'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { CellContent, SheetColumn } from '#platform/excel/write-sheet.ts'

/** What was asked for: the filter is the definition's own business. */
export interface ExportRequest<F> {
  filter: F
  headers: readonly string[]
  format: ExportFormat
}

/** Who asked, for records that are reached otherwise than by region, and when the file is made. */
export interface ExportAsker {
  actor: Pick<Actor, 'id' | 'role' | 'perusahaan_id'>
  now: Date
}

/** What can be exported: everything that differs between one kind of record and another stands here. */
export interface ExportDefinition<F extends object = object> {
  /** Its name among the requests: a stored one is read back by the definition that wrote it. */
  jenis: string
  /** Asks for the file. The filter is its parameters, query and body; one that `produces` a file is answered by the file itself. */
  call: Contract
  /** Whether this filter is meant for it, where several share a call. */
  takes?(filter: object): boolean
  access: Permission
  /** The audit event is `{event}.ekspor`. */
  event: string
  /** Refuses a region that is not the account's, and columns that there are not. */
  check(scope: RegionScope, request: ExportRequest<F>): void
  /** The heading of the file, and its name unless `fileName` says another. */
  title(db: Executor, request: ExportRequest<F>): Promise<string>
  fileName?(request: ExportRequest<F>): string
  columns(request: ExportRequest<F>): SheetColumn[]
  /** Stops counting behind `most`. */
  count(
    db: Executor,
    scope: RegionScope,
    request: ExportRequest<F>,
    today: string,
    most: number,
    asker: ExportAsker,
  ): Promise<number>
  /** In a transaction that sees one moment; some rows at a time, in the order of the columns. */
  rows(
    trx: Trx,
    scope: RegionScope,
    request: ExportRequest<F>,
    today: string,
    asker: ExportAsker,
  ): AsyncIterable<CellContent[][]>
}

/** Where a wing gives files out. */
export interface ExportDesk {
  /** Of its job. */
  name: string
  /** What requests are called in the audit trail: `{record}/{uuid}`. */
  record: string
  detail: EksporDetail
  /** Who may watch at all: everyone sees only what they asked for themselves. */
  access: Permission
  definitions: readonly ExportDefinition[]
}
