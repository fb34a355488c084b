import { masters } from '@portal/domain/okkp/master.contract'
import { defineMasterScreen, type MasterRow } from '#okkp/master/master-definition.ts'
import type { Column } from '#platform/table/column.ts'

const kelompokLabels: Record<string, string> = { izin: 'Izin', sertifikasi: 'Sertifikasi' }

const jenisRegistrasiColumns: readonly Column<MasterRow>[] = [
  {
    key: 'kelompok',
    title: 'Kelompok',
    sortable: true,
    render: ({ kelompok }) => kelompokLabels[String(kelompok)] ?? String(kelompok),
  },
  {
    key: 'masa_berlaku_tahun',
    title: 'Masa berlaku',
    sortable: true,
    render: ({ masa_berlaku_tahun: tahun }) =>
      typeof tahun === 'number' ? `${tahun} tahun` : 'Sampai dicabut',
  },
]

export const jenisRegistrasi = defineMasterScreen(masters.jenisRegistrasi, {
  name: 'jenis-registrasi',
  title: 'Jenis registrasi',
  meta: 'Izin dan sertifikat yang dicatat di registri, dengan masa berlakunya sejak terbit.',
  looks: {
    kelompok: {
      kind: 'pilihan',
      options: Object.entries(kelompokLabels).map(([value, label]) => ({ value, label })),
    },
    masa_berlaku_tahun: {
      kind: 'angka',
      suffix: 'tahun',
      optional: true,
      help: 'Kosongkan bila berlaku sampai dicabut. Registrasi yang sudah ada tidak ikut berubah.',
    },
  },
  columns: jenisRegistrasiColumns,
})

export const jenisSertifikat = defineMasterScreen(masters.jenisSertifikat, {
  name: 'jenis-sertifikat',
  title: 'Jenis sertifikat',
  meta: 'Tingkat sertifikasi Prima dan jaminan mutu hidroponik.',
})

export const jenisHc = defineMasterScreen(masters.jenisHc, {
  name: 'jenis-hc',
  title: 'Jenis HC',
  meta: 'Jenis sertifikat jaminan keamanan pangan (health certificate) untuk ekspor.',
})

export const jenisUjiLab = defineMasterScreen(masters.jenisUjiLab, {
  name: 'uji',
  title: 'Jenis uji laboratorium',
  meta: 'Kelompok pengujian di laboratorium; parameternya diatur di halaman Parameter.',
})

export const jenisRapidTest = defineMasterScreen(masters.jenisRapidTest, {
  name: 'rapid',
  title: 'Jenis rapid test',
  meta: 'Kelompok uji cepat di lapangan; parameternya diatur di halaman Parameter.',
})
