import { columnTitle } from '@portal/domain/okkp/registrasi/registrasi.columns'
import { listRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { jenis } from '@portal/domain/okkp/registrasi/registrasi.fields'
import {
  expiringLabel,
  statusLabels,
  statusRegistrasi,
} from '@portal/domain/okkp/registrasi/registrasi.status'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useKomoditasOptions, useMasterOptions } from '#okkp/registrasi/use-pilihan.ts'
import { useProvinsiOptionsWithPusat } from '#okkp/registrasi/use-wilayah-pilihan.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Filter, filterNames, type SelectFilter } from '#platform/table/column.ts'
import { type ListQuery, type ListView, useListView } from '#platform/table/use-list-view.ts'
import { provinsiOf, useKotaOptions } from '#platform/wilayah/use-wilayah-options.ts'

const statusOptions = [
  ...statusRegistrasi.map((value) => ({ value, label: statusLabels[value] })),
  { value: 'segera_habis', label: `${expiringLabel} (≤ 60 hari)` },
  { value: 'tidak_berlaku', label: 'Tidak berlaku (semua sebab)' },
]

const names = [
  'provinsi_id',
  'kota_id',
  'pusat',
  'komoditas_id',
  'jenis_sertifikat_id',
  'status',
  'start_terbit',
  'end_terbit',
  'batch_id',
  'lengkap',
  'tindak_lanjut',
] as const
type RegistrasiFilter = (typeof names)[number]
type View = ListView<RegistrasiFilter>

interface RegistrasiView {
  view: View
  filters: Filter<RegistrasiFilter>[]
  /** Filters and search without page and order. An export uses the same filter. */
  filter: ListQuery
}

/** List of one kind or of all kinds, read from the address, with the filters for the account's region. */
export function useRegistrasiView(jenisId: number | undefined): RegistrasiView {
  const scope = scopeOf(useSignedInUser())
  const raw = useListView({
    name: 'registrasi',
    list: listRegistrasi,
    filters: names,
    defaultSort: '-terbit_sertifikat',
  })
  const chosen = Number(raw.filters.provinsi_id)
  const isPrima = jenisId === jenis.prima
  const provinsi = useProvinsiOptionsWithPusat()
  const kota = useKotaOptions(provinsiOf(scope) ?? chosen)
  const komoditas = useKomoditasOptions()
  const sertifikat = useMasterOptions('jenisSertifikat', isPrima)

  const filters: Filter<RegistrasiFilter>[] = [
    ...(scope.jenis === 'semua'
      ? [select('provinsi_id', 'Provinsi', provinsi), ...penerbitOfLink(raw.filters)]
      : [select('pusat', 'Penerbit', penerbitOptions)]),
    select('komoditas_id', 'Komoditas', komoditas),
    select('status', 'Status', statusOptions),
    ...(isPrima ? [select('jenis_sertifikat_id', columnTitle('jenis_sertifikat', jenisId), sertifikat)] : []),
    ...(scope.jenis === 'kota' ? [] : [select('kota_id', 'Kabupaten/kota', kota)]),
    { kind: 'date-range', label: 'Tanggal terbit', start: 'start_terbit', end: 'end_terbit' },
    ...filtersOfLinks(raw.filters),
  ]
  const view: View = {
    ...raw,
    // A city of the previous province would give an empty list.
    setFilters: (change) =>
      raw.setFilters('provinsi_id' in change ? { ...change, kota_id: undefined } : change),
  }
  return { view, filters, filter: narrowing(raw, filterNames(filters), jenisId) }
}

const select = (
  name: RegistrasiFilter,
  label: string,
  options: SelectFilter['options'],
): Filter<RegistrasiFilter> => ({ kind: 'select', name, label, options })

/** Returns the issuer filter only if the address contains it, so that the user can remove it. */
function penerbitOfLink({ pusat }: View['filters']): Filter<RegistrasiFilter>[] {
  return pusat ? [select('pusat', 'Penerbit', penerbitOptions)] : []
}

/**
 * Filters that only links set (from an import or a card). Shown only if the address contains them, so that the user can
 * remove them.
 */
function filtersOfLinks({ batch_id, lengkap, tindak_lanjut }: View['filters']): Filter<RegistrasiFilter>[] {
  const only = (name: RegistrasiFilter, label: string, value: string | undefined, text: string) =>
    value ? [select(name, label, [{ value, label: text }])] : []
  return [
    ...only('batch_id', 'Impor', batch_id, `Nomor ${batch_id}`),
    ...only('lengkap', 'Data', lengkap, lengkap === 'true' ? 'Lengkap' : 'Belum lengkap'),
    ...only('tindak_lanjut', 'Tindak lanjut', tindak_lanjut, 'Terlambat'),
  ]
}

const penerbitOptions = [
  { value: 'true', label: 'OKKP Pusat' },
  { value: 'false', label: 'Daerah' },
]

/** Drops filters that the screen does not offer, for example those of another kind or account. */
function narrowing({ filters, search }: ListView, offered: readonly string[], jenisId: number | undefined) {
  const kept: ListQuery = {}
  for (const [name, value] of Object.entries(filters)) {
    if (value && offered.includes(name)) kept[name] = value
  }
  if (search) kept.search = search
  if (jenisId !== undefined) kept.jenis_registrasi_id = jenisId
  return kept
}

export function orderOf({ query }: ListView): ListQuery {
  const names = ['page', 'limit', 'sort']
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))
}
