import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipPart {
  name: string
  content: AsyncIterable<string>
}

/**
 * A fixed date makes equal contents produce equal files. At this compression level, packing costs no more than writing.
 */
const options = { mtime: new Date(2025, 0, 1), compressionLevel: 4 }

/** Writes a zip in one pass. Memory holds only the list of parts; each part is read when its turn comes. */
export async function* zip(parts: readonly ZipPart[]): AsyncGenerator<Buffer> {
  const file = new ZipFile()
  const output = file.outputStream as Readable
  let source: Readable | undefined
  // An error of a source must also destroy the output, otherwise the reader waits forever.
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
