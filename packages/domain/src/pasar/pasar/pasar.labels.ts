// These labels are separate from the schema, so that public pages can use them without loading Zod.
export const hariLabels = {
  senin: 'Senin',
  selasa: 'Selasa',
  rabu: 'Rabu',
  kamis: 'Kamis',
  jumat: 'Jumat',
  sabtu: 'Sabtu',
  minggu: 'Minggu',
} as const

/** Zones of a market by type of goods. Each stall belongs to one zone. */
export const zonaLabels = {
  segar: 'Pangan segar',
  olahan: 'Pangan olahan',
  non_pangan: 'Nonpangan',
  hewan_hidup: 'Hewan hidup',
} as const

export const saranaLabels = {
  air_bersih: 'Air bersih',
  toilet: 'Toilet',
  cuci_tangan: 'Tempat cuci tangan',
  ipal: 'Pengolahan limbah (IPAL)',
  tps: 'Tempat penampungan sampah (TPS)',
  pendingin: 'Ruang pendingin',
} as const

/** Returns "Senin, Rabu", or "Setiap hari" for all days. */
export function hariBukaOf(days: readonly (keyof typeof hariLabels)[]): string {
  const all = days.length === Object.keys(hariLabels).length
  return all ? 'Setiap hari' : days.map((day) => hariLabels[day]).join(', ')
}

interface JamBuka {
  jam_buka: string | null
  jam_tutup: string | null
}

/** Returns "04.00–15.30", "mulai 04.00" without a closing time, or null if the hours are unknown. */
export function jamBukaOf({ jam_buka, jam_tutup }: JamBuka): string | null {
  const [from, until] = [jam_buka, jam_tutup].map((jam) => jam?.replace(':', '.'))
  if (!from) return until ? `sampai ${until}` : null
  return until ? `${from}–${until}` : `mulai ${from}`
}

/** Who pays for the programme of a market. */
export const sumberDanaLabels = {
  apbn_dekon: 'APBN dekonsentrasi',
  apbd: 'APBD',
  mandiri: 'Mandiri',
} as const
