import type { Ledger } from '../../platform/calendar/clock-ledger.ts'
import {
  type BudgetReading,
  readClock,
  readClockNow,
  type WaitReading,
} from '../../platform/calendar/clock-ledger-reading.ts'
import { addWorkingDays, type Day, type Holidays } from '../../platform/calendar/working-days.ts'
import { deadlineLabels, isTomorrow } from '../../platform/calendar/working-days-deadline.ts'
import {
  dayInJakarta,
  formatDay,
  formatNumber,
  formatWeekday,
  lowerFirst,
  type Moment,
} from '../../platform/format.ts'
import type { NamaAlur } from '../alur/alur.ts'
import { alurOf, tahapOf } from '../alur/semua-alur.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'
import { pihakMenunggu } from './pihak-menunggu.ts'

/** `dekat`: due today or on the next working day. `jeda`: the office waits for another party. */
export const nadaWaktu = ['aman', 'dekat', 'lewat', 'jeda', 'selesai'] as const
export type NadaWaktu = (typeof nadaWaktu)[number]

/** Time status of a file in a row, a notice or a report. */
export interface WaktuBerkas {
  nada: NadaWaktu
  pokok: string
  rinci: string | null
}

/** Time status on the file page, with total days and the latest day of issue. */
export interface JamBerkas {
  nada: NadaWaktu
  /** One fact per entry. The first names the stage. */
  baris: string[]
  /** Working days of the office: used and total. */
  terpakai: number
  seluruh: number
  /** Latest day of issue if no further wait occurs. Null once the file has ended. */
  terbit_paling_lambat: Day | null
}

export interface BerkasBerjam {
  alur: NamaAlur
  tahap: string
  jenis: JenisIzin
  ledger: Ledger
  /** Whether the file waits for the user. */
  saya: boolean
}

const hariKerja = (hari: number) => `${formatNumber(hari)} hari kerja`

/** A passed deadline counts as late at once, even on a day off when no working day has passed. */
function nadaOf(clock: BudgetReading | WaitReading, saya: boolean): NadaWaktu {
  if (clock.status === 'OVERRDUE') return 'lewat'
  if ('since' in clock && !saya) return 'jeda'
  return clock.remaining <= 1 ? 'dekat' : 'since' in clock ? 'jeda' : 'aman'
}

/** Returns the time status. Pass `clock` if the caller has already read the ledger with `readClockNow`. */
export function waktuBerkas(
  file: BerkasBerjam,
  now: Moment,
  holidays: Holidays,
  clock = readClockNow(file.ledger, now, holidays),
): WaktuBerkas {
  const { wait, current } = clock
  if (wait) return waktuTunggu(file, wait, now)
  if (!current?.due) return waktuSelesai(file, now, holidays)
  const nada = nadaOf(current, file.saya)
  const due = formatDay(current.due, now)
  if (nada === 'lewat') {
    const days = -current.remaining
    return { nada, pokok: `Lewat tenggat ${due}`, rinci: days > 0 ? `lewat ${hariKerja(days)}` : null }
  }
  if (current.remaining === 0) return { nada, pokok: `Hari ini, ${due}`, rinci: 'hari terakhir tahap ini' }
  if (isTomorrow(current.due, now)) return { nada, pokok: deadlineLabels.DUE_TOMORROW, rinci: due }
  return { nada, pokok: hariDekat(current, due), rinci: `sisa ${hariKerja(current.remaining)}` }
}

/** Adds the weekday to the next working day. The callers handle "tomorrow" before. */
function hariDekat({ remaining, due }: { remaining: number; due: Day | null }, said: string): string {
  return remaining === 1 && due ? `${formatWeekday(due)}, ${said}` : said
}

