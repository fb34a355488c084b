import {
  type EksporRapidIsian,
  exportRapidTest,
  type KolomRapid,
  kolomRapid,
} from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import type { RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { keadaanLabels } from '@portal/domain/platform/pengujian/keadaan-positif'
import { refuseForeignRegion } from '@portal/domain/platform/wilayah/wilayah'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { presentRapid } from './rapid-registri.ts'
import { filterOf, findJenisRapid, rapidList } from './rapid-test.repository.ts'

type Filter = Omit<EksporRapidIsian, 'headers' | 'format'>

const dates: readonly string[] = ['tanggal', 'kit_kedaluwarsa', 'created_at']
const wide: readonly string[] = ['lembaga', 'lokasi_sampel', 'asal_pasokan', 'parameter', 'note']

function cellOf(row: RapidTest, kolom: KolomRapid): CellContent {
  if (kolom === 'created_at') return dayInJakarta(row.created_at)
  return kolom === 'keadaan' ? row.keadaan && keadaanLabels[row.keadaan] : row[kolom]
}

const asked = ({ sort, ...filter }: Filter) => ({ ...filterOf(filter), sort })

export const rapidEkspor: ExportDefinition<Filter> = {
  jenis: 'rapid_test',
  call: exportRapidTest,
  access: 'rapid-test.kelola',
  event: 'rapid-test',
  check: (scope, { filter }) => refuseForeignRegion(scope, filter),
  async title(db, { filter }) {
    const id = filter.jenis_rapid_test_id
    return (id === undefined ? undefined : (await findJenisRapid(db, id))?.nama) ?? 'Rapid Test'
  },
  columns: ({ headers }) => [
    { title: 'No', width: 7 },
    ...headers.map((header) => ({
      title: kolomRapid[header as KolomRapid],
      kind: dates.includes(header) ? ('date' as const) : undefined,
      width: wide.includes(header) ? 36 : 18,
    })),
  ],
  async count(db, scope, { filter }, _today, most) {
    return (await rapidList.countUpTo(db, scope, asked(filter), most + 1)).total
  },
  async *rows(trx, scope, { filter, headers }) {
    let number = 0
    for await (const rows of rapidList.each(trx, scope, asked(filter))) {
      yield rows.map((row) => {
        number++
        const shown = presentRapid(row)
        return [number, ...headers.map((header) => cellOf(shown, header as KolomRapid))]
      })
    }
  },
}
