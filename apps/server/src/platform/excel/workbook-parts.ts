const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relation = `${office}/officeDocument/2006/relationships`
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell styles of all workbooks that the server writes, by index in `cellXfs`. */
export const styles = { plain: 0, header: 1, date: 2, defused: 3, text: 4 } as const

const stylesXml =
  `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

export const sheetPart = (index: number) => `xl/worksheets/sheet${index + 1}.xml`

/** Returns all parts of a workbook except its sheets. */
export function workbookParts(sheetNames: readonly string[]): Record<string, string> {
  const each = (write: (name: string, index: number) => string) => sheetNames.map(write).join('')
  const override = (part: string, kind: string) =>
    `<Override PartName="/${part}" ContentType="${type}.${kind}+xml"/>`
  const related = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relation}/${kind}" Target="${target}"/>`
  const relationships = (content: string) =>
    `${head}<Relationships xmlns="${office}/package/2006/relationships">${content}</Relationships>`
  return {
    '[Content_Types].xml':
      `${head}<Types xmlns="${office}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      override('xl/workbook.xml', 'sheet.main') +
      each((_, index) => override(sheetPart(index), 'worksheet')) +
      `${override('xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relationships(related('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relationships(
      each((_, index) => related(`rId${index + 1}`, 'worksheet', sheetPart(index).slice(3))) +
        related(`rId${sheetNames.length + 1}`, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': stylesXml,
    'xl/workbook.xml':
      `${head}<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>` +
      each(
        (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      ) +
      '</sheets></workbook>',
  }
}

/** Returns the start of a sheet. A column style also applies to empty cells, so it formats what users type later. */
export function sheetHead(columns: readonly { width: number; style?: number }[]): string {
  const cols = columns
    .map(({ width, style = styles.plain }, index) => {
      const mark = style === styles.plain ? '' : ` style="${style}"`
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${mark}/>`
    })
    .join('')
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${cols}</cols><sheetData>`
  )
}

/** Returns the end of a sheet. `more` contains the elements after the rows, in the order that the format requires. */
export const sheetTail = (more = '') => `</sheetData>${more}</worksheet>`

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function escapeXml(text: string): string {
  const clean = text.toWellFormed().replace(impossible, '')
  return /[&<>"\r]/.test(clean)
    ? clean.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark).replaceAll('\r', '_x000D_')
    : clean
}
