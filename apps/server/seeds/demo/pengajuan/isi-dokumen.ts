import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'

/** What a file is about, by places in the library of its company. */
export interface IsiBerkas {
  unit: number[]
  lingkup: number[]
  produk: number[]
}

const unitSets = [[0], [1], [0, 1]]

/** These tell of the permit as a whole: no commodity, no product. */
const tanpaRincian: Record<JenisIzin, readonly JenisPengajuan[]> = {
  sppb_psat: ['pengalihan'],
  izin_edar_pl: ['perubahan_data', 'pengalihan'],
}
export const tellsUnitsOnly = (izin: JenisIzin, jenis: JenisPengajuan) => tanpaRincian[izin].includes(jenis)

/** One commodity or two of them, in the order of the library. */
function lingkupSets(banyak: number): number[][] {
  const all = Array.from({ length: banyak }, (_, n) => n)
  const pairs = all.flatMap((one) => all.filter((other) => other > one).map((other) => [one, other]))
  return [...all.map((one) => [one]), ...pairs]
}

/** Every choice that gives the file a name of its own. */
function semuaSppb(banyakLingkup: number): IsiBerkas[] {
  const single = lingkupSets(banyakLingkup).flatMap((lingkup) =>
    [[0], [1]].map((unit) => ({ unit, lingkup, produk: [] })),
  )
  const all = Array.from({ length: banyakLingkup }, (_, n) => ({
    unit: [0, 1],
    lingkup: [n, ...(n + 1 < banyakLingkup ? [n + 1] : [])],
    produk: [],
  }))
  return [...single.slice(0, 4), ...all, ...single.slice(4)]
}

function semuaPl(banyakProduk: number): IsiBerkas[] {
  const all = Array.from({ length: banyakProduk }, (_, n) => n)
  const of = (produk: number[]) => ({ unit: [0, 1], lingkup: [], produk })
  return [...all.map((one) => of([one])), ...all.map((one) => of([one, (one + 1) % banyakProduk]))]
}

/** Products that so many files are named after: each alone once, and once with another. */
export const produkUntuk = (berkas: number) => (berkas === 0 ? 0 : Math.max(2, Math.ceil(berkas / 2)))

/** What the company's next file of this kind is about: the `ke`th that tells of the same things. */
export function isiBerkas(
  { izin, jenis }: { izin: JenisIzin; jenis: JenisPengajuan },
  ke: number,
  punya: { lingkup: number; produk: number },
): IsiBerkas {
  const choices = tellsUnitsOnly(izin, jenis)
    ? unitSets.map((unit) => ({ unit, lingkup: [], produk: [] }))
    : izin === 'sppb_psat'
      ? semuaSppb(punya.lingkup)
      : semuaPl(punya.produk)
  const chosen = choices[ke]
  if (!chosen) throw new Error(`Naskah demo: perusahaan ini tidak punya nama untuk berkas ke-${ke + 1}`)
  return chosen
}
