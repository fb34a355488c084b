import { addDays } from '@portal/domain/platform/calendar/add-days'
import { isTomorrow } from '@portal/domain/platform/calendar/working-days-deadline'
import { dayInJakarta, formatWeekday, type Moment } from '@portal/domain/platform/format'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

const kelompokLabels = {
  lewat: 'Lewat tenggat',
  dekat: 'Hari ini',
  pekan: 'Minggu ini',
  nanti: 'Sesudahnya',
} as const
type Kelompok = keyof typeof kelompokLabels

type Berwaktu = Pick<RingkasanPengajuan, 'tenggat' | 'waktu'>

function kelompokOf({ tenggat, waktu: { nada } }: Berwaktu, today: string): Kelompok {
  if (nada === 'lewat' || nada === 'dekat') return nada
  const sunday = addDays(today, (7 - new Date(today).getUTCDay()) % 7)
  return tenggat !== null && tenggat <= sunday ? 'pekan' : 'nanti'
}

/** Groups the files by how near their deadline is and leaves out empty groups. */
export function kelompokAntrean<Row extends Berwaktu>(
  rows: readonly Row[],
  now: Moment,
): { nama: Kelompok; rows: Row[] }[] {
  const groups = Map.groupBy(rows, (row) => kelompokOf(row, dayInJakarta(now)))
  return (Object.keys(kelompokLabels) as Kelompok[]).flatMap((nama) => {
    const found = groups.get(nama)
    return found ? [{ nama, rows: found }] : []
  })
}

/**
 * Returns the heading of a group. The group "dekat" names its last day: tomorrow, or the next working day after a
 * weekend.
 */
export function labelKelompok(
  { nama, rows }: { nama: Kelompok; rows: readonly Berwaktu[] },
  now: Moment,
): string {
  const last = rows.reduce(
    (day, { tenggat }) => (tenggat && tenggat > day ? tenggat : day),
    dayInJakarta(now),
  )
  if (nama !== 'dekat' || last === dayInJakarta(now)) return kelompokLabels[nama]
  return `${kelompokLabels.dekat} dan ${isTomorrow(last, now) ? 'besok' : formatWeekday(last)}`
}
