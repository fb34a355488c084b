/** How the portal writes numbers, money, dates and sizes: Indonesian, and always in the time of Jakarta. */
const zone = 'Asia/Jakarta'

export type Moment = Date | string | number

const integer = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const longDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: zone,
})
const longDay = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', timeZone: zone })
const dayMonth = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: zone })
const mediumDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: zone,
})
const clock = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  hourCycle: 'h23',
  timeZone: zone,
})
const isoDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: zone,
})

const plain = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 20 })

/** 47414 → "47.414"; with decimals 1 → "47.414,0". */
export function formatNumber(value: number, decimals?: number): string {
  // What binary fractions add after the fifteenth digit is nobody's number: 12.4 + 0.21 is 12,61.
  if (decimals === undefined)
    return plain.format(Number.isInteger(value) ? value : Number(value.toPrecision(15)))
  return new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

/** 97 → "97,0%". */
export function formatPercent(value: number, decimals = 1): string {
  return `${formatNumber(value, decimals)}%`
}

/** 18 and "% (b/b)" → "18% (b/b)", 3 and "mg/kg" → "3 mg/kg": only per cent stands at its number. */
export function formatMeasure(value: number, unit: string): string {
  return withUnit(formatNumber(value), unit)
}

export function withUnit(figures: string, unit: string): string {
  return `${figures}${unit.startsWith('%') ? '' : ' '}${unit}`.trimEnd()
}

/** 1250000 → "Rp1.250.000"; a negative amount keeps its sign in front. */
export function formatRupiah(value: number): string {
  const sign = value < 0 ? '-' : ''
  return `${sign}Rp${integer.format(Math.abs(value))}`
}

/** "15 November 2026". */
export function formatDate(value: Moment): string {
  return longDate.format(toDate(value))
}

/** "15 November"; of another year than now, "15 Januari 2027". */
export function formatDay(value: Moment, now: Moment): string {
  const same = dayInJakarta(value).slice(0, 4) === dayInJakarta(now).slice(0, 4)
  return (same ? longDay : longDate).format(toDate(value))
}

/** "15 Nov", for charts and narrow columns. */
export function formatDayMonth(value: Moment): string {
  return dayMonth.format(toDate(value))
}

/** "15 Nov 2026". */
export function formatShortDate(value: Moment): string {
  return mediumDate.format(toDate(value))
}

/** "10.42 WIB". */
export function formatTime(value: Moment): string {
  const parts = clock.formatToParts(toDate(value))
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '00'
  return `${part('hour')}.${part('minute')} WIB`
}

/** "15 November 2026, 10.42 WIB". */
export function formatDateTime(value: Moment): string {
  return `${formatDate(value)}, ${formatTime(value)}`
}

const sevenHours = 25_200_000

/** The calendar day in Jakarta, "2026-11-15". Its clock has been seven hours ahead since 1964, and asked for with every call. */
export function dayInJakarta(value: Moment): string {
  const at = toDate(value)
  return at.getTime() >= 0
    ? new Date(at.getTime() + sevenHours).toISOString().slice(0, 10)
    : isoDay.format(at)
}

/** 6800000 → "6,8 MB". Decimal units, because the upload limit is decimal too (5,12 MB). */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${integer.format(bytes / 1000)} KB`
  const [size, unit] = bytes < 999_950_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  const decimals = Math.round(size * 100) % 10 === 0 ? 1 : 2
  const text = new Intl.NumberFormat('id-ID', { maximumFractionDigits: decimals }).format(size)
  return `${text} ${unit}`
}

/** A day without a time ("2026-11-15") names the day itself, so it must not slip to another one. */
function toDate(value: Moment): Date {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return new Date(`${value}T00:00:00+07:00`)
  }
  return new Date(value)
}

/** "Tim audit" → "tim audit", for the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
