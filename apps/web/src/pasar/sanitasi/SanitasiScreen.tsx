import { type Sanitasi, sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { aspekSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { formatNumber, formatShortDate } from '@portal/domain/platform/format'
import { pasarCrumbs } from '#pasar/crumbs.ts'
import { ExportPasarButton } from '#pasar/ExportPasarButton.tsx'
import { Nilai } from '#pasar/sanitasi/nilai.tsx'
import { terlemah } from '#pasar/sanitasi/terlemah.ts'
import { daftarSanitasi } from '#pasar/sanitasi/use-sanitasi.ts'
import { linkedPasar, useWilayahFilters, withinProvinsi } from '#pasar/use-wilayah-filters.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import type { Column } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const namaAspek = (kode: number) => aspekSanitasi[kode as keyof typeof aspekSanitasi]

const columns: readonly Column<Sanitasi>[] = [
  {
    key: 'pasar',
    title: 'Pasar',
    render: ({ nama_pasar, kota, provinsi }) => (
      <TwoLines strong first={nama_pasar} second={`${kota}, ${provinsi}`} />
    ),
  },
  { key: 'tanggal', title: 'Tanggal', sortable: true, render: ({ tanggal }) => formatShortDate(tanggal) },
  { key: 'nilai', title: 'Nilai', sortable: true, render: (row) => <Nilai {...row} /> },
]

const weakest: Column<Sanitasi> = {
  key: 'lemah',
  title: 'Aspek terlemah',
  render: (row) => {
    const low = terlemah(row.aspek)
    if (!low || low.nilai === null) return '–'
    return <TwoLines first={namaAspek(low.aspek_kode)} second={formatNumber(low.nilai, 1)} />
  },
}

const scoreOf = (kode: string): Column<Sanitasi> => ({
  key: 'aspek',
  title: namaAspek(Number(kode)),
  render: ({ aspek: [satu] }) => (satu ? <Nilai {...satu} /> : '–'),
})

export function SanitasiScreen() {
  const raw = useListView({
    name: 'sanitasi',
    list: sanitasiCalls.list,
    filters: ['provinsi_id', 'kota_id', 'pasar_id', 'aspek_kode', 'lengkap', 'start_date', 'end_date'],
    defaultSort: '-tanggal',
  })
  const view = withinProvinsi(raw)
  const wilayah = useWilayahFilters(view)
  const list = useList(sanitasiCalls.list, view.query)
  const { pasar_id, aspek_kode } = view.filters
  return (
    <>
      <PageHeader
        title="Sanitasi higiene"
        meta="Enam aspek dinilai tiap bulan di pasarnya, juga tanpa sinyal. Nilai ada setelah semua butir dinilai: di bawah 60 Kurang, 60 sampai 80 Cukup, di atas 80 Baik."
        crumbs={pasarCrumbs}
        actions={
          <>
            <ExportPasarButton type="sanitasi" query={view.query} noun="penilaian" list={list} />
            <NilaiButton />
          </>
        }
      />
      <DataTable
        label="Penilaian sanitasi"
        unit="penilaian"
        list={list}
        view={view}
        columns={[...columns, aspek_kode ? scoreOf(aspek_kode) : weakest]}
        rowKey={({ kode_group }) => kode_group}
        rowLink={({ kode_group }) => ({ to: `${daftarSanitasi}/${kode_group}` })}
        filters={[
          ...wilayah,
          {
            kind: 'select',
            name: 'aspek_kode',
            label: 'Aspek',
            options: Object.entries(aspekSanitasi).map(([value, label]) => ({ value, label })),
          },
          {
            kind: 'select',
            name: 'lengkap',
            label: 'Kelengkapan',
            options: [
              { value: 'true', label: 'Lengkap' },
              { value: 'false', label: 'Belum lengkap' },
            ],
          },
          { kind: 'date-range', start: 'start_date', end: 'end_date', label: 'Tanggal penilaian' },
          ...linkedPasar(pasar_id, list.rows[0]?.nama_pasar),
        ]}
        searchPlaceholder="Cari nama atau alamat pasar"
        empty={{
          title: 'Belum ada penilaian',
          text: 'Nilai sanitasi pasar pertama di wilayah Anda.',
          action: <NilaiButton />,
        }}
      />
    </>
  )
}

function NilaiButton() {
  return <AddButton to={`${daftarSanitasi}/add`}>Nilai pasar</AddButton>
}
