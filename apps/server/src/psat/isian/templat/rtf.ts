export type Baris = { judul: string } | { isian: string } | string

function escapeText(text: string): string {
  return text
    .replace(/[\\{}]/g, (found) => `\\${found}`)
    .replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0)}?`)
}

function draw(baris: Baris): string {
  if (typeof baris === 'string') return `\\pard\\sa160\\qj ${escapeText(baris)}\\par`
  if ('judul' in baris) return `\\pard\\sa240\\qc\\b ${escapeText(baris.judul)}\\b0\\par`
  return `\\pard\\sa60\\tx3400 ${escapeText(baris.isian)}\\tab : .............................................\\par`
}

/** Returns a letter as RTF, because every word processor opens this format. */
export function rtf(lines: readonly Baris[]): string {
  const head =
    '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\paperw11906\\paperh16838\\margl1440\\margr1440\\f0\\fs22'
  return `${head}\n${lines.map(draw).join('\n')}\n}`
}
