import type { Wire } from '../../platform/workflow/workflow.ts'
import { type AksiPelaku, aksiPelaku } from './pelaku/aksi.ts'
import { type NamaTahap, tahapPelaku } from './pelaku/tahap.ts'

/** Values of `proses`, the field of a call that says what the step means for its stage. */
export const prosesAudit = ['REVIEW', 'REVISION', 'CLEAR'] as const
export type ProsesAudit = (typeof prosesAudit)[number]
/** Values over both tracks. Track `berkas` sends the value as `status`. */
export const prosesLangkah = [...prosesAudit, 'accept', 'revision'] as const

interface Langkah {
  aksi: AksiPelaku
  dari: NamaTahap | null
  ke: NamaTahap
}

/** Returns the `proses` of a step. A call without `proses` counts as REVIEW if it opens a stage, otherwise as null. */
export function prosesOf({ aksi, dari, ke }: Langkah): ProsesAudit | null {
  const wires: readonly Wire[] = aksiPelaku[aksi].wire
  const called = prosesAudit.find((proses) => wires.some((wire) => wire.proses === proses))
  if (called) return called
  return dari !== ke && !tahapPelaku[ke].ends ? 'REVIEW' : null
}
