import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { AppError } from '@portal/domain/platform/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Lock, lockedPdf, objectStream, pdfOf } from '../pdf.fixture.ts'
import { samplePdf } from '../samples.fixture.ts'
import { inspectContent } from './inspect.ts'
import { scanPdf } from './pdf-scan.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pdf-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function refusal(content: Uint8Array): Promise<AppError> {
  const path = join(folder, 'berkas.pdf')
  await writeFile(path, content)
  const outcome = await inspectContent(path, ['pdf']).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(AppError)
  return outcome as AppError
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const algorithms: NonNullable<Lock['algorithm']>[] = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256']

describe('JavaScript is found', () => {
  test.each<[string, Buffer]>([
    ['when the file opens', pdfOf(`/OpenAction ${script}`)],
    ['behind a chain of actions', pdfOf('/AA << /WC << /S /GoTo /Next [ 3 0 R ] >> >>', [script])],
    ['with its name in escapes', pdfOf('/OpenAction << /S /J#61v#61Script /#4aS (1) >>')],
    ['with its type elsewhere', pdfOf('/OpenAction << /S 3 0 R >>', ['/JavaScript'])],
    ['among the names of the document', pdfOf('/Names << /JavaScript 3 0 R >>')],
    ['in a rendition action', pdfOf('/OpenAction << /S /Rendition /JS (1) >>')],
    ['in a compressed object', pdfOf('', [objectStream(script)])],
    ['in a stored object stream', pdfOf('', [objectStream(script, { pack: (data) => data, more: '' })])],
    ['in an object stream that hides its type', pdfOf('', [hiddenType()])],
    ['behind a false end of its stream', pdfOf('', [falseEnd()])],
    [
      'where a comment pretends to be a stream',
      pdfOf('', [`<<>> % stream\n9 0 obj ${script} endobj endstream`]),
    ],
    ['in a comment that the table may point into', pdfOf('', [`null % 9 0 obj ${script}`])],
    ['behind words that do not belong', pdfOf('', ['<< endobj stream 1 (x) /S /JavaScript >>'])],
    ['with a comment inside its number', pdfOf('', [`null endobj 9 %x\n 0 %y\n obj${script}`])],
    [
      'in the trailer itself',
      Buffer.concat([pdfOf(''), Buffer.from(`trailer << /Root << /OpenAction ${script} >> >>`)]),
    ],
  ])('%s', (_where, content) => {
    expect(scanPdf(content)).toBe('naskah')
  })

  test.each(algorithms)('in the compressed objects of a file locked with %s', async (algorithm) => {
    const change = (document: PDFDocument) => document.addJavaScript('sapa', 'app.alert(1)')
    expect(scanPdf(await lockedPdf({ algorithm, change }))).toBe('naskah')
  })
})

function hiddenType(): Buffer {
  return Buffer.from(
    objectStream(script).toString('latin1').replace('/Type /ObjStm', '/Type /Gambar'),
    'latin1',
  )
}

/** Flate stores this data uncompressed, so that the word `endstream` appears in the raw bytes. */
function falseEnd(): Buffer {
  const pack = (data: Buffer) =>
    deflateSync(Buffer.concat([Buffer.from('99 11 (endstream) '), data.subarray(5)]), { level: 0 })
  return Buffer.from(
    objectStream(script, { pack }).toString('latin1').replace('/First 5', '/First 6'),
    'latin1',
  )
}

