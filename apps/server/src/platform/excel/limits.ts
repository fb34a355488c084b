export interface ExcelLimits {
  /** Number of parts in the zip. */
  entries: number
  /** Bytes of all unpacked parts together. */
  unpacked: number
  /** The maximum compression ratio of a part. Small parts are exempt. */
  ratio: number
  /** Bytes of the shared strings, the only part that the reader keeps in memory. */
  sharedText: number
  /** Number of non-empty rows, including the header. */
  rows: number
  columns: number
  /** Characters per cell. Excel itself allows 32,767. */
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
