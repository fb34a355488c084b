import { filledTemplate, pdukRow } from '../../apps/server/src/okkp/impor/impor.fixture.ts'
import { sampleXlsx, sampleZip } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { type HostileFile, neutral, refused } from './case.ts'

const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/></Types>`
const workbook =
  '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>'
const relations = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'

/** A workbook whose first sheet is this XML. */
function workbookOf(sheet: string, more: Record<string, string> = {}): Buffer {
  return sampleZip({
    '[Content_Types].xml': types,
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  })
}

const sheetOf = (rows: string, before = '') =>
  `${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`
const cell = (value: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${value}</t></is></c></row>`
const laughs = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]>`

const sheets: Record<string, string> = {
  'an entity of a file': sheetOf(cell('&b;'), '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
  'an entity of an address': sheetOf(cell('&b;'), '<!DOCTYPE a [<!ENTITY b SYSTEM "http://127.0.0.1:9/">]>'),
  'a billion laughs': sheetOf(cell('&a12;'), laughs),
  '200,000 nested elements': `<worksheet>${'<a>'.repeat(200_000)}`,
  'an element that never ends': `<worksheet><sheetData><row r="1"${' x="1"'.repeat(100_000)}`,
  'a cell of 30 MB': sheetOf(cell('x'.repeat(30_000_000))),
  'a million empty rows': sheetOf('<row/>'.repeat(1_000_000)),
  'a cell in column 10 million': sheetOf('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'),
  'a cell in row 2 billion': sheetOf('<row r="2000000000"><c r="A2000000000"><v>1</v></c></row>'),
  'a negative row': sheetOf('<row r="-5"><c r="A-5"><v>1</v></c></row>'),
  'a huge range': `<worksheet><dimension ref="A1:XFD1048576"/><sheetData/></worksheet>`,
  'a million merged cells': `<worksheet><sheetData/><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000)}</mergeCells></worksheet>`,
  'a shared text that is missing': sheetOf('<row r="1"><c r="A1" t="s"><v>999999999</v></c></row>'),
  'zeros instead of XML': '\0'.repeat(10_000),
  'broken UTF-8': Buffer.from([0xff, 0xfe, 0x3c, 0x00, 0x80]).toString('latin1'),
  'an empty sheet': '',
  'a script instead of a sheet': '<script>alert(1)</script>',
  'a processing instruction': sheetOf(cell('a'), '<?xml-stylesheet href="http://127.0.0.1:9/a.xsl"?>'),
}

const formulas = [
  '=cmd|/c calc!A1',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '=HYPERLINK("http://127.0.0.1:9","x")',
  '\t=1',
  '\r=1',
  '=WEBSERVICE("http://127.0.0.1:9")',
]
const oddTexts = [
  '<script>alert(1)</script>',
  "'; drop table x; --",
  '\u202egnp.exe',
  'a\u0000b',
  '😀'.repeat(500),
  '\ud800',
  '{{7*7}}',
  '../../etc/passwd',
  'x'.repeat(32_767),
]

/** Ways to damage the list of files at the end of a zip. */
function damagedZips(whole: Buffer): HostileFile[] {
  const end = whole.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const changed = (name: string, at: number, bytes: readonly number[]) => {
    const copy = Buffer.from(whole)
    copy.set(bytes, at)
    return neutral(`a workbook with ${name}`, copy, 'data.xlsx')
  }
  return [
    changed('65,535 files in its list', end + 10, [0xff, 0xff]),
    changed('a list that starts at the end', end + 16, [0xff, 0xff, 0xff, 0x7f]),
    changed('a list of 2 GB', end + 12, [0xff, 0xff, 0xff, 0x7f]),
    changed('a comment that is missing', end + 20, [0xff, 0xff]),
    changed('an unknown packing', 8, [99, 0]),
    changed('an encrypted part', 6, [1, 0]),
    changed('a wrong size', 22, [0xff, 0xff, 0xff, 0x7f]),
    changed('a name of 65,535 bytes', 26, [0xff, 0xff]),
    neutral('a workbook without its list', whole.subarray(0, end), 'data.xlsx'),
    neutral('a workbook with two lists', Buffer.concat([whole, whole.subarray(end)]), 'data.xlsx'),
  ]
}

export async function hostileWorkbooks(): Promise<HostileFile[]> {
  const whole = await filledTemplate(1, [pdukRow('JAHAT-1')])
  const xml = Object.entries(sheets).map(([name, sheet]) =>
    neutral(`a workbook with ${name}`, workbookOf(sheet), 'data.xlsx'),
  )
  const cells = await Promise.all(
    [...formulas, ...oddTexts].map(async (value, at) =>
      neutral(
        `a workbook with the cell ${JSON.stringify(value.slice(0, 30))}`,
        await filledTemplate(1, [pdukRow(`JAHAT-${at + 10}`, { 1: value, 3: value })]),
        'data.xlsx',
      ),
    ),
  )
  const cuts = [10, 100, 0.3, 0.6, 0.9].map((part) => {
    const length = part < 1 ? Math.floor(whole.length * part) : part
    return refused(`a workbook cut after ${length} bytes`, whole.subarray(0, length), 'data.xlsx')
  })
  const macros = [
    neutral(
      'a workbook with macros',
      sampleXlsx({}, 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
      'data.xlsx',
    ),
    neutral(
      'a workbook with a program inside',
      workbookOf(sheetOf(cell('a')), { 'xl/embeddings/a.exe': 'MZ' }),
      'data.xlsx',
    ),
    neutral(
      'a workbook with 20,000 parts',
      workbookOf(
        sheetOf(''),
        Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`xl/x${at}.xml`, '<a/>'])),
      ),
      'data.xlsx',
    ),
    neutral(
      'a workbook with a part outside its folder',
      workbookOf(sheetOf(''), { '../../../tmp/x': 'a' }),
      'data.xlsx',
    ),
    neutral(
      'a workbook of 100 MB in 100 kB',
      workbookOf(sheetOf('<row r="1"/>'.repeat(8_000_000))),
      'data.xlsx',
    ),
  ]
  return [...xml, ...cells, ...cuts, ...macros, ...damagedZips(whole)]
}
