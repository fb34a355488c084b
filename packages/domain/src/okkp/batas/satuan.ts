/**
 * Units of results and limits. Only units of one family are comparable. `langkah` is the power of ten that converts to
 * the base unit. MPN is an estimate and is never compared with colonies.
 */
export type Satuan =
  | { keluarga: 'massa' | 'koloni-gram' | 'koloni-ml' | 'mpn-gram' | 'mpn-ml'; langkah: number; nama: string }
  /** Presence or absence in an amount of sample. */
  | { keluarga: 'keberadaan'; banyak: number; ukuran: 'g' | 'ml'; nama: string }

type Berangka = Exclude<Satuan, { keluarga: 'keberadaan' }>

const daftar: Record<Berangka['keluarga'], Record<string, number>> = {
  massa: {
    'mg/kg': 0,
    ppm: 0,
    'µg/g': 0,
    'µg/kg': -3,
    ppb: -3,
    'ng/g': -3,
    'ng/kg': -6,
    'mg/100g': 1,
    'g/kg': 3,
    'mg/g': 3,
    '%': 4,
  },
  'koloni-gram': { 'koloni/g': 0, 'cfu/g': 0, 'kol/g': 0 },
  'koloni-ml': { 'koloni/ml': 0, 'cfu/ml': 0, 'kol/ml': 0 },
  'mpn-gram': { 'mpn/g': 0, 'apm/g': 0, 'mpn/100g': -2, 'apm/100g': -2 },
  'mpn-ml': { 'mpn/ml': 0, 'apm/ml': 0, 'mpn/100ml': -2, 'apm/100ml': -2 },
}

const menurutNama = new Map<string, Berangka>(
  Object.entries(daftar).flatMap(([keluarga, satuan]) =>
    Object.entries(satuan).map(([nama, langkah]) => [
      nama,
      { keluarga: keluarga as Berangka['keluarga'], langkah, nama: tampilan(nama) },
    ]),
  ),
)

function tampilan(nama: string): string {
  return nama
    .replace(/^(cfu|mpn|apm)/, (singkatan) => singkatan.toUpperCase())
    .replace(/100(g|ml)$/, '100 $1')
}

/** Normalises spelling: "Koloni / gram" equals "koloni/g", and "ug/kg" and "mcg/kg" equal "µg/kg". */
const seragam = (teks: string): string =>
  teks
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/gram/g, 'g')
    .replace(/(?:μ|u|mc|mk)g\//, 'µg/')
    .replace(/mililiter/g, 'ml')

const keberadaan = /^(?:per|dalam|\/)?(\d{1,4})(g|ml)$/

/** Units to choose from, in the spelling of the regulations. */
export const satuanPilihan = [
  'mg/kg',
  'µg/kg',
  'ppm',
  'ppb',
  'koloni/g',
  'CFU/g',
  'MPN/g',
  'APM/g',
  'per 25 g',
] as const

export function findSatuan(teks: string): Satuan | undefined {
  const nama = seragam(teks)
  const [, banyak, ukuran] = keberadaan.exec(nama) ?? []
  if (banyak && (ukuran === 'g' || ukuran === 'ml')) {
    return { keluarga: 'keberadaan', banyak: Number(banyak), ukuran, nama: `per ${Number(banyak)} ${ukuran}` }
  }
  return menurutNama.get(nama)
}

export const satuanTakDikenal = (teks: string): string =>
  `Satuan "${teks}" tidak dikenal. Pakai salah satu dari ${satuanPilihan.join(', ')}.`
