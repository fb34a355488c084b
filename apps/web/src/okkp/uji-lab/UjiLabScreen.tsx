import { Button } from '@mantine/core'
import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import { exportUjiLab } from '@portal/domain/okkp/ekspor/ekspor-uji.contract'
import { kolomEksporUjiLab, kolomUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.columns'
import { jumlahUjiLab, listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import classes from '#okkp/registrasi/daftar.module.css'
import { isTooShort, shortestSearch } from '#okkp/registrasi/use-registrasi-view.ts'
import { ujiLabColumns } from '#okkp/uji-lab/uji-lab-columns.tsx'
import { ujiLabImport } from '#okkp/uji-lab/uji-lab-impor.ts'
import { daftarUjiLab, useJenisUji } from '#okkp/uji-lab/use-uji-lab.ts'
import { useUjiLabView } from '#okkp/uji-lab/use-uji-lab-view.ts'
import { ExportButton } from '#platform/ekspor/ExportButton.tsx'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import { ImportButton } from '#platform/impor/ImportButton.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'

const exportLook: ExportLook = {
  noun: 'uji laboratorium',
  fileName: 'Uji laboratorium',
  start: exportUjiLab,
  detail: detailEkspor,
}
const exportColumns = kolomEksporUjiLab.map((key) => ({ key, title: kolomUjiLab[key] }))

export function UjiLabScreen({ jenisId }: { jenisId: number | undefined }) {
  const { view, filters, filter, query } = useUjiLabView(jenisId)
  const list = useList(listUjiLab, query)
  const add = <TambahButton jenisId={jenisId} />
  return (
    <>
      <PageHeader
        title="Uji laboratorium"
        meta="Hasil uji sampel pangan segar di wilayah Anda. Putusannya diusulkan dari batas cemaran dan residu yang berlaku."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
        actions={
          <>
            <ExportButton
              look={exportLook}
              columns={exportColumns}
              remember="uji-lab"
              filter={view.sort ? { ...filter, sort: view.sort } : filter}
              meta={list.meta}
              counting={list.isLoading}
            />
            <ImportButton to={ujiLabImport.to} jenisId={jenisId} />
            {add}
          </>
        }
      />
      <DataTable
        label="Uji laboratorium"
        unit="uji"
        list={list}
        view={view}
        columns={ujiLabColumns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `${daftarUjiLab}/${row.id}` })}
        filters={filters}
        searchPlaceholder="Cari kode, LHU, lokasi, atau komoditas"
        header={
          <>
            <JenisTabs current={jenisId} region={filter} />
            {isTooShort(view.search) && (
              <p className={classes.hint} role="status">
                Ketik paling sedikit {shortestSearch} huruf untuk mencari.
              </p>
            )}
          </>
        }
        empty={{
          title: 'Belum ada uji laboratorium',
          text: 'Catat hasil uji pertama dari laporan laboratorium.',
          action: add,
        }}
      />
    </>
  )
}

interface JenisTabsProps {
  current: number | undefined
  region: Record<string, unknown>
}

/** One tab for each kind of test, with how many there are in the region; the filters go along. */
function JenisTabs({ current, region }: JenisTabsProps) {
  const jenis = useJenisUji().data ?? []
  const number = (value: unknown) => (value === undefined ? undefined : Number(value))
  const asked = { provinsi_id: number(region.provinsi_id), kota_id: number(region.kota_id) }
  const counts = useRecord(jumlahUjiLab, asked).data
  const { page: _page, jenis: _jenis, ...kept } = useSearch({ from: '/okkp/admin/lab/uji/' })
  const total = (id: number) => counts?.find((each) => each.jenis_uji_lab_id === id)?.total
  const all = counts?.reduce((sum, each) => sum + each.total, 0)
  const tabs = [
    { id: undefined, label: 'Semua jenis', count: all, search: kept },
    ...jenis.map(({ id, nama }) => ({
      id,
      label: nama,
      count: counts && (total(id) ?? 0),
      search: { ...kept, jenis: id },
    })),
  ]
  return (
    <LinkTabs
      label="Jenis uji"
      inCard
      tabs={tabs.map(({ id, ...tab }) => ({ ...tab, to: daftarUjiLab, current: id === current }))}
    />
  )
}

function TambahButton({ jenisId }: { jenisId: number | undefined }) {
  return (
    <Button
      component={AppLink}
      to={`${daftarUjiLab}/add`}
      search={{ jenis: jenisId }}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      Tambah hasil uji
    </Button>
  )
}
