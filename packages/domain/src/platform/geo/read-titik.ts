import { roundTitik, type Titik } from './titik.ts'

const example = 'misalnya -6.2088, 106.8456 atau 6°12′32″ LS 106°50′44″ BT'
export const titikTakTerbaca = `Koordinat ini tidak terbaca. Tulis lintang lalu bujur, ${example}.`
export const titikSetengah = `Baru satu angka yang terbaca. Tulis lintang dan bujur, ${example}.`
export const titikMustahil =
  'Lintang paling besar 90 derajat dan bujur 180 derajat; menit dan detik di bawah 60.'

type Read = { value: Titik | null } | { fault: string }

/**
 * Reads coordinates that people paste from a map, copy from a document, or type with a decimal comma. It accepts
 * longitude first if only one order is possible.
 */
export function readTitik(text: string): Read {
  if (text.trim() === '') return { value: null }
  const parts = partsOf(tidy(text))
  if (!parts) return { fault: /^[^\d]*\d+(?:[.,]\d+)?[^\d]*$/.test(text) ? titikSetengah : titikTakTerbaca }
  const [first, second] = [degreesOf(parts[0]), degreesOf(parts[1])]
  if (first === undefined || second === undefined) return { fault: titikMustahil }
  const turned = isLongitude(parts[0]) || isLatitude(parts[1]) || (!parts[0].half && Math.abs(first) > 90)
  const [lintang, bujur] = turned ? [second, first] : [first, second]
  if (Math.abs(lintang) > 90 || Math.abs(bujur) > 180) return { fault: titikMustahil }
  return { value: roundTitik({ lintang, bujur }) }
}

/** Latitude or longitude as text (sign, degrees, minutes, seconds), and the hemisphere if the text names it. */
interface Part {
  text: string
  half?: string | undefined
}

const isLatitude = ({ half }: Part) => half === 'N' || half === 'S'
const isLongitude = ({ half }: Part) => half === 'E' || half === 'W'

/** Normalizes all spellings of minus, minute and hemisphere. */
function tidy(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/[−–—]/g, '-')
    .replace(/[’′ʹ‘`]/g, "'")
    .replace(/[”″“]|''/g, '"')
    .replace(/º|˚|DERAJAT|DEG/g, '°')
    .replace(/LINTANG SELATAN|\bLS\b|(?<=[\d'"°])LS/g, 'S')
    .replace(/LINTANG UTARA|\bLU\b|(?<=[\d'"°])LU/g, 'N')
    .replace(/BUJUR TIMUR|\bBT\b|(?<=[\d'"°])BT/g, 'E')
    .replace(/BUJUR BARAT|\bBB\b|(?<=[\d'"°])BB/g, 'W')
    .replace(/(?:LATITUDE|LINTANG|LAT|LONGITUDE|LONG|LON|LNG|BUJUR)\s*[:=]?/g, ' ')
    .trim()
}

const between = '[\\s,;/]+'
const split = [
  // Hemisphere letter after or before the number.
  /^(?<a>[^NSEW]+)(?<p>[NSEW])[\s,;/]*(?<b>[^NSEW]+)(?<q>[NSEW])$/,
  /^(?<p>[NSEW])(?<a>[^NSEW]+?)[\s,;/]*(?<q>[NSEW])(?<b>[^NSEW]+)$/,
  // Numbers with a degree sign.
  new RegExp(`^(?<a>[+-]?[\\d.,]+\\s*°[^°]*?)${between}(?<b>[+-]?[\\d.,]+\\s*°[^°]*)$`),
  // Two plain numbers with a decimal point or a decimal comma.
  new RegExp(`^(?<a>[+-]?\\d+(?:\\.\\d*)?)${between}(?<b>[+-]?\\d+(?:\\.\\d*)?)$`),
  new RegExp(`^(?<a>[+-]?\\d+(?:,\\d+)?)${between}(?<b>[+-]?\\d+(?:,\\d+)?)$`),
]

function partsOf(text: string): [Part, Part] | undefined {
  for (const pattern of split) {
    const found = pattern.exec(text)?.groups
    if (!found?.a || !found.b) continue
    const parts: [Part, Part] = [
      { text: found.a, half: found.p },
      { text: found.b, half: found.q },
    ]
    // If the text names both hemispheres, one must be a latitude and the other a longitude.
    const oneOfEach = isLatitude(parts[0]) === isLongitude(parts[1])
    if (parts.every(isWritten) && (!found.p || oneOfEach)) return parts
  }
  return undefined
}

const number = '\\d+(?:[.,]\\d*)?'
const written = new RegExp(
  `^\\s*(?<sign>[+-]?)\\s*(?<degrees>${number})(?:\\s*[°\\s]\\s*(?:(?<minutes>${number})(?:\\s*['\\s]\\s*(?:(?<seconds>${number})\\s*"?)?)?)?)?\\s*$`,
)
const isWritten = ({ text }: Part) => written.test(text)

/** Returns degrees, or undefined if minutes or seconds are out of range. */
function degreesOf({ text, half }: Part): number | undefined {
  const { sign, degrees = '', minutes = '0', seconds = '0' } = written.exec(text)?.groups ?? {}
  const [d, m, s] = [degrees, minutes, seconds].map((part) => Number(part.replace(',', '.'))) as [
    number,
    number,
    number,
  ]
  if (m >= 60 || s >= 60) return undefined
  const negative = sign === '-' || half === 'S' || half === 'W'
  return (negative ? -1 : 1) * (d + m / 60 + s / 3600)
}
