import type { Contract } from '@portal/domain/platform/contract'
import type { Impor, ImporCalls } from '@portal/domain/platform/impor/impor-calls'
import type { RowLink } from '#platform/table/column.ts'

export interface ImportLook {
  /** The name of this import type in the batch list. */
  jenis: string
  noun: string
  /** Path of the screen. Its query holds the kind and the shown import. */
  to: string
  crumbs: readonly { label: string; to?: string }[]
  calls: ImporCalls
  upload: Contract
  /** Lists to refetch after an import. */
  lists: readonly Contract[]
  /** Label of the kind selector, and the form field that carries the kind. */
  kind: { label: string; field: string }
  /** Returns the template's name in its URL. */
  templateOf: (jenisId: number) => string | number
  /** Returns the headers in template order; a rejected row has no fixed order. */
  headersOf: (jenisId: number) => readonly string[]
  /** Link to the list, filtered to the rows that an import stored. */
  storedLink: (impor: Impor) => RowLink
  recordLink: (id: number) => string
  /** Says how the stored rows were judged: "MS 12, TMS 3." */
  outcomeOf?: (impor: Impor) => Promise<string>
  /** States what an undo keeps: "Yang sudah diubah …". */
  keptText: string
}
