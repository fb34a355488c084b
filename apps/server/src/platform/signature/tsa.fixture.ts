import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { oids } from './oids.ts'
import { holder, keyPemOf, pemOf } from './pki.fixture.ts'

const run = promisify(execFile)

const settings = `
[ tsa ]
default_tsa = uji
[ uji ]
serial = serial
signer_cert = tsa.pem
certs = issuer.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
accuracy = secs:1
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

type Answer = (
  request: Buffer,
  reply: (query: Buffer) => Promise<Buffer>,
  response: ServerResponse,
) => unknown

/** Starts a local time-stamp authority: openssl behind HTTP. `root` is its trust anchor. */
export async function startTsa() {
  const root = await holder('Akar stempel waktu', { issues: {} })
  const tsa = await holder('Stempel waktu uji', { issuer: root, purpose: oids.timeStamping })
  const folder = await mkdtemp(join(tmpdir(), 'portal-tsa-'))
  const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content)
  await put('tsa.cnf', settings)
  await put('serial', '01\n')
  await put('tsa.pem', pemOf(tsa))
  await put('issuer.pem', pemOf(root))
  await put('tsa.key', keyPemOf(tsa))

  async function reply(query: Buffer): Promise<Buffer> {
    await put('query', query)
    await run('openssl', ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query', '-out', 'reply'], {
      cwd: folder,
    })
    return readFile(join(folder, 'reply'))
  }
  const honest: Answer = async (query, stamp, response) => response.end(await stamp(query))
  let answer = honest
  const server = createServer(async (request: IncomingMessage, response) => {
    response.setHeader('content-type', 'application/timestamp-reply')
    await answer(await buffer(request), reply, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    root,
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Sets the response to the next requests. The default is a correct one. */
    answers(next: Answer = honest) {
      answer = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
