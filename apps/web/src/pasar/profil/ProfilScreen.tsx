import { dokumenOf } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type { Profil } from '@portal/domain/pasar/profil/profil.schema'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { pasarCrumbs } from '#pasar/crumbs.ts'
import { ExportPasarButton } from '#pasar/ExportPasarButton.tsx'
import { KelengkapanMeter } from '#pasar/profil/KelengkapanMeter.tsx'
import { profilTo, varianLabels } from '#pasar/profil/profil-form.ts'
import { useWilayahFilters, withinProvinsi } from '#pasar/use-wilayah-filters.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { Column, Filter } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const columns: readonly Column<Profil>[] = [
  {
    key: 'nama',
    title: 'Pasar atau provinsi',
    render: ({ nama_pasar, kota, provinsi }) => (
      <TwoLines strong first={nama_pasar ?? `Provinsi ${provinsi}`} second={kota ?? 'Tim Pembina'} />
    ),
  },
  { key: 'tahun_program', title: 'Tahun', sortable: true, render: ({ tahun_program }) => tahun_program },
  { key: 'provinsi', title: 'Provinsi', hiddenOnCards: true, render: ({ provinsi }) => provinsi },
  {
    key: 'persentase',
    title: 'Kelengkapan dokumen',
    sortable: true,
    render: (row) => <KelengkapanMeter profil={row} />,
  },
  { key: 'updated_at', title: 'Diubah', hidden: true, render: ({ updated_at }) => formatDate(updated_at) },
]

const first = 2023
function yearOptions() {
  const latest = Number(dayInJakarta(new Date()).slice(0, 4)) + 1
  return Array.from({ length: latest - first + 1 }, (_, at) => ({
    value: latest - at,
    label: String(latest - at),
  }))
}

export function ProfilScreen() {
  const { role } = useSignedInUser()
  const mayWrite = hasPermission(role, 'pasar.kelola')
  const raw = useListView({
    name: 'profil-pasar',
    list: profilCalls.list,
    filters: ['tahun_program', 'provinsi_id', 'kota_id', 'varian', 'lengkap', 'dokumen'],
    defaultSort: '-tahun_program',
  })
  const view = withinProvinsi(raw)
  const filters: Filter[] = [
    { kind: 'select', name: 'tahun_program', label: 'Tahun program', options: yearOptions() },
    ...useWilayahFilters(view),
    {
      kind: 'select',
      name: 'varian',
      label: 'Varian',
      options: Object.entries(varianLabels).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'select',
      name: 'lengkap',
      label: 'Dokumen',
      options: [
        { value: 'false', label: 'Belum lengkap' },
        { value: 'true', label: 'Lengkap' },
      ],
    },
    {
      kind: 'select',
      name: 'dokumen',
      label: 'Sudah punya',
      options: dokumenOf('kota').map(({ kode, nama }) => ({ value: kode, label: nama })),
    },
  ]
  const list = useList(profilCalls.list, view.query)
  return (
    <>
      <PageHeader
        title="Profil pasar"
        meta="Satu profil tiap pasar dan tahun program, dengan 18 dokumennya; satu profil Tim Pembina tiap provinsi."
        crumbs={mayWrite ? pasarCrumbs : [{ label: 'Pasar Pangan' }]}
        actions={
          <>
            <ExportPasarButton type="profil" query={view.query} noun="profil" list={list} />
            {mayWrite && <TambahButton />}
          </>
        }
      />
      <DataTable
        label="Profil"
        unit="profil"
        list={list}
        view={view}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLink={(row) => ({ to: profilTo(row) })}
        filters={filters}
        searchPlaceholder="Cari nama pasar"
        empty={{
          title: 'Belum ada profil',
          text: 'Profil dibuat tiap tahun program, satu untuk tiap pasar.',
          action: mayWrite && <TambahButton />,
        }}
      />
    </>
  )
}

function TambahButton() {
  return <AddButton to="/pasar/admin/profil/add">Tambah profil</AddButton>
}
