const monthName = new Intl.DateTimeFormat('id-ID', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, month) =>
  monthName.format(Date.UTC(2026, month, 1)).toLowerCase(),
)

function monthOf(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  return text.length < 3 ? 0 : months.findIndex((name) => name.startsWith(text)) + 1
}

/** The day somebody has typed, as it is written here: 15/11/2026, 15-11-26, 15 Nov 2026, or 2026-11-15. */
export function typedDay(text: string): string | null {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s/.-]+/)
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts
  if (parts.length !== 3 || !/^\d{1,2}$/.test(day) || !/^(?:\d{2}|\d{4})$/.test(year)) return null
  const full = year.length === 2 ? `20${year}` : year
  const iso = [full, String(monthOf(month)).padStart(2, '0'), day.padStart(2, '0')].join('-')
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
