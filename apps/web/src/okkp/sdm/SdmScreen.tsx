import { Button } from '@mantine/core'
import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import {
  kategoriLabels,
  kategoriSdm,
  saringanKeadaan,
  saringanKeadaanLabels,
} from '@portal/domain/okkp/sdm/kompetensi'
import { exportSdm, kolomSdm, namaKolomSdm } from '@portal/domain/okkp/sdm/sdm.columns'
import { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { IconExternalLink } from '@tabler/icons-react'
import { useProvinsiOptionsWithPusat } from '#okkp/registrasi/use-wilayah-pilihan.ts'
import { sdmColumns } from '#okkp/sdm/sdm-columns.tsx'
import { ExportButton } from '#platform/ekspor/ExportButton.tsx'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { Filter } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { provinsiOf, useKotaOptions } from '#platform/wilayah/use-wilayah-options.ts'

const look: ExportLook = { noun: 'SDM', fileName: 'Kompetensi SDM', start: exportSdm, detail: detailEkspor }
const columns = namaKolomSdm.map((key) => ({ key, title: kolomSdm[key] }))
const names = ['kategori', 'keadaan', 'provinsi_id', 'kota_id', 'start_date', 'end_date'] as const
type Name = (typeof names)[number]

function useFilters(provinsiId: number): Filter<Name>[] {
  const scope = scopeOf(useSignedInUser())
  const provinsi = useProvinsiOptionsWithPusat()
  const kota = useKotaOptions(provinsiOf(scope) ?? provinsiId)
  return [
    {
      kind: 'select',
      name: 'kategori',
      label: 'Kategori',
      options: kategoriSdm.map((value) => ({ value, label: kategoriLabels[value] })),
    },
    {
      kind: 'select',
      name: 'keadaan',
      label: 'Masa berlaku',
      options: saringanKeadaan.map((value) => ({ value, label: saringanKeadaanLabels[value] })),
    },
    ...(scope.jenis === 'semua'
      ? [{ kind: 'select', name: 'provinsi_id', label: 'Provinsi', options: provinsi } as const]
      : []),
    ...(scope.jenis === 'kota'
      ? []
      : [{ kind: 'select', name: 'kota_id', label: 'Kabupaten/kota', options: kota } as const]),
    { kind: 'date-range', label: 'Tanggal dicatat', start: 'start_date', end: 'end_date' },
  ]
}

export function SdmScreen() {
  const raw = useListView({ name: 'sdm', list: sdmCalls.list, filters: names, defaultSort: 'nama' })
  const filters = useFilters(Number(raw.filters.provinsi_id))
  const view: typeof raw = {
    ...raw,
    // A city of the previous province would give an empty list.
    setFilters: (change) =>
      raw.setFilters('provinsi_id' in change ? { ...change, kota_id: undefined } : change),
  }
  const list = useList(sdmCalls.list, view.query)
  const { page: _page, limit: _limit, ...narrowing } = view.query
  const add = <AddButton to="/okkp/admin/sdm/add">Tambah SDM</AddButton>
  return (
    <>
      <PageHeader
        title="Kompetensi SDM"
        meta="Petugas di wilayah kerja Anda dan sertifikat kompetensinya. Anda diberi tahu 60, 30, dan 7 hari sebelum sebuah sertifikat berakhir."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
        actions={
          <>
            <Button
              component={AppLink}
              to="/okkp/sdm"
              variant="default"
              leftSection={<Icon of={IconExternalLink} />}
            >
              Halaman publik
            </Button>
            <ExportButton
              look={look}
              columns={columns}
              remember="sdm"
              filter={narrowing}
              meta={list.meta}
              counting={list.isLoading}
            />
            {add}
          </>
        }
      />
      <DataTable
        label="Kompetensi SDM"
        unit="orang"
        list={list}
        view={view}
        columns={sdmColumns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `/okkp/admin/sdm/${row.id}` })}
        filters={filters}
        searchPlaceholder="Cari nama, jabatan, atau unit"
        empty={{
          title: 'Belum ada SDM',
          text: 'Catat petugas pertama di wilayah Anda beserta sertifikatnya.',
          action: add,
        }}
      />
    </>
  )
}
