import { lowerFirst } from '@portal/domain/platform/format'
import { type DataUsaha, type Produk, produkForm } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { kurangUnit, type SyaratUnit } from '@portal/domain/psat/isian/kurang-unit'
import { produkLabels } from '#psat/data-usaha/produk-form.ts'

export type BidangPilihan = 'unit_produksi' | 'ruang_lingkup' | 'info_produk'

function kurangProduk(produk: Produk): string[] {
  const faults = produkForm.safeParse(produk).error?.issues ?? []
  const fields = new Set(faults.map(({ path }) => String(path[0])))
  const labels = [...fields].map((field) =>
    lowerFirst(produkLabels[field as keyof typeof produkLabels] ?? field),
  )
  return labels.length > 0
    ? [`${produk.nama_dagang} belum lengkap: ${labels.join(', ')}. Ubah produk ini.`]
    : []
}

/** Names what one unit or product of the library lacks, so that its card says so before the step is left. */
export function kurangButir(
  data: DataUsaha,
  bidang: BidangPilihan,
  id: number,
  syarat: SyaratUnit,
): string[] {
  const unitsOf = (ids: readonly number[]) =>
    data.unit_produksi.filter((unit) => ids.includes(unit.id)).flatMap((unit) => kurangUnit(unit, syarat))
  if (bidang === 'unit_produksi') return unitsOf([id])
  const produk = bidang === 'info_produk' && data.produk.find((satu) => satu.id === id)
  return produk ? [...kurangProduk(produk), ...unitsOf(produk.unit_produksi)] : []
}
