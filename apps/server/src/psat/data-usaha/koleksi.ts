import type { FileKind } from '@portal/domain/platform/files/files.contract'
import {
  type JenisDataUsaha,
  mitra,
  produk,
  ruangLingkup,
  unitProduksi,
} from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { fileBidang } from '@portal/domain/psat/isian/bidang'

export const tabelDataUsaha = {
  'unit-produksi': 'psat.unit_produksi',
  pemasok: 'psat.mitra',
  pelanggan: 'psat.mitra',
  produk: 'psat.produk',
  'ruang-lingkup': 'psat.ruang_lingkup',
} as const satisfies Record<JenisDataUsaha, string>

/** Schemas of the rows in the API. They leave out internal columns of the table. */
export const skemaBaris = {
  'unit-produksi': unitProduksi,
  pemasok: mitra,
  pelanggan: mitra,
  produk,
  'ruang-lingkup': ruangLingkup,
} as const

export type FileBidang = (typeof fileBidang)['unit_produksi' | 'info_produk'][number]

export const fileBidangOf: Record<JenisDataUsaha, readonly FileBidang[]> = {
  'unit-produksi': fileBidang.unit_produksi,
  pemasok: [],
  pelanggan: [],
  produk: fileBidang.info_produk,
  'ruang-lingkup': [],
}

export const fileKindsUsaha: readonly FileKind[] = ['pdf', 'jpeg', 'png']

export const dataUsahaRecord = (perusahaanId: number) => `data-usaha/${perusahaanId}`

export function fileKeysOf(jenis: JenisDataUsaha, baris: readonly object[]): string[] {
  return baris.flatMap((satu) =>
    fileBidangOf[jenis].flatMap((bidang) => {
      const kunci = (satu as Partial<Record<FileBidang, string | null>>)[bidang]
      return kunci ? [kunci] : []
    }),
  )
}
