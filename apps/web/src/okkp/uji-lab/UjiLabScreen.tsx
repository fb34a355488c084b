import { jumlahUjiLab, listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { belumDiputus, putusanLabels, putusanUji } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { useSearch } from '@tanstack/react-router'
import { pilihan } from '#okkp/pengujian/saringan-uji.ts'
import { UjiListScreen } from '#okkp/pengujian/UjiListScreen.tsx'
import { ujiLabEkspor, ujiLabImpor } from '#okkp/uji-lab/uji-lab.transfer.ts'
import { ujiLabColumns } from '#okkp/uji-lab/uji-lab-columns.tsx'
import { ujiLabRecord, useJenisUji } from '#okkp/uji-lab/use-uji-lab.ts'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { useRecord } from '#platform/record/use-record.ts'

const look = {
  name: 'uji-lab',
  title: 'Uji laboratorium',
  meta: 'Hasil uji sampel pangan segar di wilayah Anda. Putusannya diusulkan dari batas cemaran dan residu yang berlaku.',
  unit: 'uji',
  to: ujiLabRecord.list,
  list: listUjiLab,
  columns: ujiLabColumns,
  searchPlaceholder: 'Cari kode, LHU, atau komoditas',
  addLabel: 'Tambah hasil uji',
  emptyText: 'Catat hasil uji pertama dari laporan laboratorium.',
  hasil: pilihan('status', 'Putusan', [
    ...putusanUji.map((value) => ({ value, label: putusanLabels[value] })),
    { value: 'belum', label: belumDiputus },
  ]),
  jenisField: 'jenis_uji_lab_id',
  exported: ujiLabEkspor,
  imported: ujiLabImpor.look,
}

export function UjiLabScreen({ jenisId }: { jenisId: number | undefined }) {
  return (
    <UjiListScreen
      look={look}
      jenisId={jenisId}
      tabs={(filter) => <JenisTabs current={jenisId} region={filter} />}
    />
  )
}

interface JenisTabsProps {
  current: number | undefined
  region: Record<string, unknown>
}

/** Tabs per kind of test with the number in the region. A change of tab keeps the filters. */
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
      late={jenis.length === 0}
      tabs={tabs.map(({ id, ...tab }) => ({
        ...tab,
        pending: !counts,
        to: ujiLabRecord.list,
        current: id === current,
      }))}
    />
  )
}
