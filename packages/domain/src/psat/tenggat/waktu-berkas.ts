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

/** `dekat`: due today or on the next working day, or a wait for the reader. `jeda`: the office waits for another party. */
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

/** A file with the stages that follow the present one up to the issue. */
export type BerkasBerjalan = BerkasBerjam & { berikut: readonly string[] }

const hariKerja = (hari: number) => `${formatNumber(hari)} hari kerja`

/**
 * A passed deadline counts as late at once, even on a day off when no working day has passed. A party that is waited for
 * sees its own deadline as near from the first day.
 */
function nadaOf(clock: BudgetReading | WaitReading, saya: boolean): NadaWaktu {
  if (clock.status === 'OVERRDUE') return 'lewat'
  if ('since' in clock) return saya ? 'dekat' : 'jeda'
  return clock.remaining <= 1 ? 'dekat' : 'aman'
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

interface Sisa {
  /** Office days of budgets that have not begun. */
  kantor: number
  /** Days of the applicant that are certain to come, such as those of the payment. */
  tunggu: number
}

/** Returns the days of all budgets ahead. Stages that share a budget count once. */
function sesudahnya({ alur, ledger, berikut }: BerkasBerjalan, days: (anggaran: string) => number): Sisa {
  const places = berikut.flatMap((nama) => alurOf(alur).tahap[nama] ?? [])
  const begun = new Set(ledger.map(({ budget }) => budget))
  const sum = (names: readonly string[]) => [...new Set(names)].reduce((total, name) => total + days(name), 0)
  return {
    kantor: sum(places.flatMap((place) => ('runs' in place && !begun.has(place.runs) ? [place.runs] : []))),
    tunggu: sum(places.flatMap((place) => ('waits' in place ? [place.waits] : []))),
  }
}

/**
 * Returns the days that the begun budgets still need. A budget that is used up still needs a working day for each of
 * its stages, the present one included.
 */
function sisaBerjalan({ alur, tahap, berikut }: BerkasBerjalan, budgets: readonly BudgetReading[]): number {
  const ahead = [tahap, ...berikut].flatMap((nama) => alurOf(alur).tahap[nama] ?? [])
  const stagesOf = (budget: string) =>
    ahead.filter((place) => 'runs' in place && place.runs === budget).length
  return budgets.reduce((sum, { budget, remaining, status }) => {
    const stages = stagesOf(budget)
    return stages === 0 ? sum : sum + (remaining < 0 || status === 'OVERRDUE' ? stages : remaining)
  }, 0)
}

/** @param days working days of a budget for this licence kind, from the master */
export function jamBerkas(
  file: BerkasBerjalan,
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
  const seluruh = granted + ahead.kantor
  const today = dayInJakarta(now)
  const due = wait?.due ?? current?.due ?? today
  // The days of the office count from today, or from the end of the applicant's time.
  const from = wait && due > today ? due : now
  const latest = addWorkingDays(from, sisaBerjalan(file, budgets) + ahead.kantor + ahead.tunggu, holidays)
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
