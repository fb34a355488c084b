import type { ButirSop } from '#pasar/lapangan/bahan.ts'
import type { ButirEntri } from '#pasar/sanitasi/entri-sanitasi.ts'

export const butirKosong = (butir: ButirSop): ButirEntri => ({
  ...butir,
  jawaban: null,
  catatan: '',
  foto: [],
})

/** Updates an old sheet to the current items. The function adds new items and drops removed items without an answer. */
export function completeButir(butir: readonly ButirEntri[], sop: readonly ButirSop[]): ButirEntri[] {
  const [asked, begun] = [sop, butir].map((rows) => new Set(rows.map(({ sop_id }) => sop_id)))
  const kept = butir.filter(({ sop_id, jawaban }) => jawaban !== null || asked?.has(sop_id))
  return [...kept, ...sop.filter(({ sop_id }) => !begun?.has(sop_id)).map(butirKosong)]
}
