import { inflateSync } from 'node:zlib'
import { budgetFor, type PdfFile, type PdfStream, readPdf } from '#platform/files/content/pdf-file.ts'
import { PdfName } from '#platform/files/content/pdf-objects.ts'
import { filtersOf, isFlate, mostUnpacked } from '#platform/files/content/pdf-unpack.ts'

/** Checks for an image. The merge copies images without unpacking, so their size does not matter. */
function isPicture({ dict }: PdfStream): boolean {
  const subtype = dict.get('Subtype')
  return subtype instanceof PdfName && subtype.name === 'Image'
}

function unpacksTooFar({ cipher }: PdfFile, stream: PdfStream): boolean {
  if (isPicture(stream)) return false
  const { data, number, generation } = stream
  try {
    let plain = typeof cipher === 'function' ? cipher(data, number, generation) : data
    for (const filter of filtersOf(stream) ?? []) {
      if (!isFlate(filter)) return false
      plain = inflateSync(plain, { maxOutputLength: mostUnpacked })
    }
    return false
  } catch (error) {
    // The PDF reader reports all other faults.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
  }
}

/** Returns how a PDF opens. 'berbatas' means encrypted but without a password. */
export function openingOf(pdf: Buffer): 'bebas' | 'berbatas' | 'terkunci' | 'terlalu besar' {
  const file = readPdf(pdf, () => undefined, budgetFor(pdf.length))
  if (file.cipher === 'terkunci') return 'terkunci'
  if (file.streams.some((stream) => unpacksTooFar(file, stream))) return 'terlalu besar'
  return file.cipher ? 'berbatas' : 'bebas'
}
