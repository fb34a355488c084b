import { listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { belumDiputus, putusanLabels, putusanUji } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { isTooShort, orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Filter, filterNames, type SelectFilter } from '#platform/table/column.ts'
import { type ListQuery, useListView } from '#platform/table/use-list-view.ts'
import { provinsiOf, useKotaOptions, useProvinsiOptions } from '#platform/wilayah/use-wilayah-options.ts'

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

const select = (name: Name, label: string, options: SelectFilter['options']): Filter<Name> => ({
  kind: 'select',
  name,
  label,
  options,
})

/** The list of one kind of test (or of all) as its address says it, with the filters that the account's region leaves. */
export function useUjiLabView(jenisId: number | undefined) {
  const scope = scopeOf(useSignedInUser())
  const raw = useListView({ name: 'uji-lab', list: listUjiLab, filters: names, defaultSort: '-tanggal' })
  const provinsi = useProvinsiOptions()
  const kota = useKotaOptions(provinsiOf(scope) ?? Number(raw.filters.provinsi_id))
  const komoditas = useKomoditasOptions()
  const { batch_id } = raw.filters
  const filters: Filter<Name>[] = [
    ...(scope.jenis === 'semua' ? [select('provinsi_id', 'Provinsi', provinsi)] : []),
    ...(scope.jenis === 'kota' || kota.length === 0 ? [] : [select('kota_id', 'Kabupaten/kota', kota)]),
    select('komoditas_id', 'Komoditas', komoditas),
    select('status', 'Putusan', putusanOptions),
    { kind: 'date-range', label: 'Tanggal uji', start: 'start_date', end: 'end_date' },
    ...(batch_id ? [select('batch_id', 'Impor', [{ value: batch_id, label: `Nomor ${batch_id}` }])] : []),
  ]
  const offered: readonly string[] = filterNames(filters)
  const filter: ListQuery = {}
  for (const [name, value] of Object.entries(raw.filters)) {
    if (value && offered.includes(name)) filter[name] = value
  }
  if (raw.search && !isTooShort(raw.search)) filter.search = raw.search
  if (jenisId !== undefined) filter.jenis_uji_lab_id = jenisId
  const view: typeof raw = {
    ...raw,
    // A city of the province chosen before would leave nothing to show.
    setFilters: (change) =>
      raw.setFilters('provinsi_id' in change ? { ...change, kota_id: undefined } : change),
  }
  return { view, filters, filter, query: { ...filter, ...orderOf(raw) } }
}
