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

/** One import under way: its masters are loaded, its rows can be judged one by one. */
export interface OpenImport {
  /** `unsure` are columns whose number may not be what somebody typed. */
  check(cells: readonly string[], unsure?: readonly number[]): CheckedRow<object>
  /** The column whose value must not occur twice. */
  identity: number
  taken(text: string): string
  /** `sel` is where it stands first. */
  doubled(text: string, sel: string): string
  /** Which of these keys are stored already, in small letters. */
  findTaken(trx: Trx, keys: readonly string[]): Promise<Set<string>>
  /** Stores what it can and returns the keys stored; the others were taken in between. */
  store(trx: Trx, records: readonly object[]): Promise<Set<string>>
  /** After the last row, before the commit: refuses a batch that has become impossible meanwhile. */
  finish(trx: Trx): Promise<void>
}

/** Whose rows a batch brings: the central office's, or a region's. */
interface Letak {
  pusat: boolean
  provinsi_id: number | null
  kota_id: number | null
}

/** What stands beside every file; a definition's own schema adds to it. */
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
  /** The day of the import, in Jakarta. */
  today: string
}

export interface KeptRow {
  id: number
  nomor: string
  sebab: string
}

/** What can be imported: everything that differs between one kind of record and another stands here. */
export interface ImportDefinition<F extends ImportFields = ImportFields> {
  /** Its name among the batches. */
  jenis: string
  upload: Contract
  /** The fields beside the file. */
  isian: z.ZodType<F>
  /** Whether these fields are meant for it, where several share an upload. */
  takes?(fields: Readonly<Record<string, string>>): boolean
  access: Permission
  /** The audit events are `{event}.impor` and `{event}.impor.batal`. */
  event: string
  /** Of which type within it the rows are, and where they belong; refuses what does not exist or is not the account's. */
  prepare(
    db: Executor,
    scope: RegionScope,
    isian: F,
  ): Promise<{ jenis_id: number; jenis_nama: string; letak: Letak }>
  /** With the legal values of the account's region; undefined when `type` is none of its own. */
  template(
    db: Executor,
    type: string,
    scope: RegionScope,
  ): Promise<{ title: string; columns: TemplateColumn[] } | undefined>
  /** The columns of the template; the first is a running number that nobody reads. */
  columns(batch: Pick<ImportBatch<F>, 'jenis_id' | 'isian'>): readonly SheetColumn[]
  /** Header rows of templates that were given out before, each with its running number; their titles are those of `columns`. */
  earlier?: readonly (readonly string[])[]
  open(db: Executor, batch: ImportBatch<F>, scope: RegionScope): Promise<OpenImport>
  /** Removes the rows of a batch that nobody touched since. */
  undo(trx: Trx, batchId: number, by: { id: number; at: Date }): Promise<number>
  /** What an undo left in place, some of it, and how much there is. */
  kept(trx: Trx, batchId: number): Promise<{ total: number; rows: KeptRow[] }>
  /** What its result says beside the common fields. */
  answer?(batch: { jenis_nama: string }): object
}

/** Where a wing takes workbooks in: the calls of its history, and what can be imported there. */
export interface ImportDesk {
  /** Of its job. */
  name: string
  /** What batches are called in the audit trail and where a file names its owner: `{record}/{uuid}`. */
  record: string
  calls: ImporCalls
  /** Who comes in at all; each definition says who may import, see and undo its own. */
  access: Permission
  definitions: readonly ImportDefinition[]
}

export function definitionOf({ definitions }: ImportDesk, jenis: string): ImportDefinition {
  const definition = definitions.find((each) => each.jenis === jenis)
  if (!definition) throw new Error(`Impor "${jenis}" tidak dikenal`)
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

/** Which batches someone reaches: of a region, and of what may be imported by them. */
export interface Reach {
  scope: RegionScope
  jenis: readonly string[]
}

const named = (definitions: readonly ImportDefinition[]) => definitions.map(({ jenis }) => jenis)

export function reachOf(portal: Portal, desk: ImportDesk, actor: Actor): Reach {
  return { scope: scopeOf(actor), jenis: named(definitionsFor(portal, desk, actor)) }
}

/** For the server's own work. */
export function fullReach({ definitions }: ImportDesk): Reach {
  return { scope: { jenis: 'semua' }, jenis: named(definitions) }
}
