import type { Result } from '@portal/domain/platform/contract'
import { formatShortDate } from '@portal/domain/platform/format'
import type { ringkasanCalls } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import classes from '#psat/dasbor/laporan/laporan.module.css'

type Baris = Result<(typeof ringkasanCalls)['sppb-psat']['ongoing']['list']>['response']['query'][number]

const day = (value: string | null) => (
  <span className={classes.day}>{value ? formatShortDate(value) : '–'}</span>
)

const umum: Column<Baris>[] = [
  {
    key: 'perusahaan',
    title: 'Permohonan',
    render: ({ nama, nomorPermohonan, nama_perusahaan }) => (
      <TwoLines strong first={nama} second={`${nomorPermohonan} · ${nama_perusahaan}`} />
    ),
  },
  { key: 'jenis', title: 'Jenis', render: ({ jenis_permohonan }) => jenis_permohonan },
  { key: 'tahap', title: 'Tahap', render: ({ status_proses }) => status_proses },
  { key: 'masuk', title: 'Masuk', render: ({ tanggal_pengajuan }) => day(tanggal_pengajuan) },
  { key: 'terbit', title: 'Terbit', render: ({ tanggal_terbit }) => day(tanggal_terbit) },
  { key: 'berlaku', title: 'Berlaku sampai', render: ({ masa_berlaku }) => day(masa_berlaku) },
  { key: 'tim', title: 'Tim audit', render: ({ detail_tim_auditor }) => detail_tim_auditor || '–' },
]

const produk: Column<Baris>[] = [
  { key: 'dagang', title: 'Nama dagang', render: ({ nama_dagang }) => nama_dagang ?? '–' },
  { key: 'merek', title: 'Merek', hidden: true, render: ({ nama_merek }) => nama_merek ?? '–' },
  { key: 'latin', title: 'Nama Latin', hidden: true, render: ({ nama_latin }) => nama_latin ?? '–' },
  { key: 'kemasan', title: 'Kemasan', hidden: true, render: ({ jenis_kemasan }) => jenis_kemasan ?? '–' },
]

export function kolomLaporan(jenis: 'sppb-psat' | 'izin-edar'): Column<Baris>[] {
  return jenis === 'izin-edar' ? [...umum, ...produk] : umum
}
