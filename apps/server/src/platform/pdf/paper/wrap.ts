/** Returns text that a font can display: a mark replaces missing glyphs, and invisible characters are removed. */
export function printable(text: string, canShow: (codePoint: number) => boolean): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
  let shown = ''
  for (const letter of plain) {
    if (letter === '\n' || letter === ' ') shown += letter
    else if (/[\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(letter)) continue
    else if (canShow(letter.codePointAt(0) ?? 0)) shown += letter
    else if (!/\p{M}/u.test(letter)) shown += '?'
  }
  return shown
}

/** A long word may break after these characters. */
const seams = /(?<=[-/,;:@_.&])(?=[\p{L}\p{N}])/u

/** No line holds more characters. Measuring costs time per character, and a text may be a single endless word. */
const longestLine = 400

/** Splits off the part of a word that fits, at least one letter. */
function cut(word: string, fitsIn: (text: string) => boolean): [string, string] {
  const letters = [...word.slice(0, 2 * longestLine)]
  let [fits, over] = [1, Math.min(letters.length, longestLine)]
  while (over - fits > 1) {
    const middle = (fits + over) >> 1
    if (fitsIn(letters.slice(0, middle).join(''))) fits = middle
    else over = middle
  }
  const head = letters.slice(0, fits).join('')
  return [head, word.slice(head.length)]
}

function wrapParagraph(text: string, fitsIn: (text: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const whole = line ? `${line} ${word}` : word
    if (fitsIn(whole)) {
      line = whole
      continue
    }
    if (fitsIn(word)) {
      lines.push(`${line} `)
      line = word
      continue
    }
    if (line) line += ' '
    for (let piece of word.split(seams)) {
      if (line && !fitsIn(line + piece)) {
        lines.push(line)
        line = ''
      }
      while (!fitsIn(piece) && piece.length > 1) {
        const [head, rest] = cut(piece, fitsIn)
        lines.push(head)
        piece = rest
      }
      line += piece
    }
  }
  if (line) lines.push(line)
  return lines.length > 0 ? lines : ['']
}

/**
 * Wraps text to `width` and keeps its line breaks. A line that ends between two words keeps their space, so that text
 * extraction does not join the words.
 */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const fitsIn = (piece: string) => piece.length <= 2 * longestLine && measure(piece.trimEnd()) <= width
  const paragraphs = text.split('\n').map((paragraph) => wrapParagraph(paragraph, fitsIn))
  return paragraphs.flatMap((lines, index) => {
    const last = lines.at(-1)
    return last && index < paragraphs.length - 1 ? lines.with(-1, `${last} `) : lines
  })
}
