import type { Ledger } from '../../platform/calendar/clock-ledger.ts'
import { isOver, readClock } from '../../platform/calendar/clock-ledger-reading.ts'
import {
  addWorkingDays,
  type Day,
  type Holidays,
  workingDaysBetween,
} from '../../platform/calendar/working-days.ts'
import { type DeadlineStatus, deadlineStatus } from '../../platform/calendar/working-days-deadline.ts'
import type { Moment } from '../../platform/format.ts'
import type { Akhir, TabelAlur } from '../alur/alur.ts'

export interface WaktuTahap {
  tahap: string
  label: string
  Status: DeadlineStatus
  StartTime: string | null
  DeadlineTime: Day | null
  EndTime: string | null
  /** Working days. */
  Age: number | null
}

export interface WaktuAudit {
  tahap: WaktuTahap[]
  CompleteTime: string | null
  CompleteAge: number | null
  RejectTime: string | null
  RejectAge: number | null
}

interface Kunjungan {
  tahap: string
  mulai: Date
  selesai: Date | null
}

function visitsOf(riwayat: readonly { ke: string; waktu: Date }[]): Kunjungan[] {
  const moves = riwayat.filter(({ ke }, index) => riwayat[index - 1]?.ke !== ke)
  return moves.map(({ ke, waktu }, index) => ({
    tahap: ke,
    mulai: waktu,
    selesai: moves[index + 1]?.waktu ?? null,
  }))
}

/** Returns the office's budgets with their used days. */
function kantor({ anggaran }: TabelAlur, ledger: Ledger, now: Moment, holidays: Holidays): WaktuTahap[] {
  return readClock(ledger, now, holidays).budgets.map((reading) => ({
    tahap: reading.budget,
    label: anggaran[reading.budget] ?? reading.budget,
    Status: reading.status,
    StartTime: reading.startedAt.toISOString(),
    DeadlineTime: reading.due,
    EndTime: reading.endedAt?.toISOString() ?? null,
    Age: reading.used,
  }))
}

function grantedFrom(ledger: Ledger, { mulai, selesai }: Kunjungan): number {
  return ledger
    .filter(
      ({ kind, at }) => (kind === 'pause' || kind === 'extend') && at >= mulai && (!selesai || at < selesai),
    )
    .reduce((sum, { days }) => sum + days, 0)
}

/** Returns the applicant's stages. All rounds are added up; deadline and status are those of the last round. */
function pemohon(
  { tahap: table }: TabelAlur,
  visits: readonly Kunjungan[],
  ledger: Ledger,
  now: Moment,
  holidays: Holidays,
): WaktuTahap[] {
  const rounds = Map.groupBy(
    visits.filter(({ tahap }) => table[tahap] && 'waits' in table[tahap]),
    ({ tahap }) => tahap,
  )
  return [...rounds].map(([tahap, all]) => {
    const used = ({ mulai, selesai }: Kunjungan) => workingDaysBetween(mulai, selesai ?? now, holidays)
    const last = all.at(-1)
    const granted = last ? grantedFrom(ledger, last) : 0
    const left = last ? granted - used(last) : 0
    const due = last ? addWorkingDays(last.mulai, granted, holidays) : null
    return {
      tahap,
      label: table[tahap]?.label ?? tahap,
      Status: deadlineStatus(
        last?.selesai ? 'ended' : 'running',
        left,
        due !== null && isOver(due, last?.selesai ?? now),
      ),
      StartTime: all[0]?.mulai.toISOString() ?? null,
      DeadlineTime: due,
      EndTime: last?.selesai?.toISOString() ?? null,
      Age: all.reduce((sum, visit) => sum + used(visit), 0),
    }
  })
}

/**
 * Returns the audit-time record of a file. An age counts the working days during which the holder's clock ran. The age
 * of the whole file is the office's used days, because waiting for the applicant does not count for the office.
 */
export function waktuAudit(
  alur: TabelAlur,
  riwayat: readonly { ke: string; waktu: Date }[],
  ledger: Ledger,
  now: Moment,
  holidays: Holidays,
): WaktuAudit {
  const visits = visitsOf(riwayat)
  const { used } = readClock(ledger, now, holidays)
  const ended = (akhir: Akhir) =>
    visits.find(({ tahap }) => alur.tahap[tahap]?.ends === akhir)?.mulai.toISOString() ?? null
  const [complete, reject] = [ended('terbit'), ended('tms')]
  return {
    tahap: [...kantor(alur, ledger, now, holidays), ...pemohon(alur, visits, ledger, now, holidays)].sort(
      (one, other) => (one.StartTime ?? '').localeCompare(other.StartTime ?? ''),
    ),
    CompleteTime: complete,
    CompleteAge: complete ? used : null,
    RejectTime: reject,
    RejectAge: reject ? used : null,
  }
}
