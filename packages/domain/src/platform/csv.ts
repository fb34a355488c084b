/** A cell that a spreadsheet would read as a formula is led by an apostrophe and stays text. */
export function defuseFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? defuseFormula(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Excel reads a file without it as Windows-1252 and breaks every letter beyond ASCII. */
const byteOrderMark = '\uFEFF'

/** Lines of RFC 4180 in UTF-8. */
export function csvText(rows: readonly (readonly unknown[])[]): string {
  const lines = rows.map((values) => `${values.map(cell).join(',')}\r\n`)
  return byteOrderMark + lines.join('')
}
