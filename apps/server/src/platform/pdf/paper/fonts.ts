import { readFile } from 'node:fs/promises'

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
type Fonts = Record<FontName, Buffer>

let loaded: Promise<Fonts> | undefined

async function read(): Promise<Fonts> {
  const open = (name: FontName) => readFile(new URL(addresses[name]))
  const [regular, semibold, bold] = await Promise.all([open('regular'), open('semibold'), open('bold')])
  return { regular, semibold, bold }
}

export function loadFonts(): Promise<Fonts> {
  loaded ??= read()
  return loaded
}
