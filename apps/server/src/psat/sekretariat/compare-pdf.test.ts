import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { drawnDigest } from './compare-pdf.ts'

type Kotak = [number, number, number, number]

async function page(...annotations: { rect: Kotak; FT?: string; Subtype?: string }[]): Promise<Buffer> {
  const document = await PDFDocument.create()
  const drawn = document.addPage([400, 400])
  drawn.drawText('Lampiran teknis 001/PSAT', { x: 40, y: 300, size: 12 })
  for (const { rect, FT = 'Sig', Subtype = 'Widget' } of annotations) {
    const dict = document.context.obj({ Type: 'Annot', Subtype, FT, Rect: rect })
    drawn.node.addAnnot(document.context.register(dict))
  }
  expect(drawn.node.lookup(PDFName.of('Contents'))).toBeDefined()
  return Buffer.from(await document.save())
}

test('the mark of a signature is no change of the page, up to an eighth of it', async () => {
  const plain = await drawnDigest(await page())
  expect(plain).toBeDefined()
  // The page has 160,000 square units. All signature fields together may cover 20,000.
  expect(await drawnDigest(await page({ rect: [0, 0, 200, 100] }))).toBe(plain)
  expect(await drawnDigest(await page({ rect: [0, 0, 200, 101] }))).not.toBe(plain)
  const [one, two]: Kotak[] = [
    [0, 0, 200, 60],
    [0, 100, 200, 160],
  ]
  expect(await drawnDigest(await page({ rect: one as Kotak }))).toBe(plain)
  expect(await drawnDigest(await page({ rect: one as Kotak }, { rect: two as Kotak }))).not.toBe(plain)
  // An invisible signature covers no area.
  expect(await drawnDigest(await page({ rect: [0, 0, 0, 0] }))).toBe(plain)
})

test('what is no signature field is a change, also where it says it is one', async () => {
  const plain = await drawnDigest(await page())
  const rect: Kotak = [0, 0, 50, 20]
  expect(await drawnDigest(await page({ rect, Subtype: 'FreeText' }))).not.toBe(plain)
  expect(await drawnDigest(await page({ rect, FT: 'Tx' }))).not.toBe(plain)
})
