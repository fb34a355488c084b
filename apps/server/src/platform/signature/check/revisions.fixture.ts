import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib'

/** Appends objects to a PDF with a cross-reference table for them. */
function append(pdf: Buffer, objects: Map<number, string>, root: PDFRef, size: number): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1'))?.[1]
  const parts: Buffer[] = [pdf, Buffer.from('\n')]
  let at = pdf.length + 1
  let table = 'xref\n'
  for (const [number, text] of objects) {
    const object = Buffer.from(`${number} 0 obj\n${text}\nendobj\n`, 'latin1')
    table += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`
    parts.push(object)
    at += object.length
  }
  const trailer = `trailer\n<< /Size ${size} /Root ${root.objectNumber} 0 R /Prev ${previous} >>\n`
  parts.push(Buffer.from(`${table}${trailer}startxref\n${at}\n%%EOF\n`, 'latin1'))
  return Buffer.concat(parts)
}

async function open(pdf: Buffer) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const root = document.context.trailerInfo.Root
  if (!(root instanceof PDFRef)) throw new Error('no catalog')
  return { document, root, next: document.context.largestObjectNumber + 1 }
}

/** Appends a revision with a larger page, as an attacker would. */
export async function appendRevision(pdf: Buffer): Promise<Buffer> {
  const { document, root, next } = await open(pdf)
  const page = document.getPage(0)
  page.setSize(400, 400)
  return append(pdf, new Map([[page.ref.objectNumber, page.node.toString()]]), root, next)
}

const room = 8192

export async function signAgain(
  pdf: Buffer,
  sign: (covered: Uint8Array[]) => Promise<Buffer>,
  at: Date,
): Promise<Buffer> {
  const { document, root, next } = await open(pdf)
  const { catalog, context } = document
  const form = catalog.lookup(PDFName.of('AcroForm'), PDFDict)
  const fields = form.lookup(PDFName.of('Fields'), PDFArray)
  const page = document.getPage(0)
  const [signature, widget] = [PDFRef.of(next), PDFRef.of(next + 1)]
  fields.push(widget)
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: fields }))
  const date = at.toISOString().replace(/\D/g, '').slice(0, 14)
  const gap = '/ByteRange [0 0000000000 0000000000 0000000000]'
  const objects = new Map([
    [root.objectNumber, catalog.toString()],
    [
      signature.objectNumber,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${gap} /M (D:${date}Z) /Contents <${'00'.repeat(room)}> >>`,
    ],
    [
      widget.objectNumber,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Kedua) /Rect [0 0 0 0] /V ${signature} /P ${page.ref} /F 132 >>`,
    ],
  ])
  const bytes = append(pdf, objects, root, next + 2)
  const before = bytes.indexOf(`<${'00'.repeat(room)}>`, pdf.length)
  const after = before + room * 2 + 2
  const range = `/ByteRange [0 ${before} ${after} ${bytes.length - after}]`
  bytes.write(range.padEnd(gap.length), bytes.indexOf(gap), 'latin1')
  const cms = await sign([bytes.subarray(0, before), bytes.subarray(after)])
  bytes.write(cms.toString('hex'), before + 1, 'latin1')
  return bytes
}
