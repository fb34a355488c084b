import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { readRange, type Subject } from './range.ts'

export interface ZipEntry {
  name: string
  method: number
  encrypted: boolean
  crc: number
  packed: number
  unpacked: number
  offset: number
}

const endBytes = 22
const longestComment = 65_535
const mostEntries = 10_000
const mostDirectoryBytes = 4_000_000
const inZip64 = 0xffffffff
const inflate = promisify(inflateRaw)

async function findDirectory(
  file: Subject,
): Promise<{ count: number; size: number; offset: number } | undefined> {
  const start = Math.max(0, file.size - endBytes - longestComment)
  const tail = await readRange(file, start, endBytes + longestComment)
  for (let at = tail.length - endBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== 0x06054b50) continue
    const end = {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    }
    if (end.offset + end.size <= start + at) return end
  }
  return undefined
}

/** Some writers always put 64-bit sizes into an extra field, however small the file. */
function wideNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const body = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    return Array.from({ length: body.length >> 3 }, (_, index) => Number(body.readBigUInt64LE(index * 8)))
  }
  return []
}

function parseEntry(directory: Buffer, at: number): { entry: ZipEntry; next: number } | undefined {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
  const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
  const wide = wideNumbers(directory.subarray(nameEnd, extraEnd))
  const number = (position: number) => {
    const value = directory.readUInt32LE(position)
    return value === inZip64 ? (wide.shift() ?? value) : value
  }
  const unpacked = number(at + 24)
  const packed = number(at + 20)
  const entry = {
    name: directory.toString('utf8', at + 46, nameEnd),
    encrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    packed,
    unpacked,
    offset: number(at + 42),
  }
  return { entry, next: extraEnd + directory.readUInt16LE(at + 32) }
}

/** The central directory, or undefined when it cannot be read or points outside the file. */
export async function readZipDirectory(file: Subject): Promise<ZipEntry[] | undefined> {
  const end = await findDirectory(file)
  if (!end || end.count > mostEntries || end.size > mostDirectoryBytes) return undefined
  const directory = await readRange(file, end.offset, end.size)
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < end.count) {
    const parsed = parseEntry(directory, at)
    if (!parsed || parsed.entry.offset + 30 + parsed.entry.packed > end.offset) return undefined
    entries.push(parsed.entry)
    at = parsed.next
  }
  return entries
}

/** One entry unpacked, or undefined when it is damaged, encrypted or larger than `most`. */
export async function readZipEntry(
  file: Subject,
  entry: ZipEntry,
  most: number,
): Promise<Buffer | undefined> {
  if (entry.encrypted || entry.unpacked > most) return undefined
  const header = await readRange(file, entry.offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return undefined
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await readRange(file, start, entry.packed)
  const plain =
    entry.method === 0 ? packed : await inflate(packed, { maxOutputLength: most }).catch(() => undefined)
  return plain?.length === entry.unpacked && crc32(plain) === entry.crc ? plain : undefined
}
