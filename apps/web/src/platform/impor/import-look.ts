import type { Contract } from '@portal/domain/platform/contract'
import type { Impor, ImporCalls } from '@portal/domain/platform/impor/impor-calls'
import type { RowLink } from '#platform/table/column.ts'

/** Everything the import screen needs to know about what is imported. */
export interface ImportLook {
  /** Its name among the batches. */
  jenis: string
  /** In running text: "komoditas". */
  noun: string
  /** Where the screen is; kind and shown import stand in its address. */
  to: string
  crumbs: readonly { label: string; to?: string }[]
  calls: ImporCalls
  upload: Contract
  /** Lists that show what was stored. */
  lists: readonly Contract[]
  /** Label of the choice of a kind, and the field it is sent in. */
  kind: { label: string; field: string }
  /** What the template of a kind is called in its address. */
  templateOf: (jenisId: number) => string | number
  /** In the order of the template; a refused row comes in any. */
  headersOf: (jenisId: number) => readonly string[]
  /** The list narrowed to what an import stored. */
  storedLink: (impor: Impor) => RowLink
  /** One record that an undo left in place. */
  recordLink: (id: number) => string
  /** What an undo does not take back: "Yang sudah diubah …". */
  keptText: string
}
