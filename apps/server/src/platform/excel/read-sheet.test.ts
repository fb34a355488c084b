import { AppError } from '@portal/domain/platform/errors'
import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { sampleZip } from '#platform/files/samples.fixture.ts'
import { collected, onDisk, row, sheetOf, workbookWith } from './excel.fixture.ts'
import { type ExcelLimits, excelLimits } from './limits.ts'
import { readSheet } from './read-sheet.ts'
import { sheetPart, workbookParts } from './workbook-parts.ts'

const read = (content: Uint8Array, limits: Partial<ExcelLimits> = {}) =>
  onDisk(content, (path) => collected(readSheet(path, { ...excelLimits, ...limits })))

const cellsOf = async (rows: string, more: Record<string, string> = {}) =>
  (await read(workbookWith(sheetOf(rows), more))).map(({ cells }) => cells)

async function refusal(content: Uint8Array, limits: Partial<ExcelLimits> = {}): Promise<string> {
  const error = await read(content, limits).catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError)) throw new Error(`Not refused: ${error}`)
  return error.message
}

describe('rows', () => {
  test('of a workbook by another writer: shared texts, dates, numbers, gaps', async () => {
    const content = await writeXlsx({
      sheets: [
        {
          name: 'Data',
          rows: [
            ['No', 'Nama <b> & "Ä"', null, 'Tanggal'],
            [1, 'x', null, new Date('2026-01-15T00:00:00Z')],
            [null, null, null, null],
            [12345678901234, ' rapi ', true, new Date('2026-01-15T12:30:00Z')],
          ],
        },
        { name: 'Nilai', rows: [['jangan dibaca']] },
      ],
    })
    expect(await read(content)).toEqual([
      { number: 1, cells: ['No', 'Nama <b> & "Ä"', '', 'Tanggal'] },
      { number: 2, cells: ['1', 'x', '', '2026-01-15'], unsure: [3] },
      { number: 4, cells: ['12345678901234', 'rapi', 'TRUE', '2026-01-15 12:30'], unsure: [3] },
    ])
  })

  test('with prefixes, rich text, phonetics, comments, CDATA and escapes', async () => {
    const rows = `<x:row r="3"><!-- > --><x:c r="B3" t="inlineStr"><x:is><x:r><x:t>satu</x:t></x:r><x:rPh><x:t>ejaan</x:t></x:rPh><x:r><x:t xml:space="preserve"> d&#117;a</x:t></x:r></x:is></x:c><x:c t='str'><x:v><![CDATA[<a>]]>_x0041_&amp;</x:v></x:c></x:row>`
    const content = workbookWith(`<x:worksheet a="1 > 0"><x:sheetData>${rows}</x:sheetData></x:worksheet>`)
    expect(await read(content)).toEqual([{ number: 3, cells: ['', 'satu dua', '<a>A&'] }])
  })

  test('numbers as a person would have typed them', async () => {
    const values = ['1E3', '3.2730112345678E13', '0.30000000000000004', '-5', '1e22', 'bukan']
    const cells = values.map((value) => `<c><v>${value}</v></c>`).join('')
    expect(await cellsOf(`<row>${cells}</row>`)).toEqual([
      ['1000', '32730112345678', '0.3', '-5', '10000000000000000000000', 'bukan'],
    ])
  })

  test('with the columns that are calculated, and their last result', async () => {
    const formulas = '<row r="7"><c r="A7"><v>1</v></c><c r="C7"><f>SUM(A1)</f><v>3</v></c></row>'
    const empty = '<row r="8"><c r="B8"><f>IF(C8="","",1)</f></c></row>'
    expect(await read(workbookWith(sheetOf(formulas + empty)))).toEqual([
      { number: 7, cells: ['1', '', '3'], formulas: [2] },
      { number: 8, cells: [], formulas: [1] },
    ])
  })

  test('but the formula of a dropdown is none of a cell', async () => {
    const sheet = `<worksheet><sheetData>${row(1)}</sheetData><dataValidations><dataValidation sqref="A2"><formula1>Nilai!$A$2</formula1></dataValidation></dataValidations></worksheet>`
    expect(await read(workbookWith(sheet))).toEqual([{ number: 1, cells: ['x'] }])
  })

  test('serial days under both calendars', async () => {
    const styled = '<row><c s="2"><v>45306</v></c><c s="2"><v>59</v></c></row>'
    expect(await cellsOf(styled)).toEqual([['2024-01-15', '1900-02-28']])
    const old =
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>'
    expect(await cellsOf(styled, { 'xl/workbook.xml': old })).toEqual([['2028-01-16', '1904-02-29']])
  })

  test('of a writer that separates folders with a backslash', async () => {
    const parts = Object.entries({ ...workbookParts(['Data']), [sheetPart(0)]: sheetOf(row(1)) })
    const content = sampleZip(
      Object.fromEntries(parts.map(([name, xml]) => [name.replaceAll('/', '\\'), xml])),
    )
    expect(await read(content)).toEqual([{ number: 1, cells: ['x'] }])
  })

  test('are the same however the file is packed', async () => {
    const sheet = sheetOf(Array.from({ length: 3000 }, (_, n) => row(n + 1, `teks ${n} &amp; é`)).join(''))
    const plain = await read(workbookWith(sheet))
    expect(plain).toHaveLength(3000)
    expect(await read(workbookWith(sheet, {}, { stored: true }))).toEqual(plain)
    expect(await read(workbookWith(sheet, {}, { streamed: true }))).toEqual(plain)
  })
})

