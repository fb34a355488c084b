import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

type KeadaanFase = 'selesai' | 'kini' | 'nanti' | 'ditolak'
type Tahapan = BerkasPengajuan['tahapan'][number]

export interface Fase {
  nama: Tahapan['tab']
  label: string
  keadaan: KeadaanFase
  /** Working days of the office. Undefined before the phase begins. */
  hari: { terpakai: number; diberikan: number; terlambat: boolean } | undefined
  tahapan: { code: number; label: string; keadaan: KeadaanFase }[]
}

/** Groups the stages of a file into the phases of its track, with the working days that each phase has used. */
export function faseOf({
  tahapan,
  jam,
  label: kini,
  akhir,
}: Pick<BerkasPengajuan, 'tahapan' | 'jam' | 'label' | 'akhir'>): Fase[] {
  // A revision replaces the label of the stage that asked for it. The current stage of a rejected file is marked as
  // rejected.
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
    // Days saved in one stage do not compensate for days lost in another stage.
    terlambat: begun.some(({ terpakai, diberikan }) => terpakai > diberikan),
  }
}
