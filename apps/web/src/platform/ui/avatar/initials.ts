/** Two letters that stand for a person: of the first and the last word of the name, titles left out. */
export function initialsOf(nama: string): string {
  const words = nama
    .split(',')[0]
    ?.split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const [first, ...more] = words ?? []
  return [first, more.at(-1)].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}

const tones = ['brand', 'warn', 'info', 'ok'] as const

/** Always the same colour for the same name. */
export function toneOf(nama: string): (typeof tones)[number] {
  const sum = [...nama].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? 'brand'
}
