import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipPart {
  name: string
  content: AsyncIterable<string>
}

/** A fixed day keeps equal contents equal files; the level is the one where packing costs no more than writing. */
const options = { mtime: new Date(2025, 0, 1), compressionLevel: 4 }

/** A zip in one pass: nothing but the list of its parts is held, and each part is asked for when its turn comes. */
export async function* zip(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const file = new ZipFile()
  const output = file.outputStream as Readable
  let source: Readable | undefined
  // A fault of a source must end the reading side too, or it would wait for ever.
  file.on('error', (error: Error) => output.destroy(error))
  for (const { name, content } of parts)
    file.addReadStreamLazy(name, options, (give) => {
      source = Readable.from(content, { objectMode: false })
      source.on('error', (error) => output.destroy(error))
      give(null, source)
    })
  file.end()
  try {
    for await (const piece of output) yield piece as Buffer
  } finally {
    source?.destroy()
    output.destroy()
  }
}
