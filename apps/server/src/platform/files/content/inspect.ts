import { open, stat } from 'node:fs/promises'
import { AppError } from '@portal/domain/platform/errors'
import { type FileKind, wrongKindText } from '@portal/domain/platform/files/files.contract'
import { fileTypeFromFile } from 'file-type'
import { checkPdf } from './pdf.ts'
import { checkPicture } from './picture.ts'
import { readRange, type Subject, type Verdict } from './range.ts'
import { checkXls } from './xls.ts'
import { checkXlsx } from './xlsx.ts'

const kindByMime: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'application/x-cfb': 'xls',
}

const checks: Record<FileKind, (file: Subject) => Promise<Verdict>> = {
  pdf: checkPdf,
  jpeg: checkPicture,
  png: checkPicture,
  xlsx: checkXlsx,
  xls: checkXls,
}

async function sniff(file: Subject): Promise<FileKind | undefined> {
  const head = await readRange(file, 0, 4)
  if (head.equals(Buffer.from('PK\x03\x04'))) return 'xlsx'
  const found = await fileTypeFromFile(file.path).catch(() => undefined)
  return found && kindByMime[found.mime]
}

/**
 * Detects the kind of a file from its content, regardless of its name. Throws if the kind is not accepted or the file
 * is damaged.
 */
export async function inspectContent(path: string, accepted: readonly FileKind[]): Promise<FileKind> {
  const { size } = await stat(path)
  const handle = await open(path, 'r')
  try {
    const file = { handle, path, size }
    const kind = await sniff(file)
    const verdict = kind && accepted.includes(kind) ? await checks[kind](file) : 'ditolak'
    if (verdict === 'rusak') throw new AppError('BERKAS_RUSAK')
    if (!kind || verdict === 'ditolak') {
      throw new AppError('JENIS_BERKAS_DITOLAK', { message: wrongKindText(accepted) })
    }
    return kind
  } finally {
    await handle.close()
  }
}
