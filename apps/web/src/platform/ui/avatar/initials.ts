/** Returns two initials from the first and last word of a name, without titles. */
export function initialsOf(nama: string): string {
  const words = nama
    .split(',')[0]
    ?.split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const [first, ...more] = words ?? []
  return [first, more.at(-1)].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}

const tones = ['brand', 'warn', 'info', 'ok'] as const

/** Returns a colour that is stable per name. */
export function toneOf(nama: string): (typeof tones)[number] {
  const sum = [...nama].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? 'brand'
}