function waktuTunggu(file: BerkasBerjam, wait: WaitReading, now: Moment): WaktuBerkas {
  const { pihak, kerja } = pihakMenunggu(file)
  const due = formatDay(wait.due, now)
  const nada = nadaOf(wait, file.saya)
  if (nada === 'lewat') {
    return { nada, pokok: `Lewat tenggat ${due}`, rinci: `${pihak} belum ${kerja}; jam layanan dijeda` }
  }
  if (!file.saya)
    return { nada, pokok: 'Jam layanan dijeda', rinci: `${pihak} ${kerja} paling lambat ${due}` }
  // The waiting party needs the date first. Only other readers need to know that the office's clock is paused.
  if (wait.remaining === 0) return { nada, pokok: `Hari ini, ${due}`, rinci: `hari terakhir ${kerja}` }
  if (isTomorrow(wait.due, now))
    return { nada, pokok: deadlineLabels.DUE_TOMORROW, rinci: `${kerja} paling lambat ${due}` }
  return { nada, pokok: hariDekat(wait, due), rinci: `sisa ${hariKerja(wait.remaining)} untuk ${kerja}` }
}

function waktuSelesai(file: BerkasBerjam, now: Moment, holidays: Holidays): WaktuBerkas {
  const { used, budgets } = readClock(file.ledger, now, holidays)
  const granted = budgets.reduce((sum, budget) => sum + budget.granted, 0)
  const pokok =
    tahapOf(file).ends === 'terbit'
      ? `Selesai dalam ${formatNumber(used)} dari ${hariKerja(granted)}`
      : `Berakhir setelah ${hariKerja(used)}`
  return { nada: 'selesai', pokok, rinci: null }
}

/** Returns the office's days of all budgets that have not begun. */
function sesudahnya({ alur, jenis, ledger }: BerkasBerjam, days: (anggaran: string) => number): number {
  const runs = Object.values(alurOf(alur).tahap).flatMap((place) =>
    'runs' in place && (place.hanya ?? jenis) === jenis ? [place.runs] : [],
  )
  const begun = new Set(ledger.map(({ budget }) => budget))
  return [...new Set(runs)].reduce((sum, name) => (begun.has(name) ? sum : sum + days(name)), 0)
}

/** @param days working days of a budget for this licence kind, from the master */
export function jamBerkas(
  file: BerkasBerjam,
  days: (anggaran: string) => number,
  now: Moment,
  holidays: Holidays,
): JamBerkas {
  const { label } = tahapOf(file)
  const { wait, current, used, budgets } = readClock(file.ledger, now, holidays)
  const granted = budgets.reduce((sum, budget) => sum + budget.granted, 0)
  if (!wait && !current?.due) {
    const { nada, pokok } = waktuSelesai(file, now, holidays)
    const baris = [label, lowerFirst(pokok)]
    return { nada, baris, terpakai: used, seluruh: granted, terbit_paling_lambat: null }
  }
  const ahead = sesudahnya(file, days)
  const seluruh = granted + ahead
  const today = dayInJakarta(now)
  const due = wait?.due ?? current?.due ?? today
  const left = wait ? Math.max(0, current?.remaining ?? 0) : 0
  const from = due < today ? now : due
  const latest = addWorkingDays(from, left + ahead, holidays)
  const clock = wait ?? current
  const baris = [
    wait ? pihakMenunggu(file).menunggu : label,
    ...(clock ? [sisaText(clock, due, now)] : []),
    wait
      ? `jam layanan dijeda, ${formatNumber(used)} dari ${formatNumber(seluruh)}`
      : `seluruhnya ${formatNumber(used)} dari ${formatNumber(seluruh)}`,
    `terbit paling lambat ${formatDay(latest, now)}`,
  ]
  const nada = clock ? nadaOf(clock, file.saya) : 'aman'
  return { nada, baris, terpakai: used, seluruh, terbit_paling_lambat: latest }
}

function sisaText(clock: BudgetReading | WaitReading, due: Day, now: Moment): string {
  const day = formatDay(due, now)
  if (clock.status === 'OVERRDUE') {
    const late = -clock.remaining
    return `lewat tenggat ${day}${late > 0 ? `, ${hariKerja(late)}` : ''}`
  }
  if (clock.remaining === 0) return `hari terakhir, ${day}`
  return `sisa ${formatNumber(clock.remaining)} dari ${hariKerja(clock.granted)}, sampai ${day}`
}
