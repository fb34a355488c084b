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

let read: Promise<Fonts> | undefined

async function readFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const open = async (name: FontName) => create(await readFile(new URL(addresses[name])))
  const [regular, semibold, bold] = await Promise.all([open('regular'), open('semibold'), open('bold')])
  return { regular, semibold, bold }
}

/**
 * What is copied from a page is what its glyph was first asked for (`fi` or the one sign U+FB01, a hyphen or the minus it is drawn as
 * between digits). So a document has glyphs of its own; the tables, which a font works out while it is used, are shared.
 */
const withOwnGlyphs = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } })

/** For one document. The files are read once: to work out their tables costs more than the rest of a page. */
export async function openFonts(): Promise<Fonts> {
  read ??= readFonts()
  const { regular, semibold, bold } = await read
  return {
    regular: withOwnGlyphs(regular),
    semibold: withOwnGlyphs(semibold),
    bold: withOwnGlyphs(bold),
  }
}
