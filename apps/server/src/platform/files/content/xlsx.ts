import { readRange, type Subject, type Verdict } from './range.ts'
import { readZipDirectory, readZipEntry } from './zip.ts'

const headBytes = 65_536
const mostXml = 4_000_000
/** The plain workbook; one with macros carries another type and is refused. */
const workbookType = 'spreadsheetml.sheet.main+xml'

async function looksLikeOffice(file: Subject): Promise<boolean> {
  return (await readRange(file, 0, headBytes)).includes('[Content_Types].xml')
}

/** A zip is a workbook by its entries: writers that stream leave nothing else to recognise it by. */
export async function checkXlsx(file: Subject): Promise<Verdict> {
  const entries = await readZipDirectory(file)
  if (!entries) return (await looksLikeOffice(file)) ? 'rusak' : 'ditolak'
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  const workbook = entries.find(({ name }) => name === 'xl/workbook.xml')
  if (!types || !workbook) return 'ditolak'
  const typesXml = await readZipEntry(file, types, mostXml)
  if (!typesXml || !(await readZipEntry(file, workbook, mostXml))) return 'rusak'
  return typesXml.includes(workbookType) ? 'baik' : 'ditolak'
}
