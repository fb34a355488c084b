import { listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { belumDiputus, putusanLabels, putusanUji } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { followingProvinsi } from '#okkp/pengujian/following-provinsi.ts'
import {
  hariUji,
  narrowing,
  pilihan,
  saringanImpor,
  useSaringanWilayah,
} from '#okkp/pengujian/saringan-uji.ts'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const names = [
  'provinsi_id',
  'kota_id',
  'komoditas_id',
  'status',
  'start_date',
  'end_date',
  'batch_id',
] as const
type Name = (typeof names)[number]

const putusanOptions = [
  ...putusanUji.map((value) => ({ value, label: putusanLabels[value] })),
  { value: 'belum', label: belumDiputus },
]

/** The list of one kind of test (or of all) as its address says it, with the filters that the account's region leaves. */
export function useUjiLabView(jenisId: number | undefined) {
  const view = followingProvinsi(
    useListView({ name: 'uji-lab', list: listUjiLab, filters: names, defaultSort: '-tanggal' }),
  )
  const filters: Filter<Name>[] = [
    ...useSaringanWilayah(view.filters.provinsi_id),
    pilihan('komoditas_id', 'Komoditas', useKomoditasOptions()),
    pilihan('status', 'Putusan', putusanOptions),
    hariUji,
    ...saringanImpor(view.filters.batch_id),
  ]
  const filter = narrowing(view, filterNames(filters))
  if (jenisId !== undefined) filter.jenis_uji_lab_id = jenisId
  return { view, filters, filter, query: { ...filter, ...orderOf(view) } }
}
