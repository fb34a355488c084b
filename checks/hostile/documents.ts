import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { samplePdf, samplePicture, sampleZip } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { type HostileFile, neutral, refused } from './case.ts'

const text = (value: string) => Buffer.from(value, 'latin1')
const parts = [0, 1, 2, 3, 5, 8, 16, 64, 0.25, 0.5, 0.75, 0.9, 0.99]

/** The file, cut after these bytes or after this share of them. */
function truncated(kind: string, whole: Buffer, fileName: string): HostileFile[] {
  return parts.map((part) => {
    const length = part < 1 && part > 0 ? Math.floor(whole.length * part) : part
    const name = `${kind} cut after ${length} of ${whole.length} bytes`
    const cut = whole.subarray(0, length)
    return length < 8 ? refused(name, cut, fileName) : neutral(name, cut, fileName)
  })
}

/** A PDF whose catalog holds this entry. */
function pdfWith(entry: string): Buffer {
  const source = samplePdf(50).toString('latin1')
  return text(source.replace('/Type /Catalog', `/Type /Catalog ${entry}`))
}

const pdfActions: Record<string, string> = {
  'JavaScript on opening': '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  'JavaScript with an escaped name': '/OpenAction << /S /J#61vaScript /JS (app.alert(1)) >>',
  'a program that is started': '/OpenAction << /S /Launch /F (cmd.exe) >>',
  'an action when pages open': '/AA << /O << /S /JavaScript /JS (1) >> >>',
  'a form that sends itself': '/OpenAction << /S /SubmitForm /F (http://127.0.0.1:9/x) >>',
  'an XFA form': '/AcroForm << /XFA (<xdp/>) >>',
  'an attached program': '/Names << /EmbeddedFiles << /Names [(a.exe) 9 0 R] >> >>',
  'a film': '/OpenAction << /S /Rendition /JS (1) >>',
}

