import { columnLetters } from '../excel/spreadsheet.ts'
import type { BarisDitolak, JenisKesalahan, KesalahanImpor } from './impor-calls.ts'

/** A fault of one cell; `kolom` counts from 0. */
export interface CellFault {
  kolom: number
  jenis: JenisKesalahan
  pesan: string
}

export interface HeaderDifference {
  kolom: string
  seharusnya: string | null
  tertulis: string | null
}

export const faultHeader = 'Keterangan'
export const rowHeader = 'Baris'

/** Where the header row departs from the template. The two columns that a file of refused rows adds are let pass. */
export function headerDifferences(expected: readonly string[], found: readonly string[]): HeaderDifference[] {
  const extra = found.slice(expected.length)
  const returned = extra.length === 2 && extra[0] === faultHeader && extra[1] === rowHeader
  const width = Math.max(expected.length, returned ? 0 : found.length)
  return Array.from({ length: width }, (_, index) => ({
    kolom: columnLetters(index),
    seharusnya: expected[index] ?? null,
    tertulis: found[index] || null,
  })).filter(({ seharusnya, tertulis }) => seharusnya !== tertulis)
}

/**
 * Where each column of the template stands in a file: in place, or as an earlier template had them (-1: it had none).
 * Undefined for a header row that is neither.
 */
export function columnPlaces(
  expected: readonly string[],
  earlier: readonly (readonly string[])[],
  found: readonly string[],
): readonly number[] | undefined {
  const known = [expected, ...earlier].find((titles) => headerDifferences(titles, found).length === 0)
  return known && expected.map((title) => known.indexOf(title))
}

function differenceText({ kolom, seharusnya, tertulis }: HeaderDifference): string {
  if (seharusnya === null) return `kolom ${kolom} berjudul "${tertulis}", padahal tidak ada di templat`
  if (tertulis === null) return `kolom ${kolom} seharusnya berjudul "${seharusnya}", tetapi kosong`
  return `kolom ${kolom} seharusnya berjudul "${seharusnya}", tetapi tertulis "${tertulis}"`
}

const mostSaid = 3

export function headerMessage(title: string, differences: readonly HeaderDifference[]): string {
  const said = differences.slice(0, mostSaid).map(differenceText).join('; ')
  const more = differences.length > mostSaid ? `; dan ${differences.length - mostSaid} kolom lain` : ''
  return `Baris judul tidak sama dengan templat ${title}: ${said}${more}. Unduh templatnya, pindahkan data ke sana, lalu unggah lagi.`
}

export interface RejectedRow {
  /** As Excel counts: the header stands in row 1. */
  baris: number
  cells: readonly string[]
  faults: readonly CellFault[]
  /** Where its columns stand in the file, as `columnPlaces` says. */
  tempat?: readonly number[]
}

/** The cell of a fault in the file as it was sent; a column that the file does not have is named by the row. */
function cellOf({ baris, tempat }: RejectedRow, kolom: number): string {
  const place = tempat?.[kolom] ?? kolom
  return place < 0 ? `baris ${baris}` : cellName(place, baris)
}

export const cellName = (kolom: number, baris: number) => `${columnLetters(kolom)}${baris}`

/** All faults of a row in one text, each with its column and cell. */
export function faultText(headers: readonly string[], row: RejectedRow): string {
  return row.faults
    .map(({ kolom, pesan }) => `${headers[kolom] ?? ''} (${cellOf(row, kolom)}): ${pesan}`)
    .join('; ')
}

export function rejectedRecord(headers: readonly string[], row: RejectedRow): BarisDitolak {
  const values = headers.map((header, index): [string, string] => [header, row.cells[index] ?? ''])
  return {
    ...Object.fromEntries(values),
    [faultHeader]: faultText(headers, row),
    [rowHeader]: row.baris,
  }
}

export function faultList(headers: readonly string[], row: RejectedRow): KesalahanImpor[] {
  return row.faults.map(({ kolom, pesan }) => ({
    baris: row.baris,
    kolom: headers[kolom] ?? '',
    sel: cellOf(row, kolom),
    pesan,
  }))
}

/** What a definition makes of a row: a record to store, or every fault it has. */
export interface CheckedRow<R> {
  record: R | undefined
  /** What must not occur twice, in small letters. */
  key: string | undefined
  faults: CellFault[]
}