describe('the sheet that is read', () => {
  const headers = ['No', 'Nama']
  const titles = '<row r="1"><c t="str"><v>No</v></c><c t="str"><v>Nama</v></c></row>'
  const book = (...sheets: string[]) => {
    const parts = sheets.map((xml, index) => [sheetPart(index), xml])
    return sampleZip({
      ...workbookParts(sheets.map((_, index) => `S${index}`)),
      ...Object.fromEntries(parts),
    })
  }
  const chosen = async (...sheets: string[]) => {
    const rows = await onDisk(book(...sheets), (path) => collected(readSheet(path, excelLimits, headers)))
    return rows[1]?.cells[0]
  }
  const data = sheetOf(titles + row(2, 'data'))
  const other = sheetOf(row(1, 'Komoditas') + row(2, 'lain'))

  test('is the one with the titles, also behind the sheet of values', async () => {
    expect(await chosen(data, other)).toBe('data')
    expect(await chosen(other, data)).toBe('data')
    expect(await chosen(sheetOf(''), other, data)).toBe('data')
  })

  test('is the most alike where none is equal, and the first where none is alike', async () => {
    const nearly = sheetOf(`<row r="1"><c t="str"><v>No</v></c></row>${row(2, 'hampir')}`)
    expect(await chosen(other, nearly)).toBe('hampir')
    expect(await chosen(other, sheetOf(row(1, 'x') + row(2, 'y')))).toBe('lain')
  })

  test('does not depend on what is wrong with the others', async () => {
    expect(await chosen('<worksheet><sheetData><row', data)).toBe('data')
    expect(await chosen(sheetOf('<row r="1"><c r="ZZ1"><v>1</v></c></row>'), data)).toBe('data')
  })
})

