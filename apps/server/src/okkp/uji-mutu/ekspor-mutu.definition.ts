import { jenisBerasLabels } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import {
  type EksporMutuIsian,
  exportUjiMutu,
  type KolomMutu,
  kolomMutu,
} from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { refuseForeignRegion } from '@portal/domain/platform/wilayah/wilayah'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { mutuList } from './uji-mutu.repository.ts'
import { presentMutu } from './uji-mutu.service.ts'

type Filter = Omit<EksporMutuIsian, 'headers' | 'format'>

const dates: readonly string[] = ['tanggal', 'created_at']
const wide: readonly string[] = ['lembaga', 'lokasi_sampel', 'alasan_kelas', 'catatan', 'hasil_ukur']

function cellOf(row: UjiMutu, kolom: KolomMutu): CellContent {
  if (kolom === 'jenis_beras') return row.jenis_beras && jenisBerasLabels[row.jenis_beras]
  return kolom === 'created_at' ? dayInJakarta(row.created_at) : row[kolom]
}

const asked = ({ kelas_mutu_id, ...filter }: Filter) => ({
  ...filter,
  hasil: kelas_mutu_id?.toString(),
})

export const mutuEkspor: ExportDefinition<Filter> = {
  jenis: 'uji_mutu',
  call: exportUjiMutu,
  access: 'uji-mutu.kelola',
  event: 'uji-mutu',
  check: (scope, { filter }) => refuseForeignRegion(scope, filter),
  title: async () => 'Uji Mutu',
  columns: ({ headers }) => [
    { title: 'No', width: 7 },
    ...headers.map((header) => ({
      title: kolomMutu[header as KolomMutu],
      kind: dates.includes(header) ? ('date' as const) : undefined,
      width: wide.includes(header) ? 36 : 18,
    })),
  ],
  async count(db, scope, { filter }, _today, most) {
    return (await mutuList.countUpTo(db, scope, asked(filter), most + 1)).total
  },
  async *rows(trx, scope, { filter, headers }) {
    let number = 0
    for await (const rows of mutuList.each(trx, scope, asked(filter))) {
      yield rows.map((row) => {
        number++
        const shown = presentMutu(row)
        return [number, ...headers.map((header) => cellOf(shown, header as KolomMutu))]
      })
    }
  },
}
