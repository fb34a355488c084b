import { Button } from '@mantine/core'
import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import type { Pedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { formatDate } from '@portal/domain/platform/format'
import { IconDeviceMobile } from '@tabler/icons-react'
import { ExportPasarButton } from '#pasar/ExportPasarButton.tsx'
import { namaPedagang } from '#pasar/pedagang/pedagang-form.ts'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { linkedPasar, useWilayahFilters, withinProvinsi } from '#pasar/use-wilayah-filters.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { ImportButton } from '#platform/impor/ImportButton.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import type { Column } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

const columns: readonly Column<Pedagang>[] = [
  {
    key: 'nama',
    title: 'Pedagang',
    sortable: true,
    render: (row) => <TwoLines strong first={namaPedagang(row)} second={`${row.nama_pasar}, ${row.kota}`} />,
  },
  {
    key: 'nomor_kios',
    title: 'Kios',
    sortable: true,
    render: ({ nomor_kios, kelompok }) => <TwoLines first={nomor_kios} second={kelompok} />,
  },
  {
    key: 'komoditas',
    title: 'Komoditas',
    render: ({ kategori, pasokan }) => (
      <TwoLines first={pasokan.map(({ komoditas }) => komoditas).join(', ')} second={kategori} />
    ),
  },
  {
    key: 'pemasok',
    title: 'Pemasok',
    hiddenOnCards: true,
    render: ({ pasokan }) => [...new Set(pasokan.flatMap(({ pemasok }) => pemasok ?? []))].join(', ') || '–',
  },
  {
    key: 'keadaan',
    title: 'Keadaan',
    render: ({ aktif, persetujuan }) => (
      <>
        {aktif ? 'Berdagang' : <Tag>Tidak aktif</Tag>} {!persetujuan && <Tag>Tanpa data pribadi</Tag>}
      </>
    ),
  },
  {
    key: 'tanggal_pendataan',
    title: 'Didata',
    hidden: true,
    render: ({ tanggal_pendataan }) => formatDate(tanggal_pendataan),
  },
]

export function PedagangScreen({ ranah }: { ranah: Ranah }) {
  const { isOkkp, list: to, crumbs } = ranah
  const raw = useListView({
    name: isOkkp ? 'pedagang-okkp' : 'pedagang-pasar',
    list: pedagangCalls.list,
    filters: ['provinsi_id', 'kota_id', 'pasar_id', 'komoditas_id', 'batch_id'],
    defaultSort: '-id',
  })
  const view = withinProvinsi(raw)
  const query = { ...view.query, is_okkp: String(isOkkp) }
  const list = useList(pedagangCalls.list, query)
  const region = useWilayahFilters(view)
  const { pasar_id, batch_id, komoditas_id } = view.filters
  const market = list.rows[0]?.nama_pasar
  const dagangan = list.rows[0]?.pasokan.find((each) => String(each.komoditas_id) === komoditas_id)?.komoditas
  const linked = [
    ...linkedPasar(pasar_id, market),
    ...(komoditas_id
      ? [
          {
            kind: 'select',
            name: 'komoditas_id',
            label: 'Dagangan',
            options: [{ value: komoditas_id, label: dagangan ?? komoditas_id }],
          } as const,
        ]
      : []),
    ...(batch_id
      ? [
          {
            kind: 'select',
            name: 'batch_id',
            label: 'Impor',
            options: [{ value: batch_id, label: `Nomor ${batch_id}` }],
          } as const,
        ]
      : []),
  ]
  const add = <TambahButton to={`${to}/add`} />
  return (
    <>
      <PageHeader
        title="Pendataan pedagang"
        meta={
          isOkkp
            ? 'Pedagang pangan segar yang didata oleh OKKP, dengan kios, dagangan, dan pemasoknya.'
            : 'Pedagang pangan segar di tiap pasar, dengan kios, dagangan, dan pemasoknya, supaya hasil uji dapat ditelusuri.'
        }
        crumbs={crumbs.slice(0, 1)}
        actions={
          <>
            <ExportPasarButton type="data-pedagang" query={query} noun="pedagang" list={list} />
            <ImportButton to={`${to}/impor`} />
            <Button
              component={AppLink}
              to={`${to}/lapangan`}
              variant="default"
              leftSection={<Icon of={IconDeviceMobile} />}
            >
              Data di lapangan
            </Button>
            {add}
          </>
        }
      />
      <DataTable
        label="Pedagang"
        unit="pedagang"
        list={list}
        view={view}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }) => ({ to: `${to}/${id}` })}
        filters={[...region, ...linked]}
        searchPlaceholder="Cari nama atau nomor kios"
        empty={{
          title: 'Belum ada pedagang',
          text: 'Mulai dengan satu kelompok, misalnya satu blok kios, dan pedagang pertamanya.',
          action: add,
        }}
      />
    </>
  )
}

function TambahButton({ to }: { to: string }) {
  return <AddButton to={to}>Tambah pedagang</AddButton>
}
