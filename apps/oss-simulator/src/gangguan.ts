/**
 * Kinds of simulated faults. `_sesudah`: OSS stores the message, but the caller gets no answer. `basi`: like
 * `putus_sesudah`, and the next read returns the old status. `lambat`: OSS answers after `ms`.
 */
export const jenisGangguan = [
  'gantung',
  'gantung_sesudah',
  '504',
  '504_sesudah',
  'putus',
  'putus_sesudah',
  '200_galat',
  '500',
  '503',
  '403',
  '429',
  'besar',
  'alih',
  'ganda',
  'lambat',
  'basi',
  'tipe',
] as const
export type JenisGangguan = (typeof jenisGangguan)[number]

export interface Gangguan {
  jenis: JenisGangguan
  metode?: string
  id_izin?: string
  /** Probability between 0 and 1. Without a value, the fault hits every call. */
  peluang?: number
  /** Number of calls that the fault hits before it ends. */
  kali?: number
  ms?: number
}

export const isJenisGangguan = (text: string): text is JenisGangguan =>
  (jenisGangguan as readonly string[]).includes(text)

/** Returns a seeded random generator, so the same seed produces the same faults. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export class DaftarGangguan {
  #daftar: Gangguan[] = []
  readonly #random: () => number

  constructor(seed = 1) {
    this.#random = seededRandom(seed)
  }

  get semua(): readonly Gangguan[] {
    return this.#daftar
  }

  set(daftar: readonly Gangguan[]): void {
    this.#daftar = daftar.map((satu) => ({ ...satu }))
  }

  take(metode: string, id_izin: string | undefined): Gangguan | undefined {
    for (const satu of this.#daftar) {
      if (satu.metode !== undefined && satu.metode !== metode) continue
      if (satu.id_izin !== undefined && satu.id_izin !== id_izin) continue
      if (satu.kali === 0) continue
      if (satu.peluang !== undefined && this.#random() >= satu.peluang) continue
      if (satu.kali !== undefined) satu.kali -= 1
      return satu
    }
    return undefined
  }
}
