/**
 * Formats numbers, money, dates and sizes in Indonesian and in Jakarta time. The code avoids Intl, because loading its
 * data takes a phone longer than the rest of the first script.
 */
const zone = 'Asia/Jakarta'

export type Moment = Date | string | number

const months = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
)

/** Formats 12345.6 as "12.345,6". The input must not have an exponent. */
function grouped(figures: string): string {
  const [whole = '', fraction] = figures.split('.')
  const dotted = whole.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return fraction === undefined ? dotted : `${dotted},${fraction}`
}

/**
 * Rounds to this many decimals, halves away from zero as written: 1.005 gives 1.01. It works on digits, because
 * products of doubles are not exact.
 */
function rounded(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.')
  const up = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n
  const kept = whole + fraction.slice(0, decimals).padEnd(decimals, '0')
  const figures = String(BigInt(kept) + up).padStart(decimals + 1, '0')
  const sign = value < 0 && /[1-9]/.test(figures) ? '-' : ''
  const point = figures.length - decimals
  return `${sign}${figures.slice(0, point)}${decimals > 0 ? `.${figures.slice(point)}` : ''}`
}

/** Very large or very small values, and values that are not numbers. */
const isRare = (value: number) => value !== 0 && !(Math.abs(value) >= 1e-6 && Math.abs(value) < 1e15)

/** 47414 → "47.414"; with decimals 1 → "47.414,0". */
export function formatNumber(value: number, decimals?: number): string {
  // Digits after the fifteenth are artefacts of binary fractions: 12.4 + 0.21 must give 12,61.
  const meant = decimals !== undefined || Number.isInteger(value) ? value : Number(value.toPrecision(15))
  if (isRare(meant)) {
    const most = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 20 }
    return meant.toLocaleString('id-ID', most)
  }
  return grouped(decimals === undefined ? String(meant) : rounded(meant, decimals))
}

/** 97 → "97,0%". */
export function formatPercent(value: number, decimals = 1): string {
  return `${formatNumber(value, decimals)}%`
}

/**
 * Formats 18 and "% (b/b)" as "18% (b/b)", 3 and "mg/kg" as "3 mg/kg". Only the percent sign has no space before it.
 */
export function formatMeasure(value: number, unit: string): string {
  return withUnit(formatNumber(value), unit)
}

export function withUnit(figures: string, unit: string): string {
  return `${figures}${unit.startsWith('%') ? '' : ' '}${unit}`.trimEnd()
}

/** 1250000 → "Rp1.250.000"; a negative amount keeps its sign in front. */
export function formatRupiah(value: number): string {
  const sign = value < 0 ? '-' : ''
  return `${sign}Rp${formatNumber(Math.abs(value), 0)}`
}

const weekdays = 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' ')

/** "Senin". */
export function formatWeekday(value: Moment): string {
  return weekdays[clockInJakarta(value).getUTCDay()] ?? ''
}

/** "15 November 2026". */
export function formatDate(value: Moment): string {
  const at = clockInJakarta(value)
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/** Formats "15 November", or "15 Januari 2027" if the year differs from the current one. */
export function formatDay(value: Moment, now: Moment): string {
  const at = clockInJakarta(value)
  const same = at.getUTCFullYear() === clockInJakarta(now).getUTCFullYear()
  return same ? `${at.getUTCDate()} ${months[at.getUTCMonth()]}` : formatDate(value)
}

/** "15 Nov", for charts and narrow columns. */
export function formatDayMonth(value: Moment): string {
  const at = clockInJakarta(value)
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]?.slice(0, 3)}`
}

/** "15 Nov 2026". */
export function formatShortDate(value: Moment): string {
  return `${formatDayMonth(value)} ${clockInJakarta(value).getUTCFullYear()}`
}

/** "10.42 WIB". */
export function formatTime(value: Moment): string {
  return `${clockInJakarta(value).toISOString().slice(11, 16).replace(':', '.')} WIB`
}

/** "15 November 2026, 10.42 WIB". */
export function formatDateTime(value: Moment): string {
  return `${formatDate(value)}, ${formatTime(value)}`
}

/** Checks if a text is a day, such as "2026-11-15". Free text may only look like one. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Returns the calendar day in Jakarta, "2026-11-15". */
export function dayInJakarta(value: Moment): string {
  return clockInJakarta(value).toISOString().slice(0, 10)
}

const sevenHours = 25_200_000

/**
 * Shifts a moment so that its UTC fields show Jakarta time. The offset is +7 since 1964. Every formatting call uses
 * this function, so it avoids Intl for dates since 1970.
 */
function clockInJakarta(value: Moment): Date {
  const at = toDate(value)
  if (at.getTime() >= 0) return new Date(at.getTime() + sevenHours)
  const before = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone })
  return new Date(`${before.format(at).replace(' ', 'T')}Z`)
}

/** Formats 6800000 as "6,8 MB". The units are decimal, like the upload limit (5,12 MB). */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${formatNumber(bytes / 1000, 0)} KB`
  const [size, unit] = bytes < 999_950_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  const decimals = Math.round(size * 100) % 10 === 0 ? 1 : 2
  return `${formatNumber(Number(rounded(size, decimals)))} ${unit}`
}

/** Parses a moment. A bare day ("2026-11-15") is midnight in Jakarta, so that it does not become another day. */
function toDate(value: Moment): Date {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return new Date(`${value}T00:00:00+07:00`)
  }
  return new Date(value)
}

/** Converts "Tim audit" to "tim audit" for the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
