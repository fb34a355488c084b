import { readFile } from 'node:fs/promises'

/** Yields the rows of an RFC 4180 text. A cell with a comma, a quote or a line break has quotes around it. */
function* csvRows(text: string): Generator<string[]> {
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') yield row
    row = []
    if (end === '') return
  }
}

/**
 * Reads a data file with a header line and returns the named columns of each row. The file is `.csv`, or `.tsv` with
 * tabs and no quotes.
 */
export async function readTable<K extends string>(
  file: string,
  names: readonly K[],
): Promise<Record<K, string>[]> {
  const text = await readFile(file, 'utf8')
  const [heading = [], ...rows] = file.endsWith('.tsv')
    ? text
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t'))
    : [...csvRows(text)]
  const places = names.map((name) => [name, heading.indexOf(name)] as const)
  const missing = places.find(([, place]) => place < 0)
  if (missing) throw new Error(`${file} has no column ${missing[0]}`)
  return rows.map(
    (row) => Object.fromEntries(places.map(([name, place]) => [name, row[place] ?? ''])) as Record<K, string>,
  )
}
