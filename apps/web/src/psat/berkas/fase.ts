import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

type KeadaanFase = 'selesai' | 'kini' | 'nanti' | 'ditolak'
type Tahapan = BerkasPengajuan['tahapan'][number]

export interface Fase {
  nama: Tahapan['tab']
  label: string
  keadaan: KeadaanFase
  /** Of the office's working days; undefined before the phase has begun. */
  hari: { terpakai: number; diberikan: number; terlambat: boolean } | undefined
  tahapan: { code: number; label: string; keadaan: KeadaanFase }[]
}

/** The stages of a file gathered into the phases of its track, with the days each has used. */
export function faseOf({
  tahapan,
  jam,
  label: kini,
  akhir,
}: Pick<BerkasPengajuan, 'tahapan' | 'jam' | 'label' | 'akhir'>): Fase[] {
  // A revision stands with the stage that asked for it, under its own name; the last step of a rejected file is its end.
  const stepOf = ({ code, label, keadaan }: Tahapan): Fase['tahapan'][number] =>
    keadaan === 'kini'
      ? { code, label: kini, keadaan: akhir === 'ditolak' ? 'ditolak' : 'kini' }
      : { code, label, keadaan }
  return [...Map.groupBy(tahapan, ({ tab }) => tab)].map(([nama, all]) => {
    const steps = all.map(stepOf)
    return {
      nama,
      label: all[0]?.fase ?? '',
      keadaan: keadaanOf(steps),
      hari: hariOf(nama, jam),
      tahapan: steps,
    }
  })
}

function keadaanOf(steps: Fase['tahapan']): KeadaanFase {
  const states = new Set(steps.map(({ keadaan }) => keadaan))
  if (states.has('ditolak')) return 'ditolak'
  const [only] = states
  return states.size === 1 && only ? only : 'kini'
}

function hariOf(nama: Fase['nama'], { anggaran }: BerkasPengajuan['jam']): Fase['hari'] {
  const begun = anggaran.filter(({ tab }) => tab === nama)
  if (begun.length === 0) return undefined
  return {
    terpakai: begun.reduce((sum, { terpakai }) => sum + terpakai, 0),
    diberikan: begun.reduce((sum, { diberikan }) => sum + diberikan, 0),
    // Days saved in one stage do not make up for those lost in the next.
    terlambat: begun.some(({ terpakai, diberikan }) => terpakai > diberikan),
  }
}
