import { type EksporUjiLabIsian, exportUjiLab } from '@portal/domain/okkp/ekspor/ekspor-uji.contract'
import { type KolomUjiLab, kolomUjiLab, nilaiKolom } from '@portal/domain/okkp/uji-lab/uji-lab.columns'
import { refuseForeignRegion } from '@portal/domain/platform/wilayah/wilayah'
import { countTestsUpTo, eachTestIds } from '#okkp/pengujian/daftar-uji.repository.ts'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import { findJenisUji } from './rujukan-uji.repository.ts'
import { presentUjiLab } from './uji-lab.presenter.ts'
import { ujiLabList, ujiLabTests } from './uji-lab.repository.ts'
import { filterOf } from './uji-lab-read.service.ts'

type Filter = Omit<EksporUjiLabIsian, 'headers' | 'format'>

const days: readonly string[] = ['tanggal', 'diambil_pada', 'diserahkan_pada', 'diterima_pada', 'created_at']
const wide: readonly string[] = ['lokasi_sampel', 'parameter', 'hasil_uji', 'batas', 'alasan', 'note']

const testFilter = ({ sort: _sort, ...filter }: Filter) => filterOf(filter)

export const ujiLabEkspor: ExportDefinition<Filter> = {
  jenis: 'uji-lab',
  call: exportUjiLab,
  access: 'uji-lab.kelola',
  event: 'uji-lab',
  check: (scope, { filter }) => refuseForeignRegion(scope, filter),
  async title(db, { filter: { jenis_uji_lab_id: id } }) {
    const jenis = id === undefined ? undefined : await findJenisUji(db, id)
    return jenis ? `Uji Lab ${jenis.nama}` : 'Uji Lab'
  },
  columns: ({ headers }) => [
    { title: 'No', width: 7 },
    ...headers.map((header) => ({
      title: kolomUjiLab[header as KolomUjiLab],
      kind: days.includes(header) ? ('date' as const) : undefined,
      ...(wide.includes(header) ? { width: 36 } : {}),
    })),
  ],
  count: (db, scope, { filter }, _today, most) =>
    countTestsUpTo(db, ujiLabTests, scope, testFilter(filter), most),
  async *rows(trx, scope, { filter, headers }) {
    let number = 0
    for await (const ids of eachTestIds(trx, ujiLabTests, scope, testFilter(filter), filter.sort)) {
      yield (await ujiLabList.byIds(trx, ids)).map((row) => {
        number++
        const uji = presentUjiLab(row)
        return [number, ...headers.map((header) => nilaiKolom(uji, header as KolomUjiLab))]
      })
    }
  },
}
