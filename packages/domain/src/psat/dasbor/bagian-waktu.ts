import type { Ledger } from '../../platform/calendar/clock-ledger.ts'
import type { Holidays } from '../../platform/calendar/working-days.ts'
import { isKantor, type NamaAlur, type TabelAlur } from '../alur/alur.ts'
import { semuaAlur } from '../alur/semua-alur.ts'
import { waktuAudit } from '../tenggat/waktu-audit.ts'

/** Names for the total of office days and the total of waiting days. */
export const seluruhnya = 'seluruhnya'
export const dijeda = 'jeda'

export interface BagianWaktu {
  bagian: string
  hari: number
  jeda: boolean
}

/** Returns the working days of an ended file: in total, per budget, and per stage that waited for the applicant. */
export function bagianWaktu(
  alur: TabelAlur,
  riwayat: readonly { ke: string; waktu: Date }[],
  ledger: Ledger,
  selesai: Date,
  holidays: Holidays,
): BagianWaktu[] {
  const { tahap } = waktuAudit(alur, riwayat, ledger, selesai, holidays)
  const parts = tahap.map(({ tahap: bagian, Age }) => ({
    bagian,
    hari: Age ?? 0,
    jeda: !isKantor(alur, bagian),
  }))
  const sum = (jeda: boolean) =>
    parts.reduce((days, part) => (part.jeda === jeda ? days + part.hari : days), 0)
  return [
    { bagian: seluruhnya, hari: sum(false), jeda: false },
    { bagian: dijeda, hari: sum(true), jeda: true },
    ...parts,
  ]
}

export interface NamaBagian {
  process: string
  label: string
  alur: NamaAlur
  paused: boolean
}

export function semuaBagian(): NamaBagian[] {
  return semuaAlur().flatMap((alur) => {
    const parts = Object.entries(alur.tahap).flatMap(([nama, tahap]): NamaBagian[] => {
      if ('runs' in tahap) {
        const process = tahap.runs
        return [{ process, label: alur.anggaran[process] ?? process, alur: alur.nama, paused: false }]
      }
      return 'waits' in tahap ? [{ process: nama, label: tahap.label, alur: alur.nama, paused: true }] : []
    })
    return [...new Map(parts.map((part) => [part.process, part])).values()]
  })
}
