import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KlienOss } from './klien.ts'

let server: Server
let url = ''
const asked: (string | string[] | undefined)[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers.user_key)
    const answers: Record<string, () => void> = {
      '/pdf': () => response.end('%PDF-1.7 isi'),
      '/html': () => response.end('<html>masuk dulu</html>'),
      '/besar': () => response.end(Buffer.alloc(10_000_001, '%PDF-')),
      '/alih': () => response.writeHead(302, { location: `${url}/pdf` }).end(),
    }
    const answer = answers[request.url ?? '']
    if (answer) answer()
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const klien = (hostBerkas = [new URL(url).host]) =>
  new KlienOss({ url, hostBerkas, userKey: 'kunci', timeoutMs: 5000, ca: undefined })

test('a file of OSS is fetched with the key', async () => {
  const hasil = await klien().download(`${url}/pdf`)
  expect('isi' in hasil && hasil.isi.toString()).toBe('%PDF-1.7 isi')
  expect(asked.at(-1)).toBe('kunci')
})

test.each([
  ['/html', 'bukan PDF'],
  ['/besar', 'lebih dari 10000000 byte'],
  ['/alih', 'HTTP 302'],
  ['/tidak-ada', 'HTTP 404'],
])('%s is not taken, and tried again later', async (path, sebab) => {
  expect(await klien().download(url + path)).toEqual({ sebab: expect.stringContaining(sebab), lagi: true })
})

test.each(['http://127.0.0.1:1/pdf', 'https://lain.example/pdf', 'file:///etc/passwd', 'bukan alamat'])(
  '%s is not an address of OSS: nothing is asked there',
  async (alamat) => {
    const before = asked.length
    expect(await klien().download(alamat)).toEqual({
      sebab: expect.stringContaining('di luar'),
      lagi: false,
    })
    expect(asked.length).toBe(before)
  },
)

test('further hosts may be named', async () => {
  const { host } = new URL(url)
  const other = new KlienOss({
    url: 'http://127.0.0.1:1',
    hostBerkas: ['127.0.0.1:1', host],
    userKey: 'kunci',
    timeoutMs: 5000,
    ca: undefined,
  })
  expect('isi' in (await other.download(`${url}/pdf`))).toBe(true)
})
