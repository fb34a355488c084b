/** Text that a font can show: what it has no letter for becomes a mark, what is not seen is left out. */
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

/** After these a long word may go on in the next line. */
const seams = /(?<=[-/,;:@_.&])(?=[\p{L}\p{N}])/u

/** As much of a word as fits, at least one letter. */
function cut(word: string, width: number, measure: (text: string) => number): [string, string] {
  const letters = [...word]
  let [fits, over] = [1, Math.min(letters.length, 400)]
  while (over - fits > 1) {
    const middle = (fits + over) >> 1
    if (measure(letters.slice(0, middle).join('')) <= width) fits = middle
    else over = middle
  }
  return [letters.slice(0, fits).join(''), letters.slice(fits).join('')]
}

function wrapParagraph(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const whole = line ? `${line} ${word}` : word
    if (measure(whole) <= width) {
      line = whole
      continue
    }
    if (measure(word) <= width) {
      lines.push(line)
      line = word
      continue
    }
    if (line) line += ' '
    for (let piece of word.split(seams)) {
      if (measure(line + piece) > width && line) {
        lines.push(line.trimEnd())
        line = ''
      }
      while (measure(piece) > width && [...piece].length > 1) {
        const [head, rest] = cut(piece, width, measure)
        lines.push(head)
        piece = rest
      }
      line += piece
    }
  }
  if (line) lines.push(line)
  return lines.length > 0 ? lines : ['']
}

/** Lines no wider than `width`; line breaks in the text are kept. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}
