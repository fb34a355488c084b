import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@portal/domain/platform/errors'
import { allFileKinds, type FileKind } from '@portal/domain/platform/files/files.contract'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  sampleCompound,
  sampleDocx,
  samplePdf,
  samplePicture,
  sampleXlsx,
  sampleZip,
} from '../samples.fixture.ts'
import { inspectContent } from './inspect.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-isi-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the kind, or the code of the refusal. Any other error fails the test. */
async function judge(content: Uint8Array, accepted: readonly FileKind[] = allFileKinds): Promise<string> {
  const path = join(folder, 'berkas')
  await writeFile(path, content)
  return inspectContent(path, accepted).catch((error: unknown) => {
    if (error instanceof AppError) return error.code
    throw error
  })
}

const cut = (content: Buffer, share: number) => content.subarray(0, Math.floor(content.length * share))

describe('accepted content', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, FileKind]>([
    ['PDF', () => samplePdf(), 'pdf'],
    ['JPEG', () => samplePicture('jpeg'), 'jpeg'],
    ['PNG', () => samplePicture('png'), 'png'],
    ['xlsx', () => sampleXlsx(), 'xlsx'],
    ['streamed xlsx', () => sampleXlsx({ streamed: true }), 'xlsx'],
    ['uncompressed xlsx', () => sampleXlsx({ stored: true }), 'xlsx'],
    ['xls', () => sampleCompound('Workbook'), 'xls'],
    ['old xls', () => sampleCompound('Book'), 'xls'],
  ])('%s', async (_name, make, kind) => {
    expect(await judge(await make())).toBe(kind)
  })
})

describe('broken content', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['truncated PDF', () => cut(samplePdf(5000), 0.8)],
    [
      'PDF without its middle',
      () => Buffer.concat([samplePdf(500).subarray(0, 200), samplePdf(500).subarray(260)]),
    ],
    ['truncated JPEG', async () => cut(await samplePicture('jpeg'), 0.6)],
    ['truncated PNG', async () => cut(await samplePicture('png'), 0.6)],
    ['truncated xlsx', () => cut(sampleXlsx(), 0.7)],
    ['xlsx with changed content', () => Buffer.from(sampleXlsx({ stored: true })).fill('?', 60, 64)],
    ['truncated xls', () => cut(sampleCompound(), 0.7)],
    ['xls with only its header', () => sampleCompound().subarray(0, 512)],
  ])('%s', async (_name, make) => {
    expect(await judge(await make())).toBe('BERKAS_RUSAK')
  })
})

describe('refused kinds', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['text', () => Buffer.from('nama;nilai\n1;2\n')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    [
      'GIF',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['plain zip', () => sampleZip({ 'a.txt': 'a' })],
    ['truncated plain zip', () => cut(sampleZip({ 'a.txt': 'abc'.repeat(100) }, { stored: true }), 0.5)],
    ['docx', () => sampleDocx()],
    ['xlsx with macros', () => sampleXlsx({}, 'application/vnd.ms-excel.sheet.macroEnabled.main+xml')],
    ['old Word document', () => sampleCompound('WordDocument')],
  ])('%s', async (_name, make) => {
    expect(await judge(await make())).toBe('JENIS_BERKAS_DITOLAK')
  })

  test('a kind that this place does not accept', async () => {
    expect(await judge(samplePdf(), ['xlsx', 'xls'])).toBe('JENIS_BERKAS_DITOLAK')
  })
})

test('an image that expands when opened is refused before', async () => {
  const create = { width: 9000, height: 6000, channels: 3 as const, background: 'white' }
  const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await judge(bomb)).toBe('BERKAS_TERLALU_BESAR')
})

const openings = [
  '',
  '%PDF-1.7\n',
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'PK\x03\x04',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
]

test('random bytes are never accepted, whatever their first bytes', async () => {
  const bytes = fc.tuple(fc.constantFrom(...openings), fc.uint8Array({ maxLength: 3000, size: 'max' }))
  await fc.assert(
    fc.asyncProperty(bytes, async ([opening, rest]) => {
      const verdict = await judge(Buffer.concat([Buffer.from(opening, 'latin1'), rest]))
      expect(['BERKAS_RUSAK', 'JENIS_BERKAS_DITOLAK', 'BERKAS_TERLALU_BESAR']).toContain(verdict)
    }),
    { numRuns: 300 },
  )
})

test('a valid file broken anywhere never crashes the inspection', async () => {
  const samples = [
    samplePdf(),
    sampleXlsx(),
    sampleXlsx({ streamed: true }),
    sampleCompound(),
    await samplePicture('png'),
  ]
  const damage = fc.record({
    sample: fc.constantFrom(...samples),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    keep: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  await fc.assert(
    fc.asyncProperty(damage, async ({ sample, at, bytes, keep }) => {
      const damaged = Buffer.from(sample)
      damaged.set(
        bytes.subarray(0, damaged.length - Math.floor(at * (damaged.length - 1))),
        Math.floor(at * (damaged.length - 1)),
      )
      await judge(damaged)
      await judge(cut(damaged, keep))
    }),
    { numRuns: 200 },
  )
})
