import { dropEmpty } from '@portal/domain/platform/forms/field-rules'
import type { Role } from '@portal/domain/platform/roles'
import { hasPermission } from '@portal/domain/portal/permissions'
import { semuaAlur } from '@portal/domain/psat/alur/semua-alur'
import {
  listBerkas,
  type TabDaftar,
  tabDaftar,
  type UrutanDaftar,
} from '@portal/domain/psat/daftar/daftar.contract'
import { berjalan, tahapTab } from '@portal/domain/psat/daftar/daftar.tab'
import {
  type JenisIzin,
  jenisPengajuanDiLayar,
  jenisPengajuanLabels,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Filter, filterNames, type SelectFilter } from '#platform/table/column.ts'
import { listKey } from '#platform/table/use-list.ts'
import { type ListQuery, type ListView, useListView } from '#platform/table/use-list-view.ts'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'
import { usePetugas } from '#psat/audit/use-auditor.ts'

/** Labels of the sort menu on a phone, where the list has no column headers. */
export const urutanLabels: { [Urutan in UrutanDaftar]?: string } = {
  tenggat: 'Tenggat terdekat',
  '-masuk': 'Terbaru masuk',
  masuk: 'Terlama masuk',
  '-perubahan': 'Terakhir diubah',
  perusahaan: 'Nama perusahaan',
  tahap: 'Tahap',
}

/** Work is listed by its deadline. Ended files have none, so the newest come first. */
const urutanTab = (tab: TabDaftar, role: Role) => (berjalan(tab, role) ? 'tenggat' : '-masuk')

const names = [
  'giliran',
  'alur',
  'process',
  'agenda',
  'jenisPengajuan',
  'status',
  'jeda',
  'provinsiId',
  'kotaId',
  'leadAuditorUserId',
  'auditorUserId',
  'koorSekretariatUserId',
  'subKoorSekretariatUserId',
  'sekretariatUserId',
] as const
type BerkasFilter = (typeof names)[number]
export type BerkasListView = ListView<BerkasFilter>

/** Loads the list of one licence kind with the tab, filters and order in the URL. */
export function useBerkasView(auditType: JenisIzin, tab: TabDaftar) {
  const { role } = useSignedInUser()
  const defaultSort = urutanTab(tab, role)
  const raw = useListView({ name: `berkas-${auditType}`, list: listBerkas, filters: names, defaultSort })
  const filters = useFilters(auditType, tab, raw)
  const view: BerkasListView = {
    ...raw,
    // A city of another province would empty the list, so a change of province clears the city.
    setFilters: (change) =>
      raw.setFilters({
        ...('provinsiId' in change ? { kotaId: undefined } : {}),
        ...change,
      }),
  }
  const offered = ['giliran', ...(berjalan(tab, role) ? saringanJam : []), ...filterNames(filters)]
  const chosen = Object.fromEntries(Object.entries(raw.filters).filter(([name]) => offered.includes(name)))
  const { data: orderBy = defaultSort } = listBerkas.query.shape.orderBy.safeParse(raw.sort)
  const asked = dropEmpty({ ...chosen, auditType, tab, orderBy, search: raw.search }) as ListQuery
  const query = { ...asked, page: raw.page, limit: raw.limit }
  const result = useQuery({
    queryKey: [...listKey(listBerkas), query],
    queryFn: ({ signal }) => call(listBerkas, { query: query as never, signal }),
    placeholderData: keepPreviousData,
  })
  return { view, filters, result, asked }
}

function useFilters(auditType: JenisIzin, tab: TabDaftar, view: BerkasListView): Filter<BerkasFilter>[] {
  const { role: pembaca } = useSignedInUser()
  const provinsi = useProvinsi().data ?? []
  const chosen = provinsi.find(({ id }) => String(id) === view.filters.provinsiId)
  const kota = useIsiWilayah(chosen?.kode).data?.kota ?? []
  const petugas = usePetugas()
  const readsPetugas = hasPermission(pembaca, 'akun.petugas.baca')
  const select = (name: BerkasFilter, label: string, options: SelectFilter['options']) => ({
    kind: 'select' as const,
    name,
    label,
    options,
  })
  const people = (name: BerkasFilter, label: string, role: Role) =>
    readsPetugas ? [select(name, label, asOptions(petugas.filter((akun) => akun.role === role)))] : []
  return [
    select(
      'jenisPengajuan',
      'Jenis permohonan',
      jenisPengajuanDiLayar[auditType].map((value) => ({ value, label: jenisPengajuanLabels[value] })),
    ),
    select('provinsiId', 'Provinsi', asOptions(provinsi)),
    ...people('auditorUserId', 'Auditor', 'AUDITOR'),
    select('kotaId', 'Kabupaten/kota', asOptions(kota)),
    ...people('leadAuditorUserId', 'Lead auditor', 'LEAD_AUDITOR'),
    select('process', 'Tahap', tahapOptions(auditType, tab, pembaca)),
    select('agenda', 'Agenda', [{ value: 'true', label: 'Agenda sidang' }]),
    select('alur', 'Alur', [
      { value: 'pengajuan', label: 'Pengajuan pelaku usaha' },
      { value: 'berkas', label: 'Berkas sekretariat' },
    ]),
    ...people('koorSekretariatUserId', 'Koordinator', 'KOORDINATOR_SEKRETARIAT'),
    ...people('subKoorSekretariatUserId', 'Subkoordinator', 'SUBKOORDINATOR_SEKRETARIAT'),
    ...people('sekretariatUserId', 'Sekretariat', 'SEKRETARIAT'),
  ]
}

const asOptions = (rows: readonly { id: number; nama: string }[]) =>
  rows.map(({ id, nama }) => ({ value: id, label: nama }))

/** Returns the stages of the tab on both tracks. Stages with the same label become one option. */
function tahapOptions(auditType: JenisIzin, tab: TabDaftar, role: Role) {
  const named = new Map<string, string[]>()
  for (const { tahap } of semuaAlur()) {
    for (const [key, { label, tab: own, hanya = auditType }] of Object.entries(tahap)) {
      const shown = tab === 'semua' || (own === tab && tahapTab(tab, role).includes(key))
      if (shown && hanya === auditType) named.set(label, [...(named.get(label) ?? []), key])
    }
  }
  return [...named].map(([label, keys]) => ({ value: [...new Set(keys)].join(','), label }))
}

/** Filters of the deadline strip. They apply only to running files. */
const saringanJam = ['status', 'jeda']

export function tabOf(value: string | undefined): TabDaftar {
  return value !== undefined && Object.hasOwn(tabDaftar, value) ? (value as TabDaftar) : 'semua'
}