test.each<[string, string, string]>([
  ['Launch', 'program', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
  ['XFA', 'xfa', '/AcroForm << /XFA 3 0 R /Fields [] >>'],
  ['XFA in escapes', 'xfa', '/AcroForm << /#58FA [] >>'],
])('%s is found', (_name, finding, catalog) => {
  expect(scanPdf(pdfOf(catalog))).toBe(finding)
  expect(scanPdf(pdfOf('', [objectStream(`<< ${catalog} >>`)]))).toBe(finding)
})

describe('harmless files stay welcome', () => {
  test.each<[string, Buffer]>([
    ['the words in a text', pdfOf('', ['<< /Title (cara /JS dan /JavaScript \\) /Launch) /A <2f4a53> >>'])],
    ['an address with such a path', pdfOf('', [objectStream('<< /S /URI /URI (https://a.id/JS/Launch) >>')])],
    ['the words in a comment', pdfOf('% /JS /XFA\n')],
    ['the words in the contents of a page', pdfOf('', ['<< /Length 9 >>\nstream\n/JS /XFA\nendstream'])],
    ['longer names', pdfOf('/Legal << /JavaScriptActions 0 /LaunchActions 0 >>')],
    ['an action that goes to a page', pdfOf('/OpenAction [ 3 0 R /Fit ]')],
    ['the smallest file', samplePdf()],
  ])('%s', (_name, content) => {
    expect(scanPdf(content)).toBe('bersih')
  })

  test('objects packed by a library', async () => {
    const document = await PDFDocument.create()
    document.addPage().drawText('Halo')
    expect(scanPdf(Buffer.from(await document.save({ useObjectStreams: true })))).toBe('bersih')
  })

  test.each(algorithms)('%s that forbids printing and opens for everybody', async (algorithm) => {
    expect(scanPdf(await lockedPdf({ algorithm }))).toBe('bersih')
  })
})

test.each(algorithms)('%s with a password to open it is locked', async (algorithm) => {
  expect(scanPdf(await lockedPdf({ algorithm, userPassword: 'rahasia' }))).toBe('terkunci')
})

describe('what cannot be looked into is refused', () => {
  const bomb = deflateSync(Buffer.alloc(60_000_000))
  test.each<[string, Buffer]>([
    [
      'another filter',
      pdfOf('', [objectStream(script, { more: '/Filter [ /ASCIIHexDecode /FlateDecode ]' })]),
    ],
    ['a filter that stands elsewhere', pdfOf('', [objectStream(script, { more: '/Filter 9 0 R' })])],
    [
      'a predictor',
      pdfOf('', [objectStream(script, { more: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>' })]),
    ],
    ['damaged data', pdfOf('', [objectStream(script, { pack: () => Buffer.from('tidak') })])],
    ['data that unpack beyond reason', pdfOf('', [objectStream('', { pack: () => bomb })])],
    ['nesting without end', pdfOf('', ['['.repeat(5000)])],
    ['streams that all end with the file', pdfOf('', ['obj<<>>stream\n'.repeat(5000)])],
    ['heads that overlap', pdfOf('', ['obj<</First 20000>>stream endstream\n'.repeat(500)])],
    ['a head without end', pdfOf('', ['obj<</First 1000001>>stream endstream\n'])],
    ['text to be read over and over', pdfOf('', ['obj('.repeat(20_000)])],
    [
      'two ways to be encrypted',
      pdfOf('', [
        '<< /O (a) /U (b) >> endobj 9 0 obj << /O (a) /U (c) >> trailer << /Encrypt 9 0 R >> 9 0 obj << /O (1) /U (2) >>',
      ]),
    ],
  ])('%s', (_name, content) => {
    expect(scanPdf(content)).toBe('rumit')
  })
})

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['JavaScript', () => pdfOf(`/OpenAction ${script}`), /JavaScript.*Simpan sebagai PDF/],
  ['Launch', () => pdfOf('/OpenAction << /S /Launch >>'), /membuka program.*Simpan sebagai PDF/],
  ['XFA', () => pdfOf('/AcroForm << /XFA [] >>'), /XFA.*Simpan sebagai PDF/],
  ['a password', () => lockedPdf({ userPassword: 'rahasia' }), /tanpa kata sandi/],
  [
    'a hiding place',
    () => pdfOf('', [objectStream('', { more: '/Filter /LZWDecode' })]),
    /Simpan sebagai PDF/,
  ],
])('an upload with %s is refused and told what helps', async (_name, make, text) => {
  const { code, message } = await refusal(await make())
  expect([code, message]).toEqual(['PDF_DITOLAK', expect.stringMatching(text)])
})

test('one after the other, refused and accepted files do not disturb each other', async () => {
  const path = join(folder, 'baik.pdf')
  await writeFile(path, samplePdf())
  const bad = refusal(pdfOf(`/OpenAction ${script}`))
  expect(await Promise.all([inspectContent(path, ['pdf']), inspectContent(path, ['pdf'])])).toEqual([
    'pdf',
    'pdf',
  ])
  expect((await bad).code).toBe('PDF_DITOLAK')
})
