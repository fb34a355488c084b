import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holder, withOpenssl, x509 } from './pki.fixture.ts'
import { proveTimeStamp } from './time-stamp.ts'
import { startTsa } from './tsa.fixture.ts'
import { createStamp, largestStamp, StampError } from './tsa.ts'

let tsa: Awaited<ReturnType<typeof startTsa>>
beforeAll(async () => {
  tsa = await startTsa()
})
afterEach(() => tsa.answers())
afterAll(() => tsa.stop())

const signature = Buffer.from('nilai sebuah tanda tangan')
const ask = (more: Partial<Parameters<typeof createStamp>[0]> = {}) =>
  createStamp({ url: tsa.url, anchors: [x509(tsa.root)], ...more })(signature)

describe('time stamp of a service', () => {
  it('a stamp is accepted and states the time of that signature', async () => {
    const token = await ask()
    const before = new Date()
    const { at } = await proveTimeStamp(token, new Uint8Array(signature), [x509(tsa.root)])
    expect(Math.abs(at.getTime() - before.getTime())).toBeLessThan(3_600_000)
    await expect(
      proveTimeStamp(token, new Uint8Array(Buffer.from('lain')), [x509(tsa.root)]),
    ).rejects.toThrow()
  })

  it.each<
    [
      string,
      string,
      (query: Buffer, reply: (query: Buffer) => Promise<Buffer>, response: ServerResponse) => unknown,
    ]
  >([
    ['an error', 'menjawab 500', (_query, _reply, response) => response.writeHead(500).end()],
    [
      'a redirect to another address',
      'tidak menjawab',
      (_query, _reply, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['a broken connection', 'tidak menjawab', (_query, _reply, response) => response.destroy()],
    ['content that is no response', 'tidak dapat dibaca', (_query, _reply, response) => response.end('halo')],
    ['empty content', 'tidak dapat dibaca', (_query, _reply, response) => response.end()],
    [
      'endless content',
      'terlalu besar',
      (_query, _reply, response) => response.end(Buffer.alloc(largestStamp + 1)),
    ],
    [
      'a refusal',
      'menolak permintaan',
      async (_query, reply, response) => response.end(await reply(Buffer.from('bukan permintaan'))),
    ],
    [
      'a stamp for another signature',
      'tidak sah',
      async (_query, reply, response) => response.end(await reply(await queryFor('lain', '-cert'))),
    ],
    [
      'a stamp without the nonce of this request',
      'bukan untuk permintaan ini',
      async (_query, reply, response) =>
        response.end(await reply(await queryFor(signature.toString(), '-cert', '-no_nonce'))),
    ],
    [
      'an old stamp for the same signature',
      'bukan untuk permintaan ini',
      async (_query, reply, response) =>
        response.end(await reply(await queryFor(signature.toString(), '-cert'))),
    ],
    [
      'a stamp without its certificate',
      'tidak sah',
      async (_query, reply, response) => response.end(await reply(await queryFor(signature.toString()))),
    ],
  ])('refused: %s', async (_, words, answer) => {
    tsa.answers(answer)
    await expect(ask()).rejects.toMatchObject({ name: 'StampError', message: expect.stringContaining(words) })
  })

  it('refused: no response at all', async () => {
    tsa.answers(() => undefined)
    await expect(ask({ within: 100 })).rejects.toThrow(new StampError('layanan stempel waktu tidak menjawab'))
    await expect(ask({ url: 'http://127.0.0.1:1/' })).rejects.toThrow('tidak menjawab')
  })

  it('refused: an issuer that is not trusted', async () => {
    const other = await holder('Akar stempel waktu', { issues: {} })
    await expect(ask({ anchors: [x509(other)] })).rejects.toThrow('tidak dipercaya')
    await expect(ask({ anchors: [] })).rejects.toThrow('tidak dipercaya')
  })
})

function queryFor(content: string, ...args: string[]): Promise<Buffer> {
  return withOpenssl({ isi: content }, async (openssl, folder) => {
    await openssl('ts', '-query', '-data', 'isi', '-sha256', '-out', 'query', ...args)
    return readFile(`${folder}/query`)
  })
}
