import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'

/** Content of a file: indexes of the units, scopes and products in the data of its company. */
export interface IsiDokumen {
  unit: number[]
  lingkup: number[]
  produk: number[]
}

const unitSets = [[0], [1], [0, 1]]

/** Kinds of application that concern the permit as a whole and name no commodity and no product. */
const tanpaRincian: Record<JenisIzin, readonly JenisPengajuan[]> = {
  sppb_psat: ['pengalihan'],
  izin_edar_pl: ['perubahan_data', 'pengalihan'],
}
export const tellsUnitsOnly = (izin: JenisIzin, jenis: JenisPengajuan) => tanpaRincian[izin].includes(jenis)

/** Returns every single commodity and every pair of commodities, as indexes. */
function lingkupSets(banyak: number): number[][] {
  const all = Array.from({ length: banyak }, (_, n) => n)
  const pairs = all.flatMap((one) => all.filter((other) => other > one).map((other) => [one, other]))
  return [...all.map((one) => [one]), ...pairs]
}

/** Returns every combination of units and commodities that gives a file a unique name. */
function semuaSppb(banyakLingkup: number): IsiDokumen[] {
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

function semuaPl(banyakProduk: number): IsiDokumen[] {
  const all = Array.from({ length: banyakProduk }, (_, n) => n)
  const partsFor = (produk: number[]) => ({ unit: [0, 1], lingkup: [], produk })
  return [
    ...all.map((one) => partsFor([one])),
    ...all.map((one) => partsFor([one, (one + 1) % banyakProduk])),
  ]
}

/** Returns the number of products that give `berkas` files unique names: each product once alone and once in a pair. */
export const produkUntuk = (berkas: number) => (berkas === 0 ? 0 : Math.max(2, Math.ceil(berkas / 2)))

/**
 * Returns the content of a file. `ke` counts the company's earlier files that take their name from the same kind of
 * data.
 */
export function isiDokumen(
  { izin, jenis }: { izin: JenisIzin; jenis: JenisPengajuan },
  ke: number,
  punya: { lingkup: number; produk: number },
): IsiDokumen {
  const choices = tellsUnitsOnly(izin, jenis)
    ? unitSets.map((unit) => ({ unit, lingkup: [], produk: [] }))
    : izin === 'sppb_psat'
      ? semuaSppb(punya.lingkup)
      : semuaPl(punya.produk)
  const chosen = choices[ke]
  if (!chosen) throw new Error(`Demo script: this company has no name for file ${ke + 1}`)
  return chosen
}
