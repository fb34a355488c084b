import type { Wire } from '../../platform/workflow/workflow.ts'
import { type AksiPelaku, aksiPelaku } from './pelaku/aksi.ts'
import { type NamaTahap, tahapPelaku } from './pelaku/tahap.ts'

/** What a step says of its stage on the wire. */
export const prosesAudit = ['REVIEW', 'REVISION', 'CLEAR'] as const
export type ProsesAudit = (typeof prosesAudit)[number]
/** The same over both tracks: on track `berkas` it is the status of the step. */
export const prosesLangkah = [...prosesAudit, 'accept', 'revision'] as const

interface Langkah {
  aksi: AksiPelaku
  dari: NamaTahap | null
  ke: NamaTahap
}

/** As the step was called; one called without it is a REVIEW where it opens a stage, else none. */
export function prosesOf({ aksi, dari, ke }: Langkah): ProsesAudit | null {
  const wires: readonly Wire[] = aksiPelaku[aksi].wire
  const called = prosesAudit.find((proses) => wires.some((wire) => wire.proses === proses))
  if (called) return called
  return dari !== ke && !tahapPelaku[ke].ends ? 'REVIEW' : null
}
