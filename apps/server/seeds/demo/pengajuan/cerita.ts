import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'

/** Story of one demo file: its steps, each with the number of working days before today. */
export interface Cerita<Alur extends NamaAlur = NamaAlur, Langkah extends string = string> {
  alur: Alur
  izin: JenisIzin
  jenis?: JenisPengajuan
  /** Index of the company in `pelaku`. */
  usaha: number
  oss?: true
  langkah: readonly (readonly [Langkah, number])[]
}

/** Parses steps with their working days before today, such as "ajukan 7, lolos 5". */
export function readLangkah<Langkah extends string>(text: string): [Langkah, number][] {
  return text.split(', ').map((step) => {
    const [name, days] = step.split(' ')
    return [name as Langkah, Number(days)]
  })
}

/** Returns the same story, `hari` working days earlier. */
export const lampau = <Satu extends Cerita>(hari: number, cerita: Satu): Satu => ({
  ...cerita,
  langkah: cerita.langkah.map(([nama, sejak]) => [nama, sejak + hari]),
})

/** Working days that applicants need for a revision, used in turn. One file in three (0) is complete at once. */
const tunda = [0, 24, 66, 0, 108, 42, 0, 130, 86]

/**
 * Returns the same story with an earlier start and one more revision request, whose answer comes on the original day.
 * So the files under way do not all start in the same weeks.
 */
export function lebihAwal<Satu extends Cerita>(cerita: Satu, urut: number): Satu {
  const hari = tunda[urut % tunda.length] ?? 0
  const [pertama, kedua, ...lain] = cerita.langkah
  const isLongOver = (cerita.langkah.at(-1)?.[1] ?? 0) > 20
  const diminta = (sejak: number) =>
    [
      ['minta', sejak + hari - 1],
      ['jawab', sejak],
    ] as const
  if (hari === 0 || isLongOver || !pertama) return cerita
  const [nama, sejak] = pertama
  if (cerita.alur === 'pengajuan') {
    const rest = kedua ? [kedua, ...lain] : []
    return { ...cerita, langkah: [[nama, sejak + hari], ...diminta(sejak), ...rest] }
  }
  // The review of a file that the secretariat enters starts only after the coordinator has chosen the team.
  if (kedua?.[0] !== 'lolos') return cerita
  const [, ditunjuk] = kedua
  return {
    ...cerita,
    langkah: [[nama, sejak + hari], ['lolos', ditunjuk + hari], ...diminta(ditunjuk), ...lain],
  }
}

/** One step of one story at its time. */
export interface Saat {
  cerita: Cerita
  /** Index of the story in the list of all stories. */
  urut: number
  nama: string
  at: Date
  /** Time of the next step of the same story. */
  berikut: Date | undefined
}

/** Returns the steps of all stories in order of time, so that numbers and notifications follow the calendar. */
export function arrangeTimes(
  semua: readonly Cerita[],
  momentOf: (daysBack: number, minute: number) => Date,
): Saat[] {
  const steps = semua.flatMap((cerita, urut) => {
    const moments = cerita.langkah.map(([, daysBack], place) =>
      momentOf(daysBack, ((urut * 37) % 300) + place * 9),
    )
    return cerita.langkah.flatMap(([nama], place): Saat[] => {
      const at = moments[place]
      return at ? [{ cerita, urut, nama, at, berikut: moments[place + 1] }] : []
    })
  })
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
