import { expect, test, vi } from 'vitest'

test('words are copied letter by letter, whatever signs an earlier document held', async () => {
  vi.resetModules()
  const { loadFonts } = await import('./fonts.ts')
  for (const font of Object.values(await loadFonts())) {
    font.layout('veri\u{fb01}kasi e\u0301')
    const copied = font.layout('verifikasi, efektif \u00e9').glyphs.flatMap(({ codePoints }) => codePoints)
    expect(String.fromCodePoint(...copied)).toBe('verifikasi, efektif \u00e9')
  }
})