/** A PDF with a stream that unpacks to `megabytes`, packed `times` times. */
function pdfBomb(megabytes: number, times: number): Buffer {
  let packed = Buffer.from(deflateSync(Buffer.alloc(megabytes * 1_000_000)))
  for (let turn = 1; turn < times; turn++) packed = Buffer.from(deflateSync(packed))
  const filters = Array(times).fill('/FlateDecode').join(' ')
  const head = `%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\n3 0 obj << /Type /ObjStm /N 1 /First 4 /Length ${packed.length} /Filter [${filters}] >>\nstream\n`
  const tail = '\nendstream endobj\ntrailer << /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
  return Buffer.concat([text(head), packed, text(tail)])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([text(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that claims this size and holds almost nothing. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(100_000))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Files of other kinds under a name that the portal accepts. */
const strangers: Record<string, Buffer> = {
  'a web page': text('<!doctype html><script>alert(1)</script>'),
  'an SVG with a script': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'XML with an entity of a file': text(
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
  'a Windows program': Buffer.concat([text('MZ'), Buffer.alloc(500)]),
  'a Linux program': Buffer.concat([Buffer.from([0x7f]), text('ELF'), Buffer.alloc(500)]),
  'a shell script': text('#!/bin/sh\nrm -rf /\n'),
  'PHP code': text('<?php system($_GET["x"]); ?>'),
  'a gzip bomb': gzipSync(Buffer.alloc(50_000_000)),
  'a zip': sampleZip({ 'a.txt': 'a' }),
  'a zip that leaves its folder': sampleZip({ '../../../../tmp/x': 'a' }),
  'a GIF': text('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
  'a BMP': Buffer.concat([text('BM'), Buffer.alloc(100)]),
  'a TIFF': Buffer.concat([text('II*\0'), Buffer.alloc(100)]),
  'a WebP': Buffer.concat([text('RIFF\x10\0\0\0WEBPVP8 '), Buffer.alloc(60)]),
  'a HEIC': Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic'), Buffer.alloc(60)]),
  'a video': Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypmp42'), Buffer.alloc(60)]),
  PostScript: text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n'),
  RTF: text('{\\rtf1 {\\object\\objdata 0105}}'),
  'an old Office file': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
  'a database': text('SQLite format 3\0'),
  'only zeros': Buffer.alloc(4000),
  'only line ends': text('\r\n'.repeat(2000)),
  'UTF-16 text': Buffer.from('\ufeffhalo', 'utf16le'),
}

export async function hostileDocuments(): Promise<HostileFile[]> {
  const pdf = samplePdf(3000)
  const jpeg = await samplePicture('jpeg', 200, 150)
  const png = await samplePicture('png', 60, 40)
  const disguised = Object.entries(strangers).flatMap(([name, bytes]) =>
    ['surat.pdf', 'foto.jpg', 'foto.png', 'data.xlsx'].map((fileName) =>
      refused(`${name} as ${fileName}`, bytes, fileName),
    ),
  )
  const actions = Object.entries(pdfActions).map(([name, entry]) =>
    neutral(`a PDF with ${name}`, pdfWith(entry), 'surat.pdf'),
  )
  const polyglots = [
    neutral(
      'a JPEG with a page after its end',
      Buffer.concat([jpeg, text('<script>alert(1)</script>')]),
      'foto.jpg',
    ),
    neutral('a PNG with a zip after its end', Buffer.concat([png, sampleZip({ a: 'b' })]), 'foto.png'),
    neutral('a PDF with a zip after its end', Buffer.concat([pdf, sampleZip({ a: 'b' })]), 'surat.pdf'),
    refused(
      'a page before a PDF',
      Buffer.concat([text('<script>alert(1)</script>'.repeat(60)), pdf]),
      'surat.pdf',
    ),
    refused(
      'a zip before a PDF',
      Buffer.concat([sampleZip({ a: 'b'.repeat(3000) }, { stored: true }), pdf]),
      'surat.pdf',
    ),
    neutral(
      'a PDF in the comment of a JPEG',
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0x0b, 0xf0]),
        pdf.subarray(0, 0xbee),
        jpeg.subarray(2),
      ]),
      'foto.jpg',
    ),
  ]
  const sizes = [
    [30_000, 30_000],
    [65_535, 65_535],
    [2 ** 31 - 1, 1],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [1, 60_000_000],
    [0, 0],
  ] as const
  const pictures = sizes.map(([width, height]) =>
    refused(`a PNG that claims ${width} × ${height} points`, pngOf(width, height), 'foto.png'),
  )
  const bombs = [
    neutral('a PDF that unpacks to 80 MB', pdfBomb(80, 1), 'surat.pdf'),
    neutral('a PDF packed three times', pdfBomb(100, 3), 'surat.pdf'),
    refused('a PDF of 6 MB', samplePdf(6_000_000), 'surat.pdf'),
    neutral(
      'a PDF with 20,000 nested lists',
      pdfWith(`/X ${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      'surat.pdf',
    ),
    neutral(
      'a PDF with 100,000 objects',
      text(
        `%PDF-1.4\n${Array.from({ length: 100_000 }, (_, id) => `${id} 0 obj 1 endobj`).join('\n')}\ntrailer << /Root 1 0 R >>\n%%EOF`,
      ),
      'surat.pdf',
    ),
    neutral('a PDF whose pages contain themselves', pdfWith('/Pages 1 0 R'), 'surat.pdf'),
    neutral(
      'a PDF with a negative length',
      text(samplePdf().toString('latin1').replace('/Count 0', '/Count -1 /Length -5')),
      'surat.pdf',
    ),
  ]
  return [
    ...truncated('a PDF', pdf, 'surat.pdf'),
    ...truncated('a JPEG', jpeg, 'foto.jpg'),
    ...truncated('a PNG', png, 'foto.png'),
    ...disguised,
    ...actions,
    ...polyglots,
    ...pictures,
    ...bombs,
  ]
}
