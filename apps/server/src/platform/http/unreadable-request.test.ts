import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { answerUnreadable } from './unreadable-request.ts'

/** Returns what a client gets after this error of Node's parser. */
async function answerTo(code: string): Promise<string> {
  const server = createServer((socket) => answerUnreadable(Object.assign(new Error(code), { code }), socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await text(connect((server.address() as AddressInfo).port, '127.0.0.1'))
  } finally {
    server.close()
  }
}

test('a request that does not arrive in time is answered with 408 and what to do', async () => {
  const answer = await answerTo('ERR_HTTP_REQUEST_TIMEOUT')
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toContain('PERMINTAAN_TERPUTUS')
  expect(answer).toContain('Periksa sambungan Anda')
})

test('a client that is gone gets no answer', async () => {
  expect(await answerTo('ECONNRESET')).toBe('')
})
