import type { Contract } from '@portal/domain/platform/contract'
import type { CheckedRow } from '@portal/domain/platform/impor/impor.rules'
import type { ImporCalls } from '@portal/domain/platform/impor/impor-calls'
import type { Permission } from '@portal/domain/platform/permissions'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { TemplateColumn } from '#platform/excel/template.ts'
import type { SheetColumn } from '#platform/excel/write-sheet.ts'
import { hasPermission, type Portal } from '#platform/portal.ts'

/** A running import. It has loaded its masters and can check rows one by one. */
export interface OpenImport {
  /** Checks a row. `unsure` lists columns whose number may differ from what the user typed. */
  check(cells: readonly string[], unsure?: readonly number[]): CheckedRow<object>
  /** The column that must be unique. */
  identity: number
  taken(text: string): string
  /** Returns the message for a repeated value. `sel` is the cell of its first occurrence. */
  doubled(text: string, sel: string): string
  /** Returns the keys that already exist, in lower case. */
  findTaken(trx: Trx, keys: readonly string[]): Promise<Set<string>>
  /** Stores records and returns the stored keys. Concurrent writes took the missing ones. */
  store(trx: Trx, records: readonly object[]): Promise<Set<string>>
  /** Runs after the last row and before the commit. Throws if the batch has become invalid meanwhile. */
  finish(trx: Trx): Promise<void>
}

/** The owner of the rows of a batch: the central office or a region. */
interface Letak {
  pusat: boolean
  provinsi_id: number | null
  kota_id: number | null
}

/** Form fields beside every file. A definition adds its own. */
export interface ImportFields {
  created_for?: number | undefined
  uji_coba: boolean
}

export interface ImportBatch<F> {
  id: number
  jenis_id: number
  isian: F
  letak: Letak
  pembuat_id: number
  /** The date of the import in Jakarta. */
  today: string
}

export interface KeptRow {
  id: number
  nomor: string
  sebab: string
}

/** Everything that differs between one kind of import and another. */
export interface ImportDefinition<F extends ImportFields = ImportFields> {
  /** The name of the definition in stored batches. */
  jenis: string
  upload: Contract
  /** Schema of the form fields beside the file. */
  isian: z.ZodType<F>
  /** Checks whether the fields are meant for this definition, if several share an upload. */
  takes?(fields: Readonly<Record<string, string>>): boolean
  access: Permission
  /** The prefix of the audit events `{event}.impor` and `{event}.impor.batal`. */
  event: string
  /**
   * Returns the type and region of the rows. Throws if the type does not exist or the region is outside the account's
   * scope.
   */
  prepare(
    db: Executor,
    scope: RegionScope,
    isian: F,
  ): Promise<{ jenis_id: number; jenis_nama: string; letak: Letak }>
  /**
   * Returns the template with the allowed values of the account's region, or undefined if `type` belongs to another
   * definition.
   */
  template(
    db: Executor,
    type: string,
    scope: RegionScope,
  ): Promise<{ title: string; columns: TemplateColumn[] } | undefined>
  /** Returns the columns of the template. The first is a running number, which the import ignores. */
  columns(batch: Pick<ImportBatch<F>, 'jenis_id' | 'isian'>): readonly SheetColumn[]
  /** Returns header rows of earlier templates, each with its running number. They use the titles of `columns`. */
  earlier?(batch: Pick<ImportBatch<F>, 'jenis_id'>): readonly (readonly string[])[]
  open(db: Executor, batch: ImportBatch<F>, scope: RegionScope): Promise<OpenImport>
  /** Deletes the rows of a batch that nobody has changed since. Returns their number. */
  undo(trx: Trx, batchId: number, by: { id: number; at: Date }): Promise<number>
  /** Returns a sample of the rows that an undo kept, and their total. */
  kept(trx: Trx, batchId: number): Promise<{ total: number; rows: KeptRow[] }>
  /** Returns additional fields of the response. */
  answer?(batch: { jenis_nama: string }): object
}

/** The imports of one module, and the calls of their history. */
export interface ImportDesk {
  /** The name of the background job. */
  name: string
  /** The prefix of batches in the audit trail and in file claims: `{record}/{uuid}`. */
  record: string
  calls: ImporCalls
  /** The permission to open the imports at all. Each definition controls who may import, view and undo its own. */
  access: Permission
  definitions: readonly ImportDefinition[]
}

export function definitionOf({ definitions }: ImportDesk, jenis: string): ImportDefinition {
  const definition = definitions.find((each) => each.jenis === jenis)
  if (!definition) throw new Error(`Unknown import "${jenis}"`)
  return definition
}

export const recordOf = ({ record }: ImportDesk, { uuid }: { uuid: string }) => `${record}/${uuid}`

export function definitionsFor(
  portal: Portal,
  { definitions }: ImportDesk,
  { role }: Actor,
): readonly ImportDefinition[] {
  return definitions.filter(({ access }) => hasPermission(portal, role, access))
}

/** The batches that an actor may see, by region and by kind of import. */
export interface Reach {
  scope: RegionScope
  jenis: readonly string[]
}

const named = (definitions: readonly ImportDefinition[]) => definitions.map(({ jenis }) => jenis)

export function reachOf(portal: Portal, desk: ImportDesk, actor: Actor): Reach {
  return { scope: scopeOf(actor), jenis: named(definitionsFor(portal, desk, actor)) }
}

/** Returns access to all batches, for jobs of the server. */
export function fullReach({ definitions }: ImportDesk): Reach {
  return { scope: { jenis: 'semua' }, jenis: named(definitions) }
}
