import { dropEmpty } from '@portal/domain/platform/forms/field-rules'
import type { Role } from '@portal/domain/platform/roles'
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
import { type Filter, filterNames } from '#platform/table/column.ts'
import { listKey } from '#platform/table/use-list.ts'
import { type ListQuery, type ListView, useListView } from '#platform/table/use-list-view.ts'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'
import { usePetugas } from '#psat/audit/use-auditor.ts'

/** Labels of the sort menu on a phone, where the list has no column headers. */
export const urutanLabels: { [Urutan in UrutanDaftar]?: string } = {
  '-masuk': 'Terbaru masuk',
  masuk: 'Terlama masuk',
  tenggat: 'Tenggat terdekat',
  '-perubahan': 'Terakhir diubah',
  perusahaan: 'Nama perusahaan',
  tahap: 'Tahap',
}

const terbaru = '-masuk'
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
  const raw = useListView({
    name: `berkas-${auditType}`,
    list: listBerkas,
    filters: names,
    defaultSort: terbaru,
  })
  const { role } = useSignedInUser()
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
  // The agenda is sorted by deadline unless the user chooses another order.
  const order = raw.filters.agenda === 'true' && raw.sort === terbaru ? 'tenggat' : raw.sort
  const { data: orderBy = terbaru } = listBerkas.query.shape.orderBy.safeParse(order)
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
  const ofRole = (role: string) => asOptions(petugas.filter((akun) => akun.role === role))
  const select = (name: BerkasFilter, label: string, options: { value: string | number; label: string }[]) =>
    options.length > 0 ? [{ kind: 'select' as const, name, label, options }] : []
  return [
    ...select('alur', 'Alur', [
      { value: 'pengajuan', label: 'Pengajuan pelaku usaha' },
      { value: 'berkas', label: 'Berkas sekretariat' },
    ]),
    ...select('process', 'Tahap', tahapOptions(auditType, tab, pembaca)),
    ...select('agenda', 'Agenda', [{ value: 'true', label: 'Agenda sidang' }]),
    ...select(
      'jenisPengajuan',
      'Jenis permohonan',
      jenisPengajuanDiLayar[auditType].map((value) => ({ value, label: jenisPengajuanLabels[value] })),
    ),
    ...select('provinsiId', 'Provinsi', asOptions(provinsi)),
    ...select('kotaId', 'Kabupaten/kota', asOptions(kota)),
    ...select('leadAuditorUserId', 'Lead auditor', ofRole('LEAD_AUDITOR')),
    ...select('auditorUserId', 'Auditor', ofRole('AUDITOR')),
    ...select('koorSekretariatUserId', 'Koordinator', ofRole('KOORDINATOR_SEKRETARIAT')),
    ...select('subKoorSekretariatUserId', 'Subkoordinator', ofRole('SUBKOORDINATOR_SEKRETARIAT')),
    ...select('sekretariatUserId', 'Sekretariat', ofRole('SEKRETARIAT')),
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
