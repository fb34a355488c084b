import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Lock, lockedPdf } from '../files/pdf.fixture.ts'
import { samplePdf, samplePicture } from '../files/samples.fixture.ts'
import { openAnnexes } from './annex.ts'
import { mergeAnnexes } from './merge-annexes.ts'
import { pdfInfo, pdfPictures, pdfText } from './pdf-tools.fixture.ts'

async function pdfWith(
  text: string,
  change: (document: PDFDocument) => void = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([400, 600]).drawText(text, { x: 40, y: 540, size: 20 })
  change(document)
  return Buffer.from(await document.save())
}

async function merge(...annexes: { title: string; bytes: Uint8Array }[]): Promise<Buffer> {
  return mergeAnnexes(await pdfWith('Utama'), await openAnnexes(annexes))
}

/** Returns whether each quarter of a page has dark pixels: upper left, upper right, lower left, lower right. */
async function darkQuarters(page: Buffer | undefined): Promise<boolean[]> {
  const { data, info } = await sharp(page).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = [false, false, false, false]
  data.forEach((grey, index) => {
    const right = index % info.width >= info.width / 2
    const low = Math.floor(index / info.width) >= info.height / 2
    if (grey < 100) dark[Number(right) + 2 * Number(low)] = true
  })
  return dark
}

describe('attachments behind a document', () => {
  it('PDF, JPEG and PNG files are merged in order on A4 pages', async () => {
    const merged = await merge(
      {
        title: 'Kelas mutu',
        bytes: await pdfWith('Isi lampiran', (document) => document.addPage([600, 400])),
      },
      { title: 'Desain', bytes: await samplePicture('jpeg', 600, 300) },
      { title: 'Label', bytes: await samplePicture('png', 300, 600) },
    )
    const info = await pdfInfo(merged, '-l', '99')
    expect(info).toMatch(/Pages:\s+5/)
    expect([...info.matchAll(/Page\s+\d+ size:\s+(\d+)/g)].map(([, width]) => width)).toEqual([
      '400',
      '595',
      '841',
      '841',
      '595',
    ])
    const text = await pdfText(merged)
    expect(text.indexOf('Utama')).toBeLessThan(text.indexOf('Isi lampiran'))
  })

  it.each([
    [0, [true, false, false, false]],
    [90, [false, true, false, false]],
    [180, [false, false, false, true]],
    [270, [false, false, true, false]],
  ])('a page rotated by %i degrees is set upright', async (angle, expected) => {
    const turned = await PDFDocument.create()
    const page = turned.addPage([400, 400])
    page.drawRectangle({ x: 20, y: 300, width: 60, height: 60 })
    page.setRotation(degrees(angle))
    page.setCropBox(10, 10, 380, 380)
    const merged = await merge({ title: 'Putar', bytes: await turned.save() })
    const picture = (await pdfPictures(merged, 40))[1]
    const { width = 0 } = await sharp(picture).metadata()
    const square = await sharp(picture).extract({ left: 0, top: 0, width, height: width }).png().toBuffer()
    expect(await darkQuarters(square)).toEqual(expected)
  })

  it('photos are rotated by EXIF, and large ones are reduced', async () => {
    const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#808080' } })
      .composite([{ input: Buffer.from([0, 0, 0]), raw: { width: 1, height: 1, channels: 3 } }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const merged = await merge({ title: 'Foto', bytes: photo })
    expect(await pdfInfo(merged, '-l', '2')).toMatch(/Page\s+2 size:\s+595/)
    expect(merged.length).toBeLessThan(200_000)
  })

  it('visible stamps and form fields are kept', async () => {
    const filled = await pdfWith('Formulir', (document) => {
      const field = document.getForm().createTextField('nama')
      field.addToPage(document.getPage(0), { x: 40, y: 300, width: 200, height: 30 })
      field.setText('Terisi lengkap')
    })
    expect(await pdfText(await merge({ title: 'Formulir', bytes: filled }))).toContain('Terisi lengkap')
  })

  it.each<NonNullable<Lock['algorithm']>>(['RC4-40', 'RC4-128', 'AES-128', 'AES-256'])(
    'accepts a PDF with %s that only forbids printing',
    async (algorithm) => {
      const restricted = await lockedPdf({ algorithm })
      expect(await pdfText(await merge({ title: 'Edaran', bytes: restricted }))).toContain('Terkunci')
    },
  )

  it('scripts are dropped', async () => {
    const scripted = await pdfWith('Skrip', (document) => document.addJavaScript('awal', 'app.alert(1)'))
    const merged = await merge({ title: 'Skrip', bytes: scripted })
    expect(await pdfInfo(merged)).toMatch(/JavaScript:\s+no/)
  })

  it.each([
    [
      'locked with a password',
      () => lockedPdf({ userPassword: 'rahasia' }),
      /^Lampiran "Surat" terkunci kata sandi/,
    ],
    ['truncated PDF', async () => (await pdfWith('x')).subarray(0, 300), /^Lampiran "Surat" rusak/],
    ['PDF without pages', async () => samplePdf(), /^Lampiran "Surat" rusak/],
    ['neither PDF nor picture', async () => Buffer.from('halo'), /^Lampiran "Surat" bukan PDF/],
    [
      'truncated picture',
      async () => (await samplePicture('png')).subarray(0, 200),
      /^Lampiran "Surat" bukan PDF/,
    ],
    ['empty file', async () => Buffer.alloc(0), /^Lampiran "Surat" bukan PDF/],
  ])('an attachment is refused by name: %s', async (_, make, message) => {
    const good = { title: 'Baik', bytes: await samplePicture('png') }
    await expect(openAnnexes([good, { title: 'Surat', bytes: await make() }])).rejects.toMatchObject({
      code: 'BERKAS_RUSAK',
      message: expect.stringMatching(message),
    })
  })

  it('content that expands without limit is refused', async () => {
    const plant = (document: PDFDocument) => {
      const { context } = document
      const stream = context.register(
        context.stream(deflateSync(Buffer.alloc(60_000_000)), { Filter: 'FlateDecode' }),
      )
      document.getPage(0).node.set(PDFName.of('Contents'), stream)
    }
    const bombs = [await pdfWith('Bom', plant), await lockedPdf({ change: plant })]
    for (const bytes of bombs) {
      const { cause } = await openAnnexes([{ title: 'Bom', bytes }]).catch((error) => error)
      expect(cause.message).toBe('The content is too large')
    }
  })

  it('the number of pages is limited', async () => {
    const long = await pdfWith('1', (document) => {
      for (let page = 0; page < 100; page++) document.addPage()
    })
    await expect(openAnnexes([{ title: 'Tebal', bytes: long }])).rejects.toMatchObject({
      code: 'BERKAS_TERLALU_BESAR',
      message: expect.stringContaining('"Tebal" berjumlah 101 halaman'),
    })
  })
})
