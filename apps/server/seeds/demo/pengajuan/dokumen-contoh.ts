import type { Platform } from '#platform/platform.ts'

const made = new Map<string, Promise<Buffer>>()

/** Writes a two-page sample PDF that shows the title of the document and its owner. */
async function writePages(judul: string, pemilik: string): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({ size: 'A4', margin: 64, info: { Title: judul } })
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
  const paragraph =
    'Dokumen contoh untuk demonstrasi Portal Pangan Segar. Isinya menggantikan dokumen yang sebenarnya, supaya petugas dapat membuka, memperbesar, dan menandai bagian yang perlu diperbaiki.'
  document.fontSize(18).text(judul).moveDown(0.3).fontSize(11).text(pemilik).moveDown(1.5)
  for (const bagian of ['1. Tujuan', '2. Ruang lingkup', '3. Uraian', '4. Pengesahan']) {
    if (bagian.startsWith('3')) document.addPage()
    document.fontSize(13).text(bagian).moveDown(0.4).fontSize(10).text(paragraph).moveDown(1.2)
  }
  document.end()
  return finished
}

function samplePages(judul: string, pemilik: string): Promise<Buffer> {
  const key = `${judul}\n${pemilik}`
  const pages = made.get(key) ?? writePages(judul, pemilik)
  made.set(key, pages)
  return pages
}

/** Uploads a sample document as this account and returns its file key. */
export async function uploadSample(
  { files }: Pick<Platform, 'files'>,
  uploader: { id: number },
  judul: string,
  pemilik: string,
): Promise<string> {
  const pages = await samplePages(judul, pemilik)
  const content = (async function* () {
    yield pages
  })()
  const parts = (async function* () {
    yield { name: `${judul}.pdf`, content }
  })()
  const [stored] = await files.receive(parts, { uploader })
  if (!stored) throw new Error(`The sample document "${judul}" was not stored`)
  return stored.key
}
