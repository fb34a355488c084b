import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** Type and length of the message BackendKeyData, which carries the number of the process. */
const backendKey = Buffer.from([0x4b, 0, 0, 0, 12])

/** A proxy before the socket in `url` that, like a pooler, tells clients another process number and passes names on. */
export async function startPooler(url: string): Promise<{ url: string; stop(): void }> {
  const socket = new URL(url.replace('@/', '@x/')).searchParams.get('host')
  const server = createServer((client) => {
    const postgres = connect(`${socket}/.s.PGSQL.5432`)
    client.on('error', () => postgres.destroy()).pipe(postgres)
    postgres.on('error', () => client.destroy())
    postgres.on('end', () => client.end())
    postgres.on('data', (chunk: Buffer) => {
      const at = chunk.indexOf(backendKey)
      if (at >= 0) chunk.writeInt32BE(1, at + backendKey.length)
      client.write(chunk)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: url.replace(/@\/(\w+)\?.*/, `@127.0.0.1:${port}/$1`),
    stop: () => server.close(),
  }
}
