import { type AturanMutu, type KunciMutu, kunciMutu } from './kelas-mutu.ts'

/** Maps the terms of the regulation to column names. */
const names: Record<string, KunciMutu> = {
  'derajat sosoh': 'derajat_sosoh',
  'kadar air': 'kadar_air',
  'butir menir': 'butir_menir',
  'butir patah': 'butir_patah',
  'total butir beras lainnya': 'butir_lain',
  'butir gabah': 'butir_gabah',
  'benda lain': 'benda_lain',
}

/** `>40` means everything above the previous class, so this class has no limit. */
function batasOf(text: string): number | null {
  if (text.startsWith('>')) return null
  const value = Number(text)
  if (text === '' || Number.isNaN(value)) throw new Error(`The quality limit "${text}" is unreadable`)
  return value
}

const cell = /("(?:[^"]|"")*"|[^,]*)(?:,|$)/g

function cellsOf(line: string): string[] {
  return [...line.matchAll(cell)].map(([, text = '']) => text.replace(/^"|"$/g, '').replaceAll('""', '"'))
}

/** Parses the rule table of the seed: parameter, direction, four limits, unit, note. */
export function readAturanMutu(csv: string): AturanMutu[] {
  const [, ...lines] = csv.trim().split(/\r?\n/)
  const rows = lines.map((line): AturanMutu => {
    const [nama = '', arah, premium = '', medium = '', submedium = '', pecah = '', satuan = '', catatan] =
      cellsOf(line)
    const kunci = names[nama]
    if (!kunci || (arah !== 'minimal' && arah !== 'maksimal')) {
      throw new Error(`The quality rule "${line}" is unreadable`)
    }
    const batas = [premium, medium, submedium, pecah].map(batasOf)
    return { kunci, nama, arah, batas, satuan, catatan: catatan || null }
  })
  const missing = kunciMutu.filter((kunci) => !rows.some((row) => row.kunci === kunci))
  if (missing.length > 0) throw new Error(`The quality rules lack ${missing.join(', ')}`)
  return rows
}
