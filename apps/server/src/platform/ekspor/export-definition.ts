import type { Contract } from '@portal/domain/platform/contract'
import type { EksporDetail, ExportFormat } from '@portal/domain/platform/ekspor/ekspor-calls'
import type { Permission } from '@portal/domain/platform/permissions'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { CellContent, SheetColumn } from '#platform/excel/write-sheet.ts'

/** An export request. Only its definition interprets the filter. */
export interface ExportRequest<F> {
  filter: F
  headers: readonly string[]
  format: ExportFormat
}

/** The requesting account, for records whose access does not depend on the region, and the time of the export. */
export interface ExportAsker {
  actor: Pick<Actor, 'id' | 'role' | 'perusahaan_id'>
  now: Date
}

/** Everything that differs between one kind of export and another. */
export interface ExportDefinition<F extends object = object> {
  /** The name in stored requests. The job uses it to find the definition that reads a request. */
  jenis: string
  /**
   * The API call that requests the file. Its parameters, query and body form the filter. A call with `produces` returns
   * the file itself.
   */
  call: Contract
  /** Checks whether the filter is meant for this definition, if several share a call. */
  takes?(filter: object): boolean
  access: Permission
  /** The prefix of the audit event `{event}.ekspor`. */
  event: string
  /** Throws for a region outside the account's scope and for unknown columns. */
  check(scope: RegionScope, request: ExportRequest<F>): void
  /** Returns the heading of the file. It is also the file name, unless `fileName` returns another. */
  title(db: Executor, request: ExportRequest<F>): Promise<string>
  fileName?(request: ExportRequest<F>): string
  columns(request: ExportRequest<F>): SheetColumn[]
  /** Counts the rows, but stops after `most`. */
  count(
    db: Executor,
    scope: RegionScope,
    request: ExportRequest<F>,
    today: string,
    most: number,
    asker: ExportAsker,
  ): Promise<number>
  /** Yields batches of rows from one snapshot, with cells in column order. */
  rows(
    trx: Trx,
    scope: RegionScope,
    request: ExportRequest<F>,
    today: string,
    asker: ExportAsker,
  ): AsyncIterable<CellContent[][]>
}

/** The exports of one module. */
export interface ExportDesk {
  /** The name of the background job. */
  name: string
  /** The prefix of export records in the audit trail: `{record}/{uuid}`. */
  record: string
  detail: EksporDetail
  /** The permission to poll the state of exports. Accounts see only their own. */
  access: Permission
  definitions: readonly ExportDefinition[]
}
