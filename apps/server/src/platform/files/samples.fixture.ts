import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** Builds a valid, minimal PDF. `padding` bytes of comment set its size. */
export function samplePdf(padding = 0): Buffer {
  const body = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj',
    `%${'x'.repeat(padding)}`,
    '',
  ].join('\n')
  const trailer = `xref\n0 1\n0000000000 65535 f \ntrailer << /Size 3 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + trailer, 'latin1')
}

export function samplePdfOf(bytes: number): Buffer {
  const rough = samplePdf(bytes - 1000)
  return samplePdf(bytes - 1000 + bytes - rough.length)
}

/** Builds a picture of noise, which stays large enough to truncate. */
export function samplePicture(format: 'jpeg' | 'png', width = 64, height = 48): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

export interface ZipOptions {
  /** Writes sizes after the data and zeros before it, as streaming writers do. */
  streamed?: boolean
  stored?: boolean
}

export function sampleZip(
  entries: Record<string, string>,
  { streamed = false, stored = false }: ZipOptions = {},
): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const plain = Buffer.from(text)
    const packed = stored ? plain : deflateRawSync(plain)
    const nameBytes = Buffer.from(name)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(streamed ? 8 : 0, 2)
    head.writeUInt16LE(stored ? 0 : 8, 4)
    head.writeUInt32LE(crc32(plain), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(plain.length, 18)
    head.writeUInt16LE(nameBytes.length, 22)
    const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, Buffer.alloc(14), nameBytes])
    central.writeUInt32LE(offset, 42)
    const descriptor = streamed
      ? Buffer.concat([Buffer.from('PK\x07\x08'), head.subarray(10, 22)])
      : Buffer.alloc(0)
    const localHead = Buffer.from(head)
    if (streamed) localHead.fill(0, 10, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), localHead, nameBytes, packed, descriptor])
    directory.push(central)
    locals.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listing, end])
}

const office = 'application/vnd.openxmlformats-officedocument'

export function sampleXlsx(
  options: ZipOptions = {},
  type = `${office}.spreadsheetml.sheet.main+xml`,
): Buffer {
  const types = `<Types><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`
  return sampleZip(
    {
      '[Content_Types].xml': types,
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': '<worksheet/>',
    },
    options,
  )
}

export function sampleDocx(): Buffer {
  const type = `${office}.wordprocessingml.document.main+xml`
  return sampleZip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    'word/document.xml': '<document/>',
  })
}

function directoryEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128)
  const bytes = entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE(bytes + 2, 64)
  entry[66] = type
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

/** Builds a Compound File with one stream of 4,096 bytes: sector 0 is the table, 1 the directory, 2–9 the stream. */
export function sampleCompound(streamName = 'Workbook'): Buffer {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(0xfffffffe, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  const links = [0xfffffffd, 0xfffffffe, 3, 4, 5, 6, 7, 8, 9, 0xfffffffe]
  for (const [index, link] of links.entries()) table.writeUInt32LE(link, index * 4)
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, 0xfffffffe, 0),
    directoryEntry(streamName, 2, 2, 4096),
    Buffer.alloc(256),
  ])
  const stream = Buffer.alloc(4096)
  stream.writeUInt16LE(0x0809, 0)
  return Buffer.concat([header, table, directory, stream])
}
