import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'

interface Written {
  name: Buffer
  offset: number
  crc: number
  packed: number
  unpacked: number
}

// Sizes stand behind the data, names are UTF-8; a fixed day keeps equal contents equal files.
const [flags, deflated, version, dosDate] = [0x0808, 8, 20, 0x5a21]

function header(entry: Written, signature: number, central: boolean): Buffer {
  const bytes = Buffer.alloc(central ? 46 : 30)
  const shift = central ? 2 : 0
  bytes.writeUInt32LE(signature, 0)
  bytes.writeUInt16LE(version, 4)
  if (central) bytes.writeUInt16LE(version, 6)
  bytes.writeUInt16LE(flags, 6 + shift)
  bytes.writeUInt16LE(deflated, 8 + shift)
  bytes.writeUInt16LE(dosDate, 12 + shift)
  if (central) {
    bytes.writeUInt32LE(entry.crc, 16)
    bytes.writeUInt32LE(entry.packed, 20)
    bytes.writeUInt32LE(entry.unpacked, 24)
    bytes.writeUInt32LE(entry.offset, 42)
  }
  bytes.writeUInt16LE(entry.name.length, 26 + shift)
  return Buffer.concat([bytes, entry.name])
}

function descriptor(entry: Written): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(entry.crc, 4)
  bytes.writeUInt32LE(entry.packed, 8)
  bytes.writeUInt32LE(entry.unpacked, 12)
  return bytes
}

/** Feeds one part through the compressor, which works outside the event loop, and hands on what comes out. */
async function* deflate(content: AsyncIterable<string>, entry: Written): AsyncGenerator<Buffer> {
  const deflater: DeflateRaw = createDeflateRaw({ level: 4, chunkSize: 65_536 })
  const feed = async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      entry.crc = crc32(bytes, entry.crc)
      entry.unpacked += bytes.length
      if (!deflater.write(bytes)) await new Promise((resolve) => deflater.once('drain', resolve))
    }
    deflater.end()
  }
  // A fault of the source must end the reading side too, or it would wait for ever.
  const fed = feed().catch((error: Error) => deflater.destroy(error))
  try {
    for await (const piece of deflater as AsyncIterable<Buffer>) {
      entry.packed += piece.length
      yield piece
    }
    await fed
  } finally {
    deflater.destroy()
  }
}

/** A zip in one pass: nothing but the list of its parts is held. */
export async function* zip(
  parts: AsyncIterable<{ name: string; content: AsyncIterable<string> }>,
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of parts) {
    const entry = { name: Buffer.from(name), offset, crc: 0, packed: 0, unpacked: 0 }
    const local = header(entry, 0x04034b50, false)
    yield local
    yield* deflate(content, entry)
    yield descriptor(entry)
    offset += local.length + entry.packed + 16
    written.push(entry)
  }
  const directory = Buffer.concat(written.map((entry) => header(entry, 0x02014b50, true)))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(written.length, 8)
  end.writeUInt16LE(written.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  yield Buffer.concat([directory, end])
}
