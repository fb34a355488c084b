import { listKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import {
  asalKasus,
  asalLabels,
  langkahKasus,
  luaranKasus,
  luaranLabels,
  tabelLangkah,
} from '@portal/domain/okkp/kasus/kasus.table'
import { hasPermission } from '@portal/domain/portal/permissions'
import { followingProvinsi } from '#okkp/pengujian/following-provinsi.ts'
import { narrowing, pilihan, useSaringanWilayah } from '#okkp/pengujian/saringan-uji.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const names = [
  'status',
  'giliran',
  'menunggu',
  'langkah',
  'asal',
  'luaran',
  'berulang',
  'provinsi_id',
  'kota_id',
] as const
type Name = (typeof names)[number]

const statusOptions = [
  { value: 'terbuka', label: 'Terbuka' },
  { value: 'terlambat', label: 'Lewat batas waktu' },
  { value: 'ditutup', label: 'Ditutup' },
]
const menungguOptions = [
  { value: 'laboratorium', label: 'Hasil laboratorium' },
  { value: 'orang_kedua', label: 'Orang kedua' },
  { value: 'uji', label: 'Uji yang belum ada putusannya' },
  { value: 'kantor', label: 'Pusat, karena wilayahnya tanpa kantor' },
]
const labelled = <V extends string>(values: readonly V[], labelOf: (value: V) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }))

/** Filters of the list of cases, read from the address. */
export function useKasusView() {
  const { role } = useSignedInUser()
  const view = followingProvinsi(useListView({ name: 'kasus', list: listKasus, filters: names }))
  const filters: Filter<Name>[] = [
    pilihan('status', 'Keadaan', statusOptions),
    ...(hasPermission(role, 'tindak-lanjut.kelola')
      ? [pilihan('giliran', 'Giliran', [{ value: 'saya', label: 'Giliran kantor saya' }])]
      : []),
    pilihan('menunggu', 'Menunggu', menungguOptions),
    pilihan(
      'langkah',
      'Langkah',
      labelled(langkahKasus, (langkah) => tabelLangkah[langkah].label),
    ),
    pilihan(
      'asal',
      'Sumber',
      labelled(asalKasus, (asal) => asalLabels[asal]),
    ),
    pilihan(
      'luaran',
      'Hasil',
      labelled(luaranKasus, (luaran) => luaranLabels[luaran]),
    ),
    pilihan('berulang', 'Berulang', [{ value: 'ya', label: 'Temuan berulang' }]),
    ...useSaringanWilayah(view.filters.provinsi_id),
  ]
  return { view, filters, filter: narrowing(view, filterNames(filters)) }
}
