import { type Tahap, tabPengajuan, tahapPengajuan } from '@portal/domain/psat/alur/pengajuan.tahap'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

type KeadaanFase = 'selesai' | 'kini' | 'nanti' | 'ditolak'

export interface Fase {
  nama: Tahap['tab']
  label: string
  keadaan: KeadaanFase
  /** Of the office's working days; undefined before the phase has begun. */
  hari: { terpakai: number; diberikan: number; terlambat: boolean } | undefined
  tahapan: { code: number; label: string; keadaan: KeadaanFase }[]
}

const semua = Object.values<Tahap>(tahapPengajuan)
const tahapAwal: Pick<Tahap, 'tab' | 'ends'> = { tab: 'permohonan' }
const tahapDi = (nama: Tahap['tab']) => semua.filter(({ tab }) => tab === nama)

/** The stages of a file gathered into the phases of its track, with the days each has used. */
export function faseOf({
  tahapan,
  jam,
  label: kini,
}: Pick<BerkasPengajuan, 'tahapan' | 'jam' | 'label'>): Fase[] {
  const groups = new Map<Tahap['tab'], Fase['tahapan']>()
  for (const { code, label, keadaan } of tahapan) {
    const { tab, ends } = semua.find((tahap) => tahap.code === code) ?? tahapAwal
    const state: KeadaanFase = ends === 'tms' ? 'ditolak' : keadaan
    // A revision stands with the stage that asked for it, under its own name.
    const step: Fase['tahapan'][number] = { code, label: state === 'kini' ? kini : label, keadaan: state }
    groups.set(tab, [...(groups.get(tab) ?? []), step])
  }
  return [...groups].map(([nama, steps]) => ({
    nama,
    label: labelOf(nama, steps),
    keadaan: keadaanOf(steps),
    hari: hariOf(nama, jam),
    tahapan: steps,
  }))
}

/** A phase that a kind enters later than others bears the name of the stage it enters at. */
function labelOf(nama: Tahap['tab'], steps: Fase['tahapan']): string {
  const [first] = steps
  return first && first.code > (tahapDi(nama)[0]?.code ?? 0)
    ? (semua.find(({ code }) => code === first.code)?.label ?? first.label)
    : tabPengajuan[nama]
}

function keadaanOf(steps: Fase['tahapan']): KeadaanFase {
  const states = new Set(steps.map(({ keadaan }) => keadaan))
  if (states.has('ditolak')) return 'ditolak'
  const [only] = states
  return states.size === 1 && only ? only : 'kini'
}

function hariOf(nama: Tahap['tab'], { anggaran }: BerkasPengajuan['jam']): Fase['hari'] {
  const budgets: readonly string[] = tahapDi(nama).flatMap((tahap) => ('runs' in tahap ? [tahap.runs] : []))
  const begun = anggaran.filter((satu) => budgets.includes(satu.anggaran))
  if (begun.length === 0) return undefined
  return {
    terpakai: begun.reduce((sum, { terpakai }) => sum + terpakai, 0),
    diberikan: begun.reduce((sum, { diberikan }) => sum + diberikan, 0),
    // Days saved in one stage do not make up for those lost in the next.
    terlambat: begun.some(({ terpakai, diberikan }) => terpakai > diberikan),
  }
}
