import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { anySign } from '#testing/signs.ts'
import { bytesOf, collected, onDisk } from './excel.fixture.ts'
import { excelLimits } from './limits.ts'
import { openPackage } from './package-parts.ts'
import { readSheet } from './read-sheet.ts'
import { writeTemplate } from './template.ts'
import { styles, workbookParts } from './workbook-parts.ts'
import { type CellContent, writeSheet } from './write-sheet.ts'

async function* batched(...batches: CellContent[][][]) {
  yield* batches
}

const columns = [
  { title: 'Nama' },
  { title: 'Tanggal', kind: 'date' as const },
  { title: 'Jumlah', width: 9 },
]

test('another reader sees titles, texts, dates and numbers', async () => {
  const content = await bytesOf(
    writeSheet('Ekspor', columns, batched([['A & <B>', '2024-02-29', 3]], [[null, 'segera', 1.5]])),
  )
  const { sheets } = await readXlsx(new Uint8Array(content), { readStyles: true })
  expect(sheets[0]?.name).toBe('Ekspor')
  expect(sheets[0]?.rows).toEqual([
    ['Nama', 'Tanggal', 'Jumlah'],
    ['A & <B>', new Date('2024-02-29T00:00:00Z'), 3],
    [null, 'segera', 1.5],
  ])
  expect(sheets[0]?.cells?.get('0,0')?.style?.font?.bold).toBe(true)
})

async function sheetXml(path: string): Promise<string> {
  const parts = await openPackage(path, excelLimits)
  let xml = ''
  for await (const piece of parts.text('xl/worksheets/sheet1.xml')) xml += piece
  parts.close()
  return xml
}

test.each([
  '=1+1',
  '+62812',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK("http://jahat.example")',
  '＝1',
  '＋1',
  '－1',
  '＠A',
])('defuses %s: text, marked as typed with an apostrophe, never a formula', async (text) => {
  const content = await bytesOf(writeSheet('E', [{ title: 'a' }], batched([[text]])))
  const rows = await onDisk(content, (path) => collected(readSheet(path, excelLimits)))
  expect(rows[1]?.cells).toEqual([text.trim()])
  const { sheets } = await readXlsx(new Uint8Array(content))
  expect(sheets[0]?.cells?.get('1,0')?.formula).toBeUndefined()
  expect(sheets[0]?.rows[1]?.[0]).toBe(text)
  expect(await onDisk(content, sheetXml)).toContain(`<c r="A2" s="${styles.defused}"`)
})

test('what is written is what is read, whatever the text', async () => {
  const text = fc.string({ unit: anySign, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 5 }), async (rows) => {
      const content = await bytesOf(writeSheet('E', [{ title: 'a' }, { title: 'b' }], batched(rows)))
      const found = await onDisk(content, (path) => collected(readSheet(path, excelLimits)))
      const clean = (value: string) =>
        value
          .toWellFormed()
          // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
          .trim()
      const expected = rows
        .map(([a, b], index) => ({ number: index + 2, cells: [clean(a), clean(b)] }))
        .map(({ number, cells }) => ({ number, cells: cells[1] === '' ? cells.slice(0, 1) : cells }))
        .filter(({ cells }) => cells.some((cell) => cell !== ''))
      expect(found.slice(1)).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test('memory does not grow with the rows', async () => {
  const row = ['PT Pangan Segar', '2024-01-01', 7]
  let peak = 0
  const many = async function* () {
    for (let n = 0; n < 100; n++) {
      peak = Math.max(peak, process.memoryUsage().external + process.memoryUsage().arrayBuffers)
      yield Array.from({ length: 500 }, () => row)
    }
  }
  const before = process.memoryUsage().external + process.memoryUsage().arrayBuffers
  let bytes = 0
  for await (const piece of writeSheet('E', columns, many())) bytes += piece.length
  expect(bytes).toBeGreaterThan(50_000)
  expect(peak - before).toBeLessThan(40_000_000)
})

test('a failing source ends the file with its error', async () => {
  const broken = async function* (): AsyncGenerator<CellContent[][]> {
    yield [['a']]
    throw new Error('sumber putus')
  }
  await expect(bytesOf(writeSheet('E', columns, broken()))).rejects.toThrow('sumber putus')
})

test('whoever stops reading ends the source', async () => {
  let ended = false
  const endless = async function* (): AsyncGenerator<CellContent[][]> {
    try {
      for (;;) yield Array.from({ length: 500 }, (_, n) => [`${n * 7919}`])
    } finally {
      ended = true
    }
  }
  let bytes = 0
  for await (const piece of writeSheet('E', columns, endless())) {
    bytes += piece.length
    if (bytes > 50_000) break
  }
  await expect.poll(() => ended).toBe(true)
})

test('equal contents make equal files', async () => {
  const write = () => bytesOf(writeSheet('E', columns, batched([['a', '2024-01-01', 1]])))
  expect((await write()).equals(await write())).toBe(true)
})

test('a template has the exact header row, dropdowns and the legal values', async () => {
  const content = await writeTemplate('Data', [
    { title: 'No' },
    { title: 'Komoditas Utama', values: ['Bawang Merah', 'Cabai'], kind: 'text' },
    { title: 'Tanggal', kind: 'date', hint: 'Tulis TTTT-BB-HH' },
  ])
  const { sheets } = await readXlsx(new Uint8Array(content))
  expect(sheets.map(({ name }) => name)).toEqual(['Data', 'Nilai'])
  expect(sheets[0]?.rows).toEqual([['No', 'Komoditas Utama', 'Tanggal']])
  expect(sheets[1]?.rows).toEqual([['Komoditas Utama'], ['Bawang Merah'], ['Cabai']])
  expect(sheets[0]?.dataValidations?.[0]).toMatchObject({ type: 'list', formula1: 'Nilai!$A$2:$A$3' })
  expect(sheets[0]?.dataValidations?.[1]).toMatchObject({ inputMessage: 'Tulis TTTT-BB-HH' })
  const own = await onDisk(content, (path) => collected(readSheet(path, excelLimits)))
  expect(own).toEqual([{ number: 1, cells: ['No', 'Komoditas Utama', 'Tanggal'] }])
})

test('columns of a template carry the format of what is typed into them', async () => {
  const columns = [
    { title: 'No' },
    { title: 'Kode', kind: 'text' as const },
    { title: 'Hari', kind: 'date' as const },
  ]
  const xml = await onDisk(await writeTemplate('Data', columns), sheetXml)
  const formats = [...xml.matchAll(/<col [^>]*?(?: style="(\d)")?\/>/g)].map(([, style]) =>
    Number(style ?? 0),
  )
  expect(formats).toEqual([styles.plain, styles.text, styles.date])
  const parts = workbookParts(['Data'])['xl/styles.xml'] ?? ''
  const cellFormats = [...(parts.split('<cellXfs')[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)].map(
    ([, id]) => id,
  )
  expect([cellFormats[styles.text], cellFormats[styles.date]]).toEqual(['49', '164'])
})

test('texts of a text column stay text when somebody edits the cell', async () => {
  const content = await bytesOf(writeSheet('E', [{ title: 'a', kind: 'text' }], batched([['0012'], ['=1']])))
  const xml = await onDisk(content, sheetXml)
  expect(xml).toContain(`<c r="A2" s="${styles.text}" t="inlineStr"><is><t>0012</t>`)
  expect(xml).toContain(`<c r="A3" s="${styles.defused}"`)
})
