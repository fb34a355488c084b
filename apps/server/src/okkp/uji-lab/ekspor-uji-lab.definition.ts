import { type EksporUjiLabIsian, exportUjiLab } from '@portal/domain/okkp/ekspor/ekspor-uji.contract'
import { kolomUjiLab, nilaiKolom } from '@portal/domain/okkp/uji-lab/uji-lab.columns'
import { testExport } from '#okkp/pengujian/ekspor-uji.ts'
import { findJenisUji } from './rujukan-uji.repository.ts'
import { presentUjiLab } from './uji-lab.presenter.ts'
import { ujiLabList } from './uji-lab.repository.ts'
import { filterOf } from './uji-lab-read.service.ts'

type Filter = Omit<EksporUjiLabIsian, 'headers' | 'format'>

export const ujiLabEkspor = testExport({
  jenis: 'uji-lab',
  call: exportUjiLab,
  access: 'uji-lab.kelola',
  event: 'uji-lab',
  async title(db, { filter: { jenis_uji_lab_id: id } }) {
    const jenis = id === undefined ? undefined : await findJenisUji(db, id)
    return jenis ? `Uji Lab ${jenis.nama}` : 'Uji Lab'
  },
  list: ujiLabList,
  asked: ({ sort, ...filter }: Filter) => ({ ...filterOf(filter), sort }),
  titles: kolomUjiLab,
  dates: ['tanggal', 'diambil_pada', 'diserahkan_pada', 'diterima_pada', 'created_at'],
  wide: ['lokasi_sampel', 'parameter', 'hasil_uji', 'batas', 'alasan', 'note'],
  narrow: 22,
  cells(row) {
    const shown = presentUjiLab(row)
    return (column) => nilaiKolom(shown, column)
  },
})
