import { Button } from '@mantine/core'
import type { Contract } from '@portal/domain/platform/contract'
import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { followingProvinsi } from '#okkp/pengujian/following-provinsi.ts'
import {
  hariUji,
  narrowing,
  pilihan,
  saringanImpor,
  useSaringanWilayah,
} from '#okkp/pengujian/saringan-uji.ts'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
import { ExportButton } from '#platform/ekspor/ExportButton.tsx'
import type { ExportModalProps } from '#platform/ekspor/ExportModal.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { ImportButton } from '#platform/impor/ImportButton.tsx'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { type ListState, useList } from '#platform/table/use-list.ts'
import { type ListQuery, useListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Settings that differ between the lists of tests. */
interface UjiLook<Row> {
  /** Key under which the browser stores view and columns. */
  name: string
  title: string
  meta: string
  unit: string
  to: string
  list: Contract
  columns: readonly Column<Row>[]
  searchPlaceholder: string
  addLabel: string
  emptyText: string
  hasil: Filter
  lainnya?: readonly Filter[]
  jenisField?: string
  /** The screen that records such tests in the field, also without signal. */
  lapangan?: string
  exported: Pick<ExportModalProps, 'look' | 'columns'>
  imported: ImportLook
}

interface UjiListScreenProps<Row> {
  look: UjiLook<Row>
  jenisId?: number | undefined
  /** Initial kind of an import. Default: the kind on screen. */
  importKind?: number
  tabs?: (filter: ListQuery) => ReactNode
}

const common = ['provinsi_id', 'kota_id', 'komoditas_id', 'start_date', 'end_date', 'batch_id'] as const

/** List of tests in the account's region, with tabs, filters, export and import. */
export function UjiListScreen<Row extends { id: number }>(props: UjiListScreenProps<Row>) {
  const { look, jenisId, importKind = jenisId, tabs } = props
  const view = followingProvinsi(
    useListView({
      name: look.name,
      list: look.list,
      own: [...common, ...filterNames([look.hasil, ...(look.lainnya ?? [])])],
      defaultSort: '-tanggal',
    }),
  )
  const filters: Filter[] = [
    ...useSaringanWilayah(view.filters.provinsi_id),
    look.hasil,
    ...(look.lainnya ?? []),
    pilihan('komoditas_id', 'Komoditas', useKomoditasOptions()),
    hariUji,
    ...saringanImpor(view.filters.batch_id),
  ]
  const filter = narrowing(view, filterNames(filters))
  if (look.jenisField && jenisId !== undefined) filter[look.jenisField] = jenisId
  const list = useList(look.list, { ...filter, ...orderOf(view) }) as ListState<Row>
  const add = (
    <AddButton to={`${look.to}/add`} search={{ jenis: jenisId }}>
      {look.addLabel}
    </AddButton>
  )
  return (
    <>
      <PageHeader
        title={look.title}
        meta={look.meta}
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
        actions={
          <>
            <ExportButton
              {...look.exported}
              remember={look.name}
              filter={view.sort ? { ...filter, sort: view.sort } : filter}
              meta={list.meta}
              counting={list.isLoading}
            />
            <ImportButton to={look.imported.to} jenisId={importKind} />
            {look.lapangan && (
              <Button
                component={AppLink}
                to={look.lapangan}
                variant="default"
                leftSection={<Icon of={IconMapPin} />}
              >
                Catat di lapangan
              </Button>
            )}
            {add}
          </>
        }
      />
      <DataTable
        label={look.title}
        unit={look.unit}
        list={list}
        view={view}
        columns={look.columns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `${look.to}/${row.id}` })}
        filters={filters}
        searchPlaceholder={look.searchPlaceholder}
        header={tabs?.(filter)}
        empty={{ title: `Belum ada ${look.title.toLowerCase()}`, text: look.emptyText, action: add }}
      />
    </>
  )
}
