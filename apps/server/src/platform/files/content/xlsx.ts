import { readRange, type Subject, type Verdict } from './range.ts'
import { openZip, readZipEntry, type Zip } from './zip.ts'

const headBytes = 65_536
const mostXml = 4_000_000
/** The content type of a plain workbook. A workbook with macros has another type, and the server refuses it. */
const workbookType = 'spreadsheetml.sheet.main+xml'

async function looksLikeOffice(file: Subject): Promise<boolean> {
  return (await readRange(file, 0, headBytes)).includes('[Content_Types].xml')
}

async function checkParts(zip: Zip): Promise<Verdict> {
  const types = zip.entries.find(({ fileName }) => fileName === '[Content_Types].xml')
  const workbook = zip.entries.find(({ fileName }) => fileName === 'xl/workbook.xml')
  if (!types || !workbook) return 'ditolak'
  const typesXml = await readZipEntry(zip, types, mostXml)
  if (!typesXml || !(await readZipEntry(zip, workbook, mostXml))) return 'rusak'
  return typesXml.includes(workbookType) ? 'baik' : 'ditolak'
}

/** Recognises a workbook by its zip entries, because streaming writers leave no other signature. */
export async function checkXlsx(file: Subject): Promise<Verdict> {
  const zip = await openZip(file.path)
  if (!zip) return (await looksLikeOffice(file)) ? 'rusak' : 'ditolak'
  try {
    return await checkParts(zip)
  } finally {
    zip.close()
  }
}
