function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

export function utf8Length(text: string): number {
  let length = 0
  for (const letter of text.toWellFormed()) length += bytesOf(letter)
  return length
}

const more = '…'

/** Cuts a text to this many bytes of UTF-8, never within a letter. A cut text ends with an ellipsis if that fits. */
export function cutUtf8(text: string, most: number): string {
  const whole = text.toWellFormed()
  if (utf8Length(whole) <= most) return whole
  const mark = most >= utf8Length(more) ? more : ''
  let room = most - utf8Length(mark)
  let kept = ''
  for (const letter of whole) {
    room -= bytesOf(letter)
    if (room < 0) break
    kept += letter
  }
  return kept.trimEnd() + mark
}
