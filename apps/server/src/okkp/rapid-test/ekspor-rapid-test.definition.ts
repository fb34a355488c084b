import {
  type EksporRapidIsian,
  exportRapidTest,
  type KolomRapid,
  kolomRapid,
} from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import type { RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { keadaanLabels } from '@portal/domain/platform/pengujian/keadaan-positif'
import { testExport } from '#okkp/pengujian/ekspor-uji.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { filterOf, findJenisRapid, rapidList } from './rapid-test.repository.ts'
import { presentRapid } from './rapid-test-registri.ts'

type Filter = Omit<EksporRapidIsian, 'headers' | 'format'>

function cellOf(row: RapidTest, kolom: KolomRapid): CellContent {
  if (kolom === 'created_at') return dayInJakarta(row.created_at)
  return kolom === 'keadaan' ? row.keadaan && keadaanLabels[row.keadaan] : row[kolom]
}

export const rapidEkspor = testExport({
  jenis: 'rapid_test',
  call: exportRapidTest,
  access: 'rapid-test.kelola',
  event: 'rapid-test',
  async title(db, { filter: { jenis_rapid_test_id: id } }) {
    return (id === undefined ? undefined : (await findJenisRapid(db, id))?.nama) ?? 'Rapid Test'
  },
  list: rapidList,
  asked: ({ sort, ...filter }: Filter) => ({ ...filterOf(filter), sort }),
  titles: kolomRapid,
  dates: ['tanggal', 'kit_kedaluwarsa', 'created_at'],
  wide: ['lembaga', 'lokasi_sampel', 'asal_pasokan', 'parameter', 'note'],
  cells(row) {
    const shown = presentRapid(row)
    return (column) => cellOf(shown, column)
  },
})
