import { jenisBerasLabels } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import {
  type EksporMutuIsian,
  exportUjiMutu,
  type KolomMutu,
  kolomMutu,
} from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { testExport } from '#okkp/pengujian/ekspor-uji.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { mutuList } from './uji-mutu.repository.ts'
import { presentMutu } from './uji-mutu.service.ts'

type Filter = Omit<EksporMutuIsian, 'headers' | 'format'>

function cellOf(row: UjiMutu, kolom: KolomMutu): CellContent {
  if (kolom === 'jenis_beras') return row.jenis_beras && jenisBerasLabels[row.jenis_beras]
  return kolom === 'created_at' ? dayInJakarta(row.created_at) : row[kolom]
}

export const mutuEkspor = testExport({
  jenis: 'uji_mutu',
  call: exportUjiMutu,
  access: 'uji-mutu.kelola',
  event: 'uji-mutu',
  title: async () => 'Uji Mutu',
  list: mutuList,
  asked: ({ kelas_mutu_id, ...filter }: Filter) => ({ ...filter, hasil: kelas_mutu_id?.toString() }),
  titles: kolomMutu,
  dates: ['tanggal', 'created_at'],
  wide: ['lembaga', 'lokasi_sampel', 'alasan_kelas', 'catatan', 'hasil_ukur'],
  cells(row) {
    const shown = presentMutu(row)
    return (column) => cellOf(shown, column)
  },
})
