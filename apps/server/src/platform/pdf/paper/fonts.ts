import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'

/** The portal's face as whole files, with every Latin letter: the web's are cut into alphabets. */
const addresses = {
  regular: import.meta.resolve(
    '@expo-google-fonts/plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular.ttf',
  ),
  semibold: import.meta.resolve(
    '@expo-google-fonts/plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold.ttf',
  ),
  bold: import.meta.resolve('@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf'),
}

export type FontName = keyof typeof addresses
export type Fonts = Record<FontName, Font>

/**
 * What is copied from a page is what its glyph was first asked for. That must be plain letters (`fi`, not the one sign U+FB01),
 * whatever an earlier document held.
 */
function spellOut(font: Font, codePoint: number): void {
  const sign = String.fromCodePoint(codePoint)
  const letters = sign.normalize('NFKC')
  if (letters !== sign) font.layout(letters)
  font.glyphForCodePoint(codePoint)
}

let loaded: Promise<Fonts> | undefined

async function read(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const open = async (name: FontName) => {
    const font = create(await readFile(new URL(addresses[name])))
    for (const codePoint of font.characterSet) spellOut(font, codePoint)
    return font
  }
  const [regular, semibold, bold] = await Promise.all([open('regular'), open('semibold'), open('bold')])
  return { regular, semibold, bold }
}

/** Read once for all documents: a font works out its tables while it is used, which costs more than the rest of a page. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= read()
  return loaded
}
