import type { CheckedRow } from '@portal/domain/okkp/impor-registrasi.rules'
import type { LetakRegistrasi } from '@portal/domain/okkp/registrasi.policy'
import type { RegionScope } from '@portal/domain/platform/wilayah'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { TemplateColumn } from '#platform/excel/template.ts'
import type { SheetColumn } from '#platform/excel/write-sheet.ts'

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

export interface ImportBatch {
  id: number
  jenis_id: number
  letak: LetakRegistrasi
  pembuat_id: number
  /** The day of the import, in Jakarta. */
  today: string
}

export interface KeptRow {
  id: number
  nomor: string
  sebab: string
}

/** What can be imported: everything that differs between registrations, tests and the like stands here. */
export interface ImportDefinition {
  /** Undefined when there is no such type. */
  findTitle(db: Executor, jenisId: number): Promise<string | undefined>
  /** The columns of the template; the first is a running number that nobody reads. */
  columns(jenisId: number): readonly SheetColumn[]
  /** With the legal values of the account's region. */
  templateColumns(db: Executor, jenisId: number, scope: RegionScope): Promise<TemplateColumn[]>
  open(db: Executor, batch: ImportBatch, scope: RegionScope): Promise<OpenImport>
  /** Removes the rows of a batch that nobody touched since. */
  undo(trx: Trx, batchId: number, by: { id: number; at: Date }): Promise<number>
  /** What an undo left in place, some of it, and how much there is. */
  kept(trx: Trx, batchId: number): Promise<{ total: number; rows: KeptRow[] }>
}
