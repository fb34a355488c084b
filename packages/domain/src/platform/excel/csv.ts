/** Text that a spreadsheet would run as a formula; some take the full-width signs of East Asian keyboards for the plain ones. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

export function looksLikeFormula(text: string): boolean {
  return formula.test(text)
}

/** A cell that a spreadsheet would read as a formula is led by an apostrophe and stays text. */
export function defuseFormula(text: string): string {
  return looksLikeFormula(text) ? `'${text}` : text
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? defuseFormula(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** At the start of a file: Excel reads one without it as Windows-1252 and breaks every letter beyond ASCII. */
export const byteOrderMark = '\uFEFF'

/** Lines of RFC 4180. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((values) => `${values.map(cell).join(',')}\r\n`).join('')

/** A whole file in UTF-8. */
export const csvText = (rows: readonly (readonly unknown[])[]): string => byteOrderMark + csvLines(rows)
