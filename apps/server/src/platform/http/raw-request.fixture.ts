import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A raw request over its own socket, with bytes that no HTTP client would send. */
export interface RawRequest {
  socket: Socket
  /** Status and body of the response. Rejects if the connection ends without one. */
  answer: Promise<{ status: number; body: string }>
  answered(): boolean
}

export function sendRaw(app: FastifyInstance, head: readonly string[], body = ''): RawRequest {
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening yet.')
  const socket = connect(address.port, '127.0.0.1')
  let text = ''
  let done = false
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  promise.catch(() => undefined)
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    text += chunk
    const end = text.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(text.slice(0, end).match(/content-length: (\d+)/i)?.[1] ?? 0)
    const content = text.slice(end + 4)
    if (content.length < length) return
    done = true
    resolve({ status: Number(text.slice(9, 12)), body: content })
  })
  socket.on('error', reject)
  socket.on('close', () => reject(new Error(`No response: ${text.slice(0, 100)}`)))
  socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1')
  socket.write(body)
  return { socket, answer: promise, answered: () => done }
}
