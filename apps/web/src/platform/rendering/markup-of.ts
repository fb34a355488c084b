import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * The whole of it at once: what is sent bit by bit needs inline scripts to be put in place, which the content security
 * policy refuses, and its status could no longer be said. A part that fails fails the whole.
 */
export function markupOf(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')))
    const { pipe } = renderToPipeableStream(node, {
      // Larger parts would be sent behind the rest and put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => void pipe(sink),
    })
  })
}
