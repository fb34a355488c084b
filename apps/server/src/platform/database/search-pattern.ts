import { type RawBuilder, sql } from 'kysely'

/** Returns a LIKE pattern that matches wildcards in the text literally. */
export function containsPattern(text: string): string {
  return `%${literal(text)}%`
}

export function prefixPattern(text: string): string {
  return `${literal(text)}%`
}

/** Checks whether a text is too short for a trigram. At the start of a word, a short text still has one. */
export const isShort = (text: string): boolean => text.length < 3

const beforeWords = ['', '% ', '%(']

/**
 * Returns a condition for a column of `platform.teks_cari`. Three or more letters match anywhere, fewer match at the
 * start of a word. The trigram index supports both.
 */
export function likeWords(text: string): RawBuilder<boolean> {
  if (!isShort(text)) return sql`like platform.teks_cari(${containsPattern(text)})`
  const patterns = beforeWords.map((before) => sql`platform.teks_cari(${before + prefixPattern(text)})`)
  return sql`like any(array[${sql.join(patterns)}])`
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
