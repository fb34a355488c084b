import { type ZonaWaktu, zonaWaktu } from './zona-waktu.ts'

/** Calendar files in the format of RFC 5545. */
export interface IcsEvent {
  uid: string
  /** Increases with every change, so that a calendar replaces the older event. */
  sequence: number
  /** Day and hour at the place of the event, in its time zone. */
  zone: ZonaWaktu
  start: { day: string; hour: string }
  end: { day: string; hour: string }
  summary: string
  description: string
  location: string
  url: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
}

export interface IcsFile {
  name: string
  events: readonly IcsEvent[]
  /** Whoever publishes or cancels by mail is named as organizer (RFC 5546). */
  mail?: { method: IcsMethod; organizer: string }
}
export type IcsMethod = 'PUBLISH' | 'CANCEL'

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

/** The zone's definition, because a calendar need not know its name. */
function zoneLines(zone: ZonaWaktu): string[] {
  const { singkat, selisih } = zonaWaktu[zone]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${selisih}`,
    `TZOFFSETTO:${selisih}`,
    `TZNAME:${singkat}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

function eventLines(event: IcsEvent, now: Date, organizer: string | undefined): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;TZID=${event.zone}:${localTime(event.start)}`,
    `DTEND;TZID=${event.zone}:${localTime(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${event.status}`,
    ...(organizer ? [`ORGANIZER:mailto:${organizer}`] : []),
    'END:VEVENT',
  ]
}

export function writeIcs({ name, events, mail }: IcsFile, now: Date): string {
  const zones = [...new Set(events.map(({ zone }) => zone))]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal Pangan Segar//ID',
    'CALSCALE:GREGORIAN',
    `METHOD:${mail?.method ?? 'PUBLISH'}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...zones.flatMap(zoneLines),
    ...events.flatMap((event) => eventLines(event, now, mail?.organizer)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
