import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'

/** Complete font files with all Latin letters. The web uses subsets. */
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
 * Gives each document its own glyph cache. Text copied from a PDF is what first requested the glyph (`fi` or U+FB01, a
 * hyphen or a minus), so a shared cache would mix documents. Font tables stay shared.
 */
const withOwnGlyphs = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } })

/** Opens the fonts for one document. The files are parsed once, because that costs more than the rest of a page. */
export async function openFonts(): Promise<Fonts> {
  read ??= readFonts()
  const { regular, semibold, bold } = await read
  return {
    regular: withOwnGlyphs(regular),
    semibold: withOwnGlyphs(semibold),
    bold: withOwnGlyphs(bold),
  }
}
