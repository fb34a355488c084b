import { AppError } from '@portal/domain/platform/errors'
import type { PdfFinding } from './pdf-scan.ts'
import { scanPdfInWorker } from './pdf-scan-worker.ts'
import { readRange, type Subject, type Verdict } from './range.ts'

const tailBytes = 2048
const lastReference = /startxref\s+(\d+)\s+%%EOF(?![\s\S]*%%EOF)/
const crossReference = /^\s{0,8}(xref\b|\d+\s+\d+\s+obj\b)/

const reprint = 'Buka PDF itu, pilih Cetak → Simpan sebagai PDF, lalu unggah hasilnya.'
const refusals: Record<Exclude<PdfFinding, 'bersih'>, string> = {
  naskah: `PDF ini memuat JavaScript, jadi ditolak demi keamanan pembacanya. ${reprint}`,
  program: `PDF ini memuat perintah untuk membuka program atau berkas lain, jadi ditolak. ${reprint}`,
  xfa: `PDF ini formulir dinamis (XFA) yang tidak tampil di semua pembaca. ${reprint}`,
  terkunci: `PDF ini hanya terbuka dengan kata sandi. Simpan salinannya tanpa kata sandi, lalu unggah lagi.`,
  rumit: `Isi PDF ini tidak dapat diperiksa. ${reprint}`,
}
/**
 * Checks that the PDF ends with a pointer to its cross-reference table, which a truncated file lacks. Then it scans for
 * active and hidden content.
 */
export async function checkPdf(file: Subject): Promise<Verdict> {
  const tail = (await readRange(file, Math.max(0, file.size - tailBytes), tailBytes)).toString('latin1')
  const offset = Number(lastReference.exec(tail)?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(offset)) return 'rusak'
  const target = await readRange(file, offset, 64)
  if (!crossReference.test(target.toString('latin1'))) return 'rusak'
  const finding = await scanPdfInWorker(file.path)
  if (finding !== 'bersih') throw new AppError('PDF_DITOLAK', { message: refusals[finding] })
  return 'baik'
}
