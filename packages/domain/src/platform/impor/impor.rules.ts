import { columnLetters } from '../excel/spreadsheet.ts'
import type { BarisDitolak, JenisKesalahan, KesalahanImpor } from './impor-calls.ts'

/** An error of one cell. `kolom` starts at 0. */
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

/**
 * Returns the differences between the header row and the template. It allows the two columns that a workbook of refused
 * rows adds.
 */
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
 * Returns the position of each template column in a file that follows the current or an earlier template (-1: column
 * missing). It returns undefined for any other header row.
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
  /** Row number in Excel. The header is row 1. */
  baris: number
  cells: readonly string[]
  faults: readonly CellFault[]
  /** Positions of the columns in the file, from `columnPlaces`. */
  tempat?: readonly number[]
}

/** Returns the cell of an error in the uploaded file. If the file lacks the column, it returns the row. */
function cellOf({ baris, tempat }: RejectedRow, kolom: number): string {
  const place = tempat?.[kolom] ?? kolom
  return place < 0 ? `baris ${baris}` : cellName(place, baris)
}

export const cellName = (kolom: number, baris: number) => `${columnLetters(kolom)}${baris}`

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

/** Result of checking a row: a record to store, or all its errors. */
export interface CheckedRow<R> {
  record: R | undefined
  /** Value that must be unique, in lower case. */
  key: string | undefined
  faults: CellFault[]
}
