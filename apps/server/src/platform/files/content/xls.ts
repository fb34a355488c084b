import { readRange, type Subject, type Verdict } from './range.ts'

const noSector = 0xfffffffa
const headerSlots = 109
const entryBytes = 128
const streamEntry = 2
const rootEntry = 5
/** Shorter streams are stored in the mini stream of the root entry. */
const miniBytes = 4096

/** A Compound File (MS-CFB): sectors linked by an allocation table, with a directory of streams. */
class CompoundFile {
  readonly #file: Subject
  readonly sectorSize: number
  #table: number[] = []

  constructor(file: Subject, sectorSize: number) {
    this.#file = file
    this.sectorSize = sectorSize
  }

  async sector(index: number): Promise<Buffer> {
    const bytes = await readRange(this.#file, (index + 1) * this.sectorSize, this.sectorSize)
    if (bytes.length === 0) throw new RangeError('Sector outside the file')
    return bytes
  }

  async readTable(header: Buffer): Promise<void> {
    const slots = numbers(header.subarray(76, 76 + headerSlots * 4))
    const mostSectors = Math.ceil(this.#file.size / this.sectorSize)
    for (let next = header.readUInt32LE(68), seen = 0; next < noSector; seen++) {
      if (seen > mostSectors) throw new RangeError('The table chain is circular')
      const more = numbers(await this.sector(next))
      next = more.pop() ?? noSector
      slots.push(...more)
    }
    for (const slot of slots.filter((index) => index < noSector)) {
      if (this.#table.length > mostSectors * 2) throw new RangeError('The table is larger than the file')
      this.#table.push(...numbers(await this.sector(slot)))
    }
  }

  chain(start: number): number[] {
    const sectors: number[] = []
    for (let next = start; next < noSector; next = this.#table[next] ?? Number.NaN) {
      if (sectors.push(next) > this.#table.length) throw new RangeError('The sector chain is circular')
    }
    return sectors
  }
}

function numbers(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(index * 4))
}

interface Stream {
  type: number | undefined
  name: string
  start: number
  size: number
}

function streamsOf(directory: Buffer): Stream[] {
  const streams: Stream[] = []
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const type = directory[at + 66]
    if (type !== streamEntry && type !== rootEntry) continue
    const nameBytes = Math.max(0, Math.min(64, directory.readUInt16LE(at + 64)) - 2)
    streams.push({
      type,
      name: directory.toString('utf16le', at, at + nameBytes),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    })
  }
  return streams
}

async function inspect(file: Subject): Promise<Verdict> {
  const header = await readRange(file, 0, 512)
  const shift = header.length === 512 ? header.readUInt16LE(30) : 0
  if (shift !== 9 && shift !== 12) return 'rusak'
  const compound = new CompoundFile(file, 1 << shift)
  await compound.readTable(header)
  const directory = await Promise.all(
    compound.chain(header.readUInt32LE(48)).map((index) => compound.sector(index)),
  )
  const streams = streamsOf(Buffer.concat(directory))
  const root = streams.find(({ type }) => type === rootEntry)
  if (!root) return 'rusak'
  const workbook = streams.find(({ type, name }) => type === streamEntry && /^(Work)?[Bb]ook$/.test(name))
  if (!workbook) return 'ditolak'
  const mini = workbook.size < miniBytes
  const place = mini ? root : workbook
  const sectors = compound.chain(place.start)
  if (place.size < workbook.size || sectors.length * compound.sectorSize < place.size) return 'rusak'
  const [first] = await Promise.all(
    [sectors.at(0), sectors.at(-1)].map((index) => compound.sector(index ?? noSector)),
  )
  // Every BIFF stream starts with a BOF record, whose first byte is 09 in all versions.
  return mini || first?.[0] === 0x09 ? 'baik' : 'rusak'
}

export async function checkXls(file: Subject): Promise<Verdict> {
  try {
    return await inspect(file)
  } catch (error) {
    if (error instanceof RangeError) return 'rusak'
    throw error
  }
}
