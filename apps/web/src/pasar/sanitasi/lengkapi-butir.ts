import type { ButirSop } from '#pasar/lapangan/bahan.ts'
import type { ButirEntri } from '#pasar/sanitasi/entri-sanitasi.ts'

export const butirKosong = (butir: ButirSop): ButirEntri => ({
  ...butir,
  jawaban: null,
  catatan: '',
  foto: [],
})

/** A sheet begun some time ago with today's items: new ones are added, and those taken away are no longer asked for. */
export function lengkapiButir(butir: readonly ButirEntri[], sop: readonly ButirSop[]): ButirEntri[] {
  const [asked, begun] = [sop, butir].map((rows) => new Set(rows.map(({ sop_id }) => sop_id)))
  const kept = butir.filter(({ sop_id, jawaban }) => jawaban !== null || asked?.has(sop_id))
  return [...kept, ...sop.filter(({ sop_id }) => !begun?.has(sop_id)).map(butirKosong)]
}
