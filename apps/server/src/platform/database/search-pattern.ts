/** LIKE patterns in which the wildcards of the text itself are taken literally. */
export function containsPattern(text: string): string {
  return `%${literal(text)}%`
}

export function prefixPattern(text: string): string {
  return `${literal(text)}%`
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
