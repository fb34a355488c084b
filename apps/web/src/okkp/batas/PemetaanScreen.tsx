import { ActionIcon } from '@mantine/core'
import { pemetaanCalls } from '@portal/domain/okkp/batas/batas.contract'
import { type KomoditasPangan, komoditasPanganForm } from '@portal/domain/okkp/batas/pemetaan.schema'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { pemetaanKey, usePangan } from '#okkp/batas/use-batas.ts'
import { BatasTabs } from '#okkp/master/BatasTabs.tsx'
import { masterCrumbs } from '#okkp/master/okkp-master.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useRefresh } from '#platform/record/use-record-writes.ts'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { useModal } from '#platform/ui/use-modal.ts'

const filters: Filter<'dipetakan'>[] = [
  {
    kind: 'select',
    name: 'dipetakan',
    label: 'Pemetaan',
    options: [
      { value: 'belum', label: 'Belum dipetakan' },
      { value: 'ya', label: 'Sudah dipetakan' },
    ],
  },
]

const columns: readonly Column<KomoditasPangan>[] = [
  {
    key: 'nama',
    title: 'Komoditas',
    render: ({ nama, kelompok }) => <TwoLines strong first={nama} second={kelompok} />,
  },
  {
    key: 'pangan',
    title: 'Jenis pangan',
    render: ({ pangan, sub_kelompok }) => (
      <TwoLines first={pangan ?? 'Belum dipetakan'} second={sub_kelompok} />
    ),
  },
]

/** Mapping from commodities to foods of the classification. A commodity without a food has no limits. */
export function PemetaanScreen() {
  const view = useListView({
    name: 'pemetaan-komoditas',
    list: pemetaanCalls.list,
    filters: filterNames(filters),
  })
  const list = useList(pemetaanCalls.list, view.query)
  const [opened, setOpened] = useState<KomoditasPangan>()
  return (
    <>
      <PageHeader
        title="Pemetaan komoditas"
        meta="Jenis pangan tiap komoditas menurut klasifikasi. Komoditas yang belum dipetakan tidak mendapat usul MS atau TMS."
        crumbs={masterCrumbs}
      />
      <DataTable
        label="Pemetaan komoditas"
        unit="komoditas"
        list={list}
        view={view}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowActions={(row) => (
          <ActionIcon aria-label={`Petakan ${row.nama}`} onClick={() => setOpened(row)}>
            <Icon of={IconEdit} size={20} />
          </ActionIcon>
        )}
        filters={filters}
        header={<BatasTabs current="Pemetaan komoditas" />}
        searchPlaceholder="Cari komoditas"
        empty={{ title: 'Belum ada komoditas', text: 'Komoditas ditambahkan di Master Data → Komoditas.' }}
      />
      {opened && <PemetaanModal row={opened} onClosed={() => setOpened(undefined)} />}
    </>
  )
}

function PemetaanModal({ row, onClosed }: { row: KomoditasPangan; onClosed: () => void }) {
  const { pangan } = usePangan()
  const { close, modal } = useModal(onClosed)
  const refresh = useRefresh(pemetaanKey)
  const form = useZodForm({
    schema: komoditasPanganForm,
    initialValues: { komoditas_id: row.id, pangan_id: row.pangan_id, versi: row.versi },
    labels: { pangan_id: 'Jenis pangan' },
    onSubmit: async (body) => {
      const { message } = await call(pemetaanCalls.update, { body })
      close()
      popup.success(message)
      await refresh()
    },
  })
  return (
    <FormModal title={`Petakan ${row.nama}`} form={form} submitLabel="Simpan pemetaan" {...modal}>
      <SelectField
        {...form.field('pangan_id')}
        options={pangan}
        optional
        help="Kosongkan bila komoditas ini di luar klasifikasi pangan segar."
      />
    </FormModal>
  )
}
