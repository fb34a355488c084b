/** What an uploaded workbook may ask of the server before it is refused. */
export interface ExcelLimits {
  /** Parts of the zip. */
  entries: number
  /** Bytes of all parts once unpacked. */
  unpacked: number
  /** How many times larger than packed a part may become; small parts are spared. */
  ratio: number
  /** Bytes of the shared texts, the only part that is held in memory. */
  sharedText: number
  /** Rows that hold anything, the header included. */
  rows: number
  columns: number
  /** Characters of one cell; Excel itself stops at 32,767. */
  cell: number
}

export const excelLimits: ExcelLimits = {
  entries: 500,
  unpacked: 400_000_000,
  ratio: 200,
  sharedText: 64_000_000,
  rows: 200_001,
  columns: 100,
  cell: 32_767,
}
