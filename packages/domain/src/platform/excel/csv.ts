/**
 * Text that a spreadsheet would run as a formula. Some programs treat the full-width characters of East Asian keyboards
 * alike.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

export function looksLikeFormula(text: string): boolean {
  return formula.test(text)
}

/** Prefixes a formula with an apostrophe, so that a spreadsheet keeps it as text. */
export function defuseFormula(text: string): string {
  return looksLikeFormula(text) ? `'${text}` : text
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? defuseFormula(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Start of a CSV file. Without it Excel reads the file as Windows-1252 and breaks every non-ASCII letter. */
export const byteOrderMark = '\uFEFF'

/** Returns rows as CSV lines (RFC 4180). */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((values) => `${values.map(cell).join(',')}\r\n`).join('')

export const csvText = (rows: readonly (readonly unknown[])[]): string => byteOrderMark + csvLines(rows)
