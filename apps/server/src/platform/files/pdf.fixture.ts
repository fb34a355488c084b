import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'

/**
 * Builds a PDF with the given objects, numbered from 3 after catalog (1) and pages (2). `catalog` adds to the catalog.
 */
export function pdfOf(catalog: string, objects: readonly (string | Buffer)[] = []): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [] /Count 0 >>',
    ...objects,
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  for (const [index, body] of bodies.entries())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'))
  const body = Buffer.concat(parts)
  const trailer = `xref\n0 1\n0000000000 65535 f \ntrailer << /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([body, Buffer.from(trailer)])
}

/** Builds an object stream, encoded by `pack`. `more` adds to its dictionary. */
export function objectStream(
  object: string,
  { pack = deflateSync as (data: Buffer) => Buffer, more = '/Filter /FlateDecode' } = {},
): Buffer {
  const head = '99 0 '
  const data = pack(Buffer.from(`${head}${object}`))
  const dict = `<< /Type /ObjStm /N 1 /First ${head.length} /Length ${data.length} ${more} >>`
  return Buffer.concat([Buffer.from(`${dict}\nstream\n`), data, Buffer.from('\nendstream')])
}

type Security = Parameters<PDFDocument['encrypt']>[0]

export interface Lock {
  algorithm?: NonNullable<Security['algorithm']>
  userPassword?: string
  change?: (document: PDFDocument) => void
}

/** Builds a PDF encrypted as office programs do. Without a user password, everybody can open it but not print it. */
export async function lockedPdf({ algorithm = 'AES-256', userPassword = '', change }: Lock = {}) {
  const document = await PDFDocument.create()
  document.addPage().drawText('Terkunci')
  change?.(document)
  const permissions = { printing: false as const }
  document.encrypt({
    algorithm,
    allowWeakCryptography: true,
    userPassword,
    ownerPassword: 'pemilik',
    permissions,
  })
  return Buffer.from(await document.save({ useObjectStreams: true }))
}
