import { formatDate } from '@portal/domain/platform/format'
import type {
  PemilikIzin,
  UnitPenanganan,
  UraianBerlampiran,
} from '@portal/domain/psat/sertifikat/sertifikat'
import type { TableRow } from '#platform/pdf/paper/table.ts'

/** Returns the text or a placeholder, so that an empty field does not look forgotten. */
export function atau(teks: string | null | undefined, pengganti = '–'): string {
  return teks?.trim() || pengganti
}

export function tanggal(hari: string | null): string {
  return hari ? formatDate(hari) : '–'
}

export function berlampiran({ uraian, terlampir }: UraianBerlampiran): string {
  const isi = uraian?.trim()
  if (!terlampir) return isi || '–'
  return isi ? `${isi} (terlampir)` : 'Terlampir'
}

export function jumlahUnit(unit: readonly UnitPenanganan[]): string {
  return `Terlampir (${unit.length} unit penanganan)`
}

/** One numbered item: a single value, or parts a, b, c. */
export type Informasi = readonly [label: string, uraian: string | readonly (readonly [string, string])[]]

export function barisInformasi(informasi: readonly Informasi[]): TableRow[] {
  return informasi.flatMap(([label, uraian], index): TableRow[] => {
    const nomor = { text: `${index + 1}.` }
    if (typeof uraian === 'string')
      return [{ cells: [nomor, { text: label }, { text: uraian, strong: true }] }]
    const bagian = uraian.map(([nama, isi], urutan): TableRow => {
      const huruf = String.fromCharCode(97 + urutan)
      const cells = [{ text: '' }, { text: `${huruf}. ${nama}`, indent: 8 }, { text: isi, strong: true }]
      return { cells, joined: true }
    })
    return [{ cells: [nomor, { text: label }, { text: '' }], leads: true }, ...bagian]
  })
}

export function pemilik({ nama, perusahaan, alamat }: PemilikIzin): readonly (readonly [string, string])[] {
  return [
    ['Nama pemilik', atau(nama)],
    ['Nama perusahaan', atau(perusahaan)],
    ['Alamat kantor', atau(alamat)],
  ]
}