describe('refuses with a message of its own', () => {
  test.each([
    ['xl/externalLinks/externalLink1.xml', 'sumber data lain'],
    ['xl/connections.xml', 'sumber data lain'],
    ['xl/vbaProject.bin', 'makro'],
    ['xl/embeddings/oleObject1.bin', 'makro'],
  ])('%s', async (part, words) => {
    expect(await refusal(workbookWith(sheetOf(row(1)), { [part]: '<a/>' }))).toContain(words)
  })

  test('a part that grows out of proportion, after a bounded read', async () => {
    const bomb = workbookWith(sheetOf('<row r="1"/>'.repeat(3_000_000)))
    expect(bomb.length).toBeLessThan(150_000)
    const before = process.memoryUsage().rss
    expect(await refusal(bomb)).toContain('mengembang tidak wajar')
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })

  test('too much once unpacked, whether declared or hidden', async () => {
    const sheet = sheetOf(Array.from({ length: 20_000 }, (_, n) => row(n + 1, `${n * 7919}`)).join(''))
    const honest = workbookWith(sheet)
    expect(await refusal(honest, { unpacked: 100_000 })).toContain('setelah dibuka')
    const lying = Buffer.from(honest)
    const name = Buffer.from('xl/worksheets/sheet1.xml')
    const entry = lying.lastIndexOf(name) - 46
    lying.writeUInt32LE(10, entry + 24)
    expect(await refusal(lying, { unpacked: 100_000 })).toContain('setelah dibuka')
  })

  test('shared texts that would not fit into memory', async () => {
    const shared = `<sst>${'<si><t>abcdefghij</t></si>'.repeat(500)}</sst>`
    const rels =
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>'
    const parts = { 'xl/sharedStrings.xml': shared, 'xl/_rels/workbook.xml.rels': rels }
    const content = workbookWith(sheetOf('<row><c t="s"><v>499</v></c></row>'), parts)
    expect(await read(content)).toEqual([{ number: 1, cells: ['abcdefghij'] }])
    expect(await refusal(content, { sharedText: 4000 })).toContain('setelah dibuka')
  })

  test('a million rows', async () => {
    const million = '<row><c><v>1</v></c></row>'.repeat(1_000_000)
    const content = workbookWith(sheetOf(million), {}, { stored: true })
    expect(await refusal(content)).toContain('lebih dari 200.000 baris')
  })

  test('rows, columns, cells and entries past their limits', async () => {
    const three = workbookWith(sheetOf(row(1) + row(2) + row(3)))
    expect(await refusal(three, { rows: 2 })).toContain('lebih dari 1 baris')
    expect(await read(three, { rows: 3 })).toHaveLength(3)
    const wide = workbookWith(sheetOf('<row r="2"><c r="ZZ2"><v>1</v></c></row>'))
    expect(await refusal(wide)).toContain('Sel ZZ2')
    const long = workbookWith(sheetOf(row(4, 'x'.repeat(101))))
    expect(await refusal(long, { cell: 100 })).toContain('Isi sel A4')
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`xl/media/${n}.png`, '']))
    expect(await refusal(workbookWith(sheetOf(row(1)), many))).toContain('lebih dari 500 bagian')
  })

  test.each([
    ['a document type', workbookWith('<!DOCTYPE a [<!ENTITY b "c">]><worksheet><sheetData/></worksheet>')],
    ['a sheet that breaks off', workbookWith(`<worksheet><sheetData>${row(1)}`)],
    ['a text that is not there', workbookWith(sheetOf('<row><c t="s"><v>9</v></c></row>'))],
    ['a row number that is none', workbookWith(sheetOf('<row r="-1"><c><v>1</v></c></row>'))],
    ['no zip at all', Buffer.from('PK\x03\x04 bukan zip')],
    ['a tag without an end', workbookWith(`<worksheet><sheetData a="${'x'.repeat(500_000)}`)],
    ['a comment without an end', workbookWith(`<worksheet><sheetData><!--${'x'.repeat(500_000)}`)],
    ['a text without an end', workbookWith(`<worksheet><sheetData><row><c><v>${'1'.repeat(500_000)}`)],
    ['entities of its own', workbookWith(sheetOf('<row><c t="str"><v>&b;</v></c></row>'))],
  ])('%s as damage', async (_, content) => {
    expect(await refusal(content)).toContain('rusak')
  })
})

describe('never crashes', () => {
  test('on a workbook with bytes changed anywhere', async () => {
    const sound = workbookWith(sheetOf(row(1) + row(2, 'dua')), {}, { stored: true })
    const change = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const content = Buffer.from(sound)
        for (const [at, byte] of changes) content[at] = byte
        const outcome = await read(content).catch((error: unknown) => error)
        expect(Array.isArray(outcome) || outcome instanceof AppError).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('on sheets of random pieces of XML', async () => {
    const piece = fc.constantFrom(
      ...[
        '<row>',
        '</row>',
        '<c>',
        '<c r="B1">',
        '</c>',
        '<v>',
        '</v>',
        '<is>',
        '<t>',
        '</t>',
        '&amp;',
        '&',
        '<',
        '>',
      ],
      ...[
        '"',
        '<sheetData>',
        '</sheetData>',
        '<row r="2">',
        '<c t="s">',
        '1',
        'x',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
      ],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const outcome = await read(workbookWith(sheetOf(pieces.join('')))).catch((error: unknown) => error)
        expect(Array.isArray(outcome) || outcome instanceof AppError).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
