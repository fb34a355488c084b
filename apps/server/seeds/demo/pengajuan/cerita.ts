import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'

/** What happens to one file, each step with the number of working days it lies back. */
export interface Cerita<Alur extends NamaAlur = NamaAlur, Langkah extends string = string> {
  alur: Alur
  izin: JenisIzin
  jenis?: JenisPengajuan
  /** Its company, by its place in the list. */
  usaha: number
  oss?: true
  langkah: readonly (readonly [Langkah, number])[]
}

/** "ajukan 7, lolos 5" */
export function bacaLangkah<Langkah extends string>(text: string): [Langkah, number][] {
  return text.split(', ').map((step) => {
    const [name, days] = step.split(' ')
    return [name as Langkah, Number(days)]
  })
}

/** The same story so many working days earlier. */
export const lampau = <Satu extends Cerita>(hari: number, cerita: Satu): Satu => ({
  ...cerita,
  langkah: cerita.langkah.map(([nama, sejak]) => [nama, sejak + hari]),
})

/** Working days that applicants took to mend their papers, in turn: one in three files was complete at once. */
const tunda = [0, 24, 66, 0, 108, 42, 0, 130, 86]

/**
 * The same story begun earlier: the papers were asked for once more while they were looked at, and came back on the day
 * the story tells. So what is under way did not come in all at once.
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
  // The secretariat's papers are looked at once there is a team.
  if (kedua?.[0] !== 'lolos') return cerita
  const [, ditunjuk] = kedua
  return {
    ...cerita,
    langkah: [[nama, sejak + hari], ['lolos', ditunjuk + hari], ...diminta(ditunjuk), ...lain],
  }
}

/** One step of one story at its moment. */
export interface Saat {
  cerita: Cerita
  /** The story's place among all. */
  urut: number
  nama: string
  at: Date
  /** When its next step is taken. */
  berikut: Date | undefined
}

/** The steps of all stories in the order of their moments, as life takes them: numbers and news follow the calendar. */
export function susunSaat(
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
