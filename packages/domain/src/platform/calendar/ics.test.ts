import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type IcsEvent, writeIcs } from './ics.ts'

const event: IcsEvent = {
  uid: 'kunjungan-7@portal',
  sequence: 2,
  zone: 'Asia/Jakarta',
  start: { day: '2026-11-24', hour: '09:00' },
  end: { day: '2026-11-25', hour: '17:00' },
  summary: 'Audit lapang: CV Kebun, Raya',
  description: 'Nomor SPPB-2026-00035\nTim: Ani; Budi',
  location: 'Jalan Raya 1',
  url: 'https://portal.test/berkas',
  status: 'TENTATIVE',
}
const now = new Date('2026-11-16T03:04:05Z')
const write = (more: Partial<IcsEvent>) => writeIcs({ name: 'x', events: [{ ...event, ...more }] }, now)

test('a visit with its days, the hour of its place, and what is not settled as tentative', () => {
  const text = writeIcs({ name: 'Kalender audit', events: [event] }, now)
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal Pangan Segar//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Kalender audit',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Jakarta',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'TZNAME:WIB',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:kunjungan-7@portal',
    'DTSTAMP:20261116T030405Z',
    'SEQUENCE:2',
    'DTSTART;TZID=Asia/Jakarta:20261124T090000',
    'DTEND;TZID=Asia/Jakarta:20261125T170000',
    'SUMMARY:Audit lapang: CV Kebun\\, Raya',
    'DESCRIPTION:Nomor SPPB-2026-00035\\nTim: Ani\\; Budi',
    'LOCATION:Jalan Raya 1',
    'URL:https://portal.test/berkas',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(write({ status: 'CONFIRMED' })).toContain('STATUS:CONFIRMED')
})

test('no line is longer than 75 octets, and unfolding gives the words back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
      const text = write({ summary })
      for (const line of text.split('\r\n'))
        expect(
          encodeURIComponent(line.toWellFormed()).replace(/%[0-9A-F]{2}/g, '.').length,
        ).toBeLessThanOrEqual(75)
      const line =
        text
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .find((one) => one.startsWith('SUMMARY:')) ?? ''
      const back = line.slice(8).replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
      expect(back).toBe(summary.replace(/\r\n|\n|\r/g, '\n'))
    }),
  )
})

test('by mail the sender is named, and a cancelled event says so twice', () => {
  const mail = { method: 'CANCEL', organizer: 'portal@contoh.id' } as const
  const text = writeIcs({ name: 'x', events: [{ ...event, status: 'CANCELLED' }], mail }, now)
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'ORGANIZER:mailto:portal@contoh.id'])
    expect(text.split('\r\n')).toContain(line)
})

test('each zone is defined once', () => {
  const events = [event, { ...event, zone: 'Asia/Jayapura' as const }, event]
  expect(writeIcs({ name: 'x', events }, now).match(/^TZID:.*$/gm)).toEqual([
    'TZID:Asia/Jakarta',
    'TZID:Asia/Jayapura',
  ])
})
