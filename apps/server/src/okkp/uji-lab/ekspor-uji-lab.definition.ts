import { type EksporUjiLabIsian, exportUjiLab } from '@portal/domain/okkp/ekspor/ekspor-uji.contract'
import { type KolomUjiLab, kolomUjiLab, nilaiKolom } from '@portal/domain/okkp/uji-lab/uji-lab.columns'
import { refuseForeignRegion } from '@portal/domain/platform/wilayah/wilayah'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import { findJenisUji } from './rujukan-uji.repository.ts'
import { presentUjiLab } from './uji-lab.presenter.ts'
import { ujiLabList } from './uji-lab.repository.ts'
import { filterOf } from './uji-lab-read.service.ts'

type Filter = Omit<EksporUjiLabIsian, 'headers' | 'format'>

const days: readonly string[] = ['tanggal', 'diambil_pada', 'diserahkan_pada', 'diterima_pada', 'created_at']
const wide: readonly string[] = ['lokasi_sampel', 'parameter', 'hasil_uji', 'batas', 'alasan', 'note']

const asked = ({ sort, ...filter }: Filter) => ({ ...filterOf(filter), sort })

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
  async count(db, scope, { filter }, _today, most) {
    return (await ujiLabList.countUpTo(db, scope, asked(filter), most + 1)).total
  },
  async *rows(trx, scope, { filter, headers }) {
    let number = 0
    for await (const rows of ujiLabList.each(trx, scope, asked(filter))) {
      yield rows.map((row) => {
        number++
        const uji = presentUjiLab(row)
        return [number, ...headers.map((header) => nilaiKolom(uji, header as KolomUjiLab))]
      })
    }
  },
}
