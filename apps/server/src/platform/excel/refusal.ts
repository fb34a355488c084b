import { AppError } from '@portal/domain/platform/errors'
import type { ExcelLimits } from './limits.ts'

const count = new Intl.NumberFormat('id-ID')

export const refusals = {
  damaged: () => new AppError('BERKAS_RUSAK'),
  entries: ({ entries }: ExcelLimits) =>
    refused(
      `Berkas Excel ini terdiri dari lebih dari ${count.format(entries)} bagian. Salin datanya ke templat, lalu unggah lagi.`,
    ),
  unpacked: ({ unpacked }: ExcelLimits) =>
    refused(
      `Isi berkas Excel ini melebihi ${count.format(unpacked / 1_000_000)} MB setelah dibuka. Bagi datanya ke beberapa berkas, lalu unggah lagi.`,
    ),
  ratio: () =>
    refused(
      'Isi berkas Excel ini mengembang tidak wajar saat dibuka, jadi ditolak. Salin datanya ke templat yang baru, lalu unggah lagi.',
    ),
  rows: ({ rows }: ExcelLimits) =>
    refused(
      `Berkas ini berisi lebih dari ${count.format(rows - 1)} baris data. Bagi menjadi beberapa berkas, lalu unggah lagi.`,
    ),
  columns: ({ columns }: ExcelLimits, cell: string) =>
    refused(
      `Sel ${cell} terletak melewati ${count.format(columns)} kolom. Hapus isi di luar kolom templat, lalu unggah lagi.`,
    ),
  cell: ({ cell: most }: ExcelLimits, cell: string) =>
    refused(`Isi sel ${cell} lebih dari ${count.format(most)} karakter. Pendekkan isinya, lalu unggah lagi.`),
  formula: (cell: string) =>
    refused(
      `Sel ${cell} berisi rumus. Ganti rumus dengan nilainya (Salin, lalu Tempel Spesial → Nilai), kemudian unggah lagi.`,
    ),
  links: () =>
    refused(
      'Berkas Excel ini terhubung ke berkas atau sumber data lain. Putuskan tautannya (Data → Edit Tautan → Putuskan), lalu unggah lagi.',
    ),
  macros: () =>
    refused(
      'Berkas Excel ini memuat makro atau objek tertanam. Simpan sebagai .xlsx biasa, lalu unggah lagi.',
    ),
  locked: () =>
    refused('Berkas Excel ini dikunci dengan kata sandi. Buka kuncinya, simpan ulang, lalu unggah lagi.'),
  sheetless: () => refused('Berkas Excel ini tidak memiliki lembar kerja yang dapat dibaca.'),
} as const

function refused(message: string): AppError {
  return new AppError('EXCEL_DITOLAK', { message })
}
