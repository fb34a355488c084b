import { pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import { sumberDanaLabels } from '@portal/domain/pasar/pasar/pasar.labels'
import type { ReactNode } from 'react'
import { pasarCrumbs } from '#pasar/crumbs.ts'
import { ExportPasarButton } from '#pasar/ExportPasarButton.tsx'
import { PetaPasar } from '#pasar/pasar/PetaPasar.tsx'
import { pasarColumns } from '#pasar/pasar/pasar-columns.tsx'
import { daftarPasar } from '#pasar/pasar/use-pasar.ts'
import { useWilayahFilters, withinProvinsi } from '#pasar/use-wilayah-filters.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import type { Filter } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

export function PasarScreen({ peta }: { peta: boolean }) {
  if (!peta) return <Daftar />
  return (
    <>
      <Kepala peta />
      <PetaPasar />
    </>
  )
}

function Kepala({ peta = false, ekspor }: { peta?: boolean; ekspor?: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Data pasar"
        meta="Pasar rakyat di wilayah kerja Anda. Profil, survei, pengujian, pedagang, dan sanitasi dicatat pada pasarnya."
        crumbs={pasarCrumbs}
        actions={
          <>
            {ekspor}
            <TambahButton />
          </>
        }
      />
      <LinkTabs
        label="Tampilan"
        tabs={[
          { label: 'Daftar', to: daftarPasar, current: !peta },
          { label: 'Peta', to: daftarPasar, search: { tampilan: 'peta' }, current: peta },
        ]}
      />
    </>
  )
}

function Daftar() {
  const raw = useListView({
    name: 'pasar',
    list: pasarCalls.list,
    filters: ['provinsi_id', 'kota_id', 'tanpa_titik', 'tanpa_profil', 'sumber_dana'],
    defaultSort: 'nama',
  })
  const view = withinProvinsi(raw)
  const { tanpa_profil: year } = view.filters
  const filters: Filter[] = [
    ...useWilayahFilters(view),
    {
      kind: 'select',
      name: 'tanpa_titik',
      label: 'Titik lokasi',
      options: [
        { value: 'true', label: 'Tanpa titik' },
        { value: 'false', label: 'Sudah bertitik' },
      ],
    },
    {
      kind: 'select',
      name: 'sumber_dana',
      label: 'Sumber dana',
      options: Object.entries(sumberDanaLabels).map(([value, label]) => ({ value, label })),
    },
    ...(year
      ? [
          {
            kind: 'select',
            name: 'tanpa_profil',
            label: 'Tanpa profil',
            options: [{ value: year, label: year }],
          } as const,
        ]
      : []),
  ]
  const list = useList(pasarCalls.list, view.query)
  return (
    <>
      <Kepala ekspor={<ExportPasarButton type="pasar" query={view.query} noun="pasar" list={list} />} />
      <DataTable
        label="Pasar"
        unit="pasar"
        list={list}
        view={view}
        columns={pasarColumns}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }) => ({ to: `${daftarPasar}/${id}` })}
        filters={filters}
        searchPlaceholder="Cari nama atau alamat"
        empty={{
          title: 'Belum ada pasar',
          text: 'Mulai dengan menambahkan pasar pertama di wilayah Anda.',
          action: <TambahButton />,
        }}
      />
    </>
  )
}

function TambahButton() {
  return <AddButton to="/pasar/admin/pasar/add">Tambah pasar</AddButton>
}
