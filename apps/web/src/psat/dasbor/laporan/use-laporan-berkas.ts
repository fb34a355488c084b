import { deadlineLabel, deadlineLabels } from '@portal/domain/platform/calendar/working-days-deadline'
import { dropEmpty } from '@portal/domain/platform/forms/field-rules'
import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { alurLabels, namaAlur } from '@portal/domain/psat/alur/alur'
import { semuaAlur, tahapSemua } from '@portal/domain/psat/alur/semua-alur'
import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { dijeda, seluruhnya, semuaBagian } from '@portal/domain/psat/dasbor/bagian-waktu'
import { workloadUser } from '@portal/domain/psat/dasbor/dasbor.contract'
import { isAudit } from '@portal/domain/psat/dasbor/peristiwa'
import { jenisIzin, jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { listKey } from '#platform/table/use-list.ts'
import { type ListQuery, useListView } from '#platform/table/use-list-view.ts'
import { useIsiWilayah, useProvinsi } from '#platform/wilayah/use-wilayah.ts'
import { sumberLabels } from '#psat/dasbor/petugas/saringan-dasbor.ts'

const names = [
  'auditType',
  'jenisPengajuan',
  'keluaran',
  'process',
  'status',
  'alur',
  'isInputPusat',
  'masukDari',
  'masukSampai',
  'tenggatDari',
  'tenggatSampai',
  'peristiwa',
  'peristiwaDari',
  'peristiwaSampai',
  'layanan',
  'berakhirDari',
  'berakhirSampai',
  'provinsiId',
  'kotaId',
  'leadAuditorUserId',
  'auditorUserId',
  'sekretariatUserId',
  'koorSekretariatUserId',
  'subKoorSekretariatUserId',
] as const
type Nama = (typeof names)[number]

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const keluaranLabels = { proses: 'Dalam proses', terbit: 'Terbit', tms: 'Ditolak (TMS)' }
const peristiwaLabels = {
  audit: 'Mulai diaudit',
  revisi: 'Diminta perbaikan',
  akhir_audit: 'Audit selesai',
  terbit: 'Terbit',
  tolak: 'Ditolak',
}
/** `besok` is the next working day. It is undefined until the list has loaded. */
const statusLabels = (besok: string | undefined) => ({
  'ON_PROCESS,DUE_TOMORROW': 'Dalam tenggat',
  DUE_TOMORROW: deadlineLabel('DUE_TOMORROW', besok ?? null, Date.now()),
  OVERRDUE: deadlineLabels.OVERRDUE,
})

/** Returns each stage once, because both tracks share some stages. */
function tahapOptions() {
  const all = semuaAlur().flatMap((alur) =>
    entriesOf(alur.tahap).map(([value, { label, code }]) => ({ value, label: `${code} ${label}` })),
  )
  const once = [...new Map(all.map((option) => [option.value, option])).values()]
  return [{ value: tahapSemua(isAudit).join(), label: 'Semua tahap audit' }, ...once]
}

function layananOptions() {
  const parts = semuaBagian().map(({ process, label }) => ({ value: process, label }))
  const whole = [
    { value: seluruhnya, label: 'Seluruhnya' },
    { value: dijeda, label: 'Seluruh jeda' },
  ]
  return [...whole, ...new Map(parts.map((part) => [part.value, part])).values()]
}

const penangan: Partial<Record<Nama, string>> = {
  sekretariatUserId: 'Ditangani sekretariat',
  koorSekretariatUserId: 'Ditangani koordinator',
  subKoorSekretariatUserId: 'Ditangani subkoordinator',
}
const peranOf: Partial<Record<Nama, string>> = {
  leadAuditorUserId: 'LEAD_AUDITOR',
  auditorUserId: 'AUDITOR',
  sekretariatUserId: 'SEKRETARIAT',
  koorSekretariatUserId: 'KOORDINATOR_SEKRETARIAT',
  subKoorSekretariatUserId: 'SUBKOORDINATOR_SEKRETARIAT',
}

export function useLaporanBerkas() {
  const view = useListView({
    name: 'laporan-berkas',
    list: listBerkas,
    filters: names,
    defaultSort: '-masuk',
  })
  const { data: orderBy = '-masuk' } = listBerkas.query.shape.orderBy.safeParse(view.sort)
  const asked = dropEmpty({ ...view.filters, orderBy, search: view.search }) as ListQuery
  const query = { ...asked, page: view.page, limit: view.limit }
  const result = useQuery({
    queryKey: [...listKey(listBerkas), query],
    queryFn: ({ signal }) => call(listBerkas, { query: query as never, signal }),
    placeholderData: keepPreviousData,
  })
  const filters = useFilters(view.filters, result.data?.tenggat.besok)
  return { view, filters, result, asked }
}

function useFilters(chosen: Partial<Record<Nama, string>>, besok: string | undefined): Filter<Nama>[] {
  const provinsi = useProvinsi().data ?? []
  const kota =
    useIsiWilayah(provinsi.find(({ id }) => String(id) === chosen.provinsiId)?.kode).data?.kota ?? []
  const { data: orang = [] } = useQuery({
    queryKey: [workloadUser.path, {}],
    queryFn: async ({ signal }) => await call(workloadUser, { query: {}, signal, quiet: true }),
    select: ({ data }) => data,
    meta: { silent: true },
  })
  const select = (name: Nama, label: string, given: { value: string | number; label: string }[]) => [
    { kind: 'select' as const, name, label, options: given },
  ]
  const people = (name: Nama, label: string) =>
    select(
      name,
      label,
      orang
        .filter(({ role }) => role === peranOf[name])
        .map(({ userId, nama }) => ({ value: userId, label: nama })),
    )
  const places = (rows: readonly { id: number; nama: string }[]) =>
    rows.map(({ id, nama }) => ({ value: id, label: nama }))
  // Some filters come only from a link on a figure. The filter bar shows them only while they are set.
  const led = (filter: Filter<Nama>[]) =>
    filter.filter((one) => filterNames([one]).some((name) => chosen[name]))
  return [
    { kind: 'date-range', label: 'Masuk', start: 'masukDari', end: 'masukSampai' },
    ...select(
      'auditType',
      'Jenis izin',
      jenisIzin.map((value) => ({ value, label: jenisIzinLabels[value] })),
    ),
    ...select('keluaran', 'Keluaran', options(keluaranLabels)),
    ...select('process', 'Tahap', tahapOptions()),
    ...select('status', 'Keadaan tenggat', options(statusLabels(besok))),
    ...select('jenisPengajuan', 'Jenis permohonan', options(jenisPengajuanLabels)),
    ...led(
      select(
        'alur',
        'Alur',
        namaAlur.map((value) => ({ value, label: alurLabels[value] })),
      ),
    ),
    ...select('isInputPusat', 'Asal berkas', [
      { value: 'false', label: sumberLabels.pelaku },
      { value: 'true', label: sumberLabels.pusat },
    ]),
    ...select('peristiwa', 'Peristiwa', options(peristiwaLabels)),
    { kind: 'date-range', label: 'Hari peristiwa', start: 'peristiwaDari', end: 'peristiwaSampai' },
    ...led(select('layanan', 'Lama layanan', layananOptions())),
    ...led([{ kind: 'date-range', label: 'Berakhir', start: 'berakhirDari', end: 'berakhirSampai' }]),
    ...led([{ kind: 'date-range', label: 'Tenggat', start: 'tenggatDari', end: 'tenggatSampai' }]),
    ...select('provinsiId', 'Provinsi', places(provinsi)),
    ...select('kotaId', 'Kabupaten/kota', places(kota)),
    ...people('leadAuditorUserId', 'Lead auditor'),
    ...people('auditorUserId', 'Auditor'),
    ...led((Object.keys(penangan) as Nama[]).flatMap((name) => people(name, penangan[name] ?? ''))),
  ]
}
