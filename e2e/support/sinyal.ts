import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** The way between a phone and the portal, which can be cut at any moment. */
export async function bukaSinyal(portal: string | undefined) {
  const target = new URL(portal ?? '')
  const sockets = new Set<Socket>()
  let up = true
  let mati: ((request: IncomingMessage) => boolean) | undefined

  function forward(asked: IncomingMessage, answer: ServerResponse) {
    if (!up) return asked.socket.destroy()
    const dies = mati?.(asked) ?? false
    const passed = request(
      {
        host: target.hostname,
        port: target.port,
        method: asked.method,
        path: asked.url,
        headers: asked.headers,
      },
      (reply) => {
        // The portal has done its work and is gone before a word of it arrives.
        if (dies) return asked.socket.destroy()
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
    )
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  }

  const server = createServer(forward)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    alamat: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    putus() {
      up = false
      for (const socket of sockets) socket.destroy()
    },
    sambung() {
      up = true
      mati = undefined
    },
    /** The portal dies at these requests: what they ask for is done, and the answer is lost. */
    matiSetelah(which: (request: IncomingMessage) => boolean) {
      mati = which
    },
    async tutup() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
