import { userIndexStaff } from '@portal/domain/akun/pengguna.contract'
import { hasPermission } from '@portal/domain/platform/permissions'
import { listBerkas, type TabDaftar, tabDaftar, urutanDaftar } from '@portal/domain/psat/daftar.contract'
import {
  type JenisIzin,
  jenisPengajuanDiLayar,
  jenisPengajuanLabels,
} from '@portal/domain/psat/jenis-pengajuan'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { listKey } from '#platform/table/use-list.ts'
import { type ListView, useListView } from '#platform/table/use-list-view.ts'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'

const statusOptions = [
  { value: 'ON_PROCESS', label: 'Sesuai Proses' },
  { value: 'DUE_TOMORROW', label: 'Besok Deadline' },
  { value: 'OVERRDUE', label: 'Terlambat' },
]

export type Urutan = (typeof urutanDaftar)[number]
export const urutanLabels: Record<Urutan, string> = {
  terbaru: 'Terbaru masuk',
  terlama: 'Terlama masuk',
  tenggat: 'Tenggat terdekat',
  diubah: 'Terakhir diubah',
}

const names = [
  'giliran',
  'jenisPengajuan',
  'status',
  'provinsiId',
  'kotaId',
  'leadAuditorUserId',
  'auditorUserId',
]

/** The list of one kind as its address says it: tab, "Giliran saya", filters and order. */
export function useBerkasView(auditType: JenisIzin, tab: TabDaftar) {
  const raw = useListView({ name: `berkas-${auditType}`, filters: names, defaultSort: 'terbaru' })
  const filters = useFilters(auditType, raw)
  const view: ListView = {
    ...raw,
    // A city of the province chosen before would leave nothing to show.
    setFilters: (change) =>
      raw.setFilters('provinsiId' in change ? { ...change, kotaId: undefined } : change),
  }
  const offered = ['giliran', ...filterNames(filters)]
  const chosen = Object.fromEntries(Object.entries(raw.filters).filter(([name]) => offered.includes(name)))
  const orderBy = urutanDaftar.find((name) => name === raw.sort) ?? 'terbaru'
  const query = { ...chosen, auditType, tab, orderBy, search: raw.search, page: raw.page, limit: 10 }
  const result = useQuery({
    queryKey: [...listKey(listBerkas), query],
    queryFn: ({ signal }) => call(listBerkas, { query: query as never, signal }),
    placeholderData: keepPreviousData,
  })
  return { view, filters, orderBy, result }
}

function useFilters(auditType: JenisIzin, view: ListView): Filter[] {
  const provinsi = useProvinsi().data ?? []
  const chosen = provinsi.find(({ id }) => String(id) === view.filters.provinsiId)
  const kota = useIsiWilayah(chosen?.kode).data?.kota ?? []
  const { lead, auditor } = useAuditors()
  const select = (name: string, label: string, options: { value: string | number; label: string }[]) =>
    options.length > 0 ? [{ kind: 'select' as const, name, label, options }] : []
  return [
    ...select(
      'jenisPengajuan',
      'Jenis permohonan',
      jenisPengajuanDiLayar[auditType].map((value) => ({ value, label: jenisPengajuanLabels[value] })),
    ),
    ...select('status', 'Tenggat', statusOptions),
    ...select('provinsiId', 'Provinsi', asOptions(provinsi)),
    ...select('kotaId', 'Kabupaten/kota', asOptions(kota)),
    ...select('leadAuditorUserId', 'Lead auditor', asOptions(lead)),
    ...select('auditorUserId', 'Auditor', asOptions(auditor)),
  ]
}

/** Only who may read staff accounts can choose by them; auditors see their own files anyway. */
function useAuditors() {
  const { role } = useSignedInUser()
  const { data = [] } = useQuery({
    queryKey: [...listKey(userIndexStaff), 'tim'],
    queryFn: async ({ signal }) => (await call(userIndexStaff, { signal, quiet: true })).data,
    enabled: hasPermission(role, 'akun.petugas.baca'),
    staleTime: 60_000,
    meta: { silent: true },
  })
  return {
    lead: data.filter((akun) => akun.role === 'LEAD_AUDITOR'),
    auditor: data.filter((akun) => akun.role === 'AUDITOR'),
  }
}

const asOptions = (rows: readonly { id: number; nama: string }[]) =>
  rows.map(({ id, nama }) => ({ value: id, label: nama }))

export function tabOf(value: string | undefined): TabDaftar {
  return value !== undefined && Object.hasOwn(tabDaftar, value) ? (value as TabDaftar) : 'semua'
}
