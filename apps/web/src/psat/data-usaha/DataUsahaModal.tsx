import type {
  JenisDataUsaha,
  Mitra,
  Produk,
  RuangLingkup,
  UnitProduksi,
} from '@portal/domain/psat/data-usaha/data-usaha.schema'
import type { FormDataUsaha } from '#psat/data-usaha/form-data-usaha.ts'
import { LingkupModal } from '#psat/data-usaha/LingkupModal.tsx'
import { MitraModal } from '#psat/data-usaha/MitraModal.tsx'
import { ProdukDrawer } from '#psat/data-usaha/ProdukDrawer.tsx'
import { UnitDrawer } from '#psat/data-usaha/UnitDrawer.tsx'

interface DataUsahaModalProps extends Omit<FormDataUsaha<never>, 'baris'> {
  jenis: JenisDataUsaha
  id: number | undefined
}

export function DataUsahaModal({ jenis, id, ...rest }: DataUsahaModalProps) {
  const { data } = rest
  const rowOf = <Row extends { id: number }>(rows: readonly Row[]) => rows.find((row) => row.id === id)
  if (jenis === 'unit-produksi') {
    return <UnitDrawer {...rest} baris={rowOf<UnitProduksi>(data.unit_produksi)} />
  }
  if (jenis === 'produk') return <ProdukDrawer {...rest} baris={rowOf<Produk>(data.produk)} />
  if (jenis === 'ruang-lingkup') {
    return <LingkupModal {...rest} baris={rowOf<RuangLingkup>(data.ruang_lingkup)} />
  }
  return <MitraModal {...rest} jenis={jenis} baris={rowOf<Mitra>(data[jenis])} />
}
