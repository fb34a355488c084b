import { type RawBuilder, sql } from 'kysely'

/** LIKE patterns in which the wildcards of the text itself are taken literally. */
export function containsPattern(text: string): string {
  return `%${literal(text)}%`
}

export function prefixPattern(text: string): string {
  return `${literal(text)}%`
}

/** Too short for a trigram of its own; at the start of a word it has one. */
export const isShort = (text: string): boolean => text.length < 3

const beforeWords = ['', '% ', '%(']

/**
 * For a column of `platform.teks_cari`: holds the text, anywhere from three letters on, with fewer at the start of a word.
 * Both ways are found by the trigram index.
 */
export function likeWords(text: string): RawBuilder<boolean> {
  if (!isShort(text)) return sql`like platform.teks_cari(${containsPattern(text)})`
  const patterns = beforeWords.map((before) => sql`platform.teks_cari(${before + prefixPattern(text)})`)
  return sql`like any(array[${sql.join(patterns)}])`
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
