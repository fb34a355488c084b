import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { HostileBody } from './case.ts'

const deep = (open: string, close: string, count: number) => `${open.repeat(count)}1${close.repeat(count)}`
const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`

const json: Record<string, string | Uint8Array> = {
  nothing: '',
  'only spaces': ' '.repeat(100_000),
  null: 'null',
  'a number': '1',
  'a text': '"a"',
  'a list': '[]',
  'an open bracket': '{',
  'an open text': '{"a":"',
  'a comma too many': '{"a":1,}',
  'single quotes': "{'a':1}",
  'a comment': '{/* a */"a":1}',
  'two objects': '{}{}',
  zeros: Buffer.alloc(2000),
  'a mark before the text': '\ufeff{}',
  'UTF-16': Buffer.from('{"a":1}', 'utf16le'),
  'broken UTF-8': Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  'UTF-8 longer than needed': Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
  'half a pair': '{"jenis":"\\ud800"}',
  'a zero in a text': '{"jenis":"a\\u0000b"}',
  'a line end in a text': '{"jenis":"a\nb"}',
  '1,000 nested lists': deep('[', ']', 1000),
  '100,000 nested lists': deep('[', ']', 100_000),
  '1,000 nested objects': deep('{"a":', '}', 1000),
  '100,000 nested objects': deep('{"a":', '}', 100_000),
  '1,000 fields': fields(1000),
  '60,000 fields': fields(60_000),
  'the same field 50,000 times': `{${'"jenis":1,'.repeat(50_000)}"jenis":1}`,
  'a text of 900 kB': JSON.stringify({ uraian: 'x'.repeat(900_000) }),
  'a text of 20 MB': JSON.stringify({ uraian: 'x'.repeat(20_000_000) }),
  'a name of 900 kB': `{"${'x'.repeat(900_000)}":1}`,
  'a number with 100,000 digits': `{"id":${'9'.repeat(100_000)}}`,
  'a number with a huge exponent': '{"id":1e999999999}',
  'minus zero': '{"id":-0}',
  NaN: '{"id":NaN}',
  Infinity: '{"id":Infinity}',
  __proto__: '{"__proto__":{"isAdmin":true}}',
  'constructor.prototype': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'toString as a field': '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  'a list instead of texts': '{"jenis":["a"],"uraian":["b"],"kode":["c"]}',
  'objects instead of texts': '{"jenis":{"$ne":null},"uraian":{"$gt":""},"kode":{"length":5}}',
  'true instead of texts': '{"jenis":true,"uraian":true,"kode":true}',
  'a list of 100,000 texts': JSON.stringify({ foto: Array(100_000).fill('a') }),
}

const types: Record<string, [type: string | undefined, body: string | Uint8Array]> = {
  'JSON as text': ['text/plain', '{}'],
  'JSON as XML': ['application/xml', '<a/>'],
  'JSON without a type': [undefined, '{}'],
  'a form': ['application/x-www-form-urlencoded', 'a=1&b=2'],
  'a form with 100,000 fields': ['application/x-www-form-urlencoded', 'a=1&'.repeat(100_000)],
  'a form that nests': ['application/x-www-form-urlencoded', `a${'[a]'.repeat(10_000)}=1`],
  'an unknown type': ['application/x-karangan', 'abc'],
  'a type of 4,000 letters': [`application/${'x'.repeat(4000)}`, '{}'],
  'an odd character set': ['application/json; charset=utf-7', '{}'],
  'two types': ['application/json, text/html', '{}'],
  'JSON of another kind': ['application/ld+json', '{}'],
  'a type in capitals': ['APPLICATION/JSON', '{'],
  'parts without a boundary': ['multipart/form-data', '--x'],
  'parts with an empty boundary': ['multipart/form-data; boundary=', '----'],
  'parts that never end': [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nabc',
  ],
  'parts without names': ['multipart/form-data; boundary=x', '--x\r\n\r\nabc\r\n--x--'],
  'parts with broken headers': [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition form-data\r\n\r\nabc\r\n--x--',
  ],
  '5,000 parts': [
    'multipart/form-data; boundary=x',
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(5000)}--x--`,
  ],
  '200 files': [
    'multipart/form-data; boundary=x',
    `${'--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n'.repeat(200)}--x--`,
  ],
  'a part with a header of 100 kB': [
    'multipart/form-data; boundary=x',
    `--x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n1\r\n--x--`,
  ],
  'a field called __proto__': [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
  ],
}

const packed: Record<string, [encoding: string, body: Uint8Array]> = {
  'gzip of 50 MB': ['gzip', gzipSync(Buffer.alloc(50_000_000, 32))],
  'gzip of gzip': ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(10_000_000)))],
  'deflate of 50 MB': ['deflate', deflateSync(Buffer.alloc(50_000_000, 32))],
  'Brotli of 50 MB': ['br', brotliCompressSync(Buffer.alloc(50_000_000, 32))],
  'an encoding that is not true': ['gzip', Buffer.from('{}')],
  'an unknown encoding': ['x-karangan', Buffer.from('{}')],
}

/** Calls that everybody may send a body to. */
const paths = ['/api/okkp/pengaduan/kirim', '/api/user/login', '/api/psat/lacak']
const signatureCheck = '/api/verifikasi/tanda-tangan'
const formPaths = ['/api/okkp/pengaduan/foto', signatureCheck]

export function hostileBodies(): HostileBody[] {
  return [
    ...paths.flatMap((path) => [
      ...Object.entries(json).map(([name, body]) => ({
        name: `${name} to ${path}`,
        body,
        path,
        type: 'application/json',
      })),
      ...Object.entries(packed).map(([name, [encoding, body]]) => ({
        ...{ name: `${name} to ${path}`, body, path, type: 'application/json' },
        headers: { 'content-encoding': encoding },
      })),
    ]),
    ...[...paths.slice(0, 1), ...formPaths].flatMap((path) =>
      Object.entries(types).map(([name, [type, body]]) => ({
        name: `${name} to ${path}`,
        body,
        path,
        // The signature check reads the first file and ignores the others.
        isRefused: !(name === '200 files' && path === signatureCheck),
        ...(type ? { type } : {}),
      })),
    ),
  ]
}
