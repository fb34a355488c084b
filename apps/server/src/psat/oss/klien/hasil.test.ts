import { describe, expect, test } from 'vitest'
import { classifyJawaban, type HasilOss, isian } from './hasil.ts'

const json = 'application/json; charset=utf-8'
const answer = (http: number, body: unknown, type = json, retryAfter?: number) =>
  classifyJawaban(
    {
      ok: true,
      http,
      type,
      isi: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      retryAfter,
    },
    ['responLama', 'responBaru'],
  )
const coded = (kode: unknown, more: object = {}) => ({
  responBaru: { kode, keterangan: 'Kata OSS', ...more },
})

describe('http × code', () => {
  test.each<[number, number, HasilOss['jenis']]>([
    [200, 200, 'sukses'],
    [299, 200, 'sukses'],
    [300, 200, 'tak_pasti'],
    [404, 200, 'tak_pasti'],
    [500, 200, 'tak_pasti'],
    [503, 200, 'tak_pasti'],
    [200, 400, 'tolak'],
    [400, 400, 'tolak'],
    [200, 404, 'tolak'],
    [200, 405, 'tolak'],
    [200, 401, 'kunci'],
    [401, 401, 'kunci'],
    [200, 403, 'kunci'],
    [200, 201, 'tak_pasti'],
    [200, 500, 'tak_pasti'],
    [500, 500, 'tak_pasti'],
    [429, 200, 'ulang'],
  ])('HTTP %i with code %i is %s', (http, kode, jenis) => {
    expect(answer(http, coded(kode)).jenis).toBe(jenis)
  })

  test.each([{ kode: '200' }, { code: 200 }, { status: '200' }, { kode_status: 200 }])(
    'the code is found in %j',
    (isi) => {
      expect(answer(200, { responLama: isi })).toEqual({ jenis: 'sukses', isi })
    },
  )

  test('code and words of a refusal are kept, at most 500 letters of them', () => {
    expect(answer(200, coded(400))).toEqual({ jenis: 'tolak', kode: 400, keterangan: 'Kata OSS' })
    const long = answer(200, { responBaru: { kode: 403, message: 'x'.repeat(600) } })
    expect(long).toEqual({ jenis: 'kunci', kode: 403, keterangan: 'x'.repeat(500) })
    expect(answer(500, coded(500))).toEqual({ jenis: 'tak_pasti', sebab: 'kode 500 (HTTP 500): Kata OSS' })
  })
})

describe('without a body that can be read', () => {
  test.each<[string, number, unknown, string, HasilOss['jenis']]>([
    ['a page', 200, '<html></html>', 'text/html', 'tak_pasti'],
    ['JSON under another type', 200, coded(200), 'text/plain', 'tak_pasti'],
    ['half a JSON', 200, '{"responBaru":', json, 'tak_pasti'],
    ['another wrapper', 200, { lain: { kode: 200 } }, json, 'tak_pasti'],
    ['a list in the wrapper', 200, { responBaru: [{ kode: 200 }] }, json, 'tak_pasti'],
    ['a list', 200, [{ kode: 200 }], json, 'tak_pasti'],
    ['a gateway that is out', 504, '<html></html>', 'text/html', 'tak_pasti'],
    ['a gateway without this call', 404, 'no Route matched', 'text/plain', 'ulang'],
    ['a call that answers 404 itself', 404, { message: 'x' }, json, 'tak_pasti'],
    ['a refused key', 401, 'Authentication failed', 'text/plain', 'kunci'],
    ['a forbidden key', 403, 'Authentication failed', 'text/plain', 'kunci'],
  ])('%s: HTTP %i', (_name, http, body, type, jenis) => {
    expect(answer(http, body, type).jenis).toBe(jenis)
  })

  test('a mark before the JSON does not hide it', () => {
    expect(answer(200, `\uFEFF${JSON.stringify(coded(200))}`).jenis).toBe('sukses')
  })

  test('what never reached OSS may be sent again; what may have is asked about', () => {
    const gone = (sampai: boolean) => classifyJawaban({ ok: false, sampai, sebab: 'putus' }, [])
    expect(gone(false)).toEqual({ jenis: 'ulang', sebab: 'putus' })
    expect(gone(true)).toEqual({ jenis: 'tak_pasti', sebab: 'putus' })
  })
})

test('a limit says when to come again, in milliseconds', () => {
  expect(answer(429, 'Limit exceeded', 'text/plain', 600)).toMatchObject({ setelahMs: 600_000 })
  expect(answer(429, 'Limit exceeded', 'text/plain')).toMatchObject({ setelahMs: undefined })
})

test.each([
  ['', null],
  [' - ', null],
  [null, null],
  [undefined, null],
  [' 20 ', '20'],
  [20, '20'],
])('%j is read as %j', (value, text) => {
  expect(isian(value)).toBe(text)
})
