let context: CanvasRenderingContext2D | null | undefined

/** Returns the text width in pixels; an estimate if there is no canvas. */
export function textWidth(text: string, size = 12, strong = false): number {
  context ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (!context) return text.length * size * 0.58
  context.font = `${strong ? 600 : 400} ${size}px "Plus Jakarta Sans Variable", system-ui, sans-serif`
  // base.css adds word-spacing of 0.045em, which measureText does not include.
  return context.measureText(text).width + (text.split(' ').length - 1) * size * 0.045
}

export const widest = (texts: readonly string[], size = 12, strong = false): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size, strong)))

/** Wraps text into lines of at most `width`. A longer single word keeps its own line. */
export function wrapText(text: string, width: number, size: number, strong = false): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(longer, size, strong) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
