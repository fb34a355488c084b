import { expect, test } from 'vitest'
import { openFonts } from './fonts.ts'

test('words are copied as they were written, whatever signs an earlier document held', async () => {
  const said = 'verifikasi SPPB-2026-00002'
  for (const font of Object.values(await openFonts())) font.layout('veri\u{fb01}kasi \u2212 5')
  for (const font of Object.values(await openFonts())) {
    const copied = font.layout(said).glyphs.flatMap(({ codePoints }) => codePoints)
    expect(String.fromCodePoint(...copied)).toBe(said)
  }
})
