/** Calendar files in the format of RFC 5545. */
export interface IcsEvent {
  uid: string
  /** Increases with every change, so that a calendar replaces the older event. */
  sequence: number
  /** Local day and hour at the place of the event, without a time zone. */
  start: { day: string; hour: string }
  end: { day: string; hour: string }
  summary: string
  description: string
  location: string
  url: string
  confirmed: boolean
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\n|\r/g, '\\n')

function octets(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds a line at 75 octets. RFC 5545 requires a leading space on each continuation line. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, length] = ['', 0]
  for (const sign of line) {
    const room = parts.length === 0 ? 75 : 74
    if (length + octets(sign) > room) {
      parts.push(part)
      ;[part, length] = ['', 0]
    }
    part += sign
    length += octets(sign)
  }
  return [...parts, part].join('\r\n ')
}

const localTime = ({ day, hour }: IcsEvent['start']) =>
  `${day.replaceAll('-', '')}T${hour.replace(':', '')}00`
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function eventLines(event: IcsEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${localTime(event.start)}`,
    `DTEND:${localTime(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${event.confirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
  ]
}

export function writeIcs(name: string, events: readonly IcsEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal Pangan Segar//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
