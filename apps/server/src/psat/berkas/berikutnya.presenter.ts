import { formatNumber } from '@portal/domain/platform/format'
import type { FileOf } from '@portal/domain/platform/workflow/workflow'
import { isHolder } from '@portal/domain/platform/workflow/workflow-holders'
import type { KosakataPsat, TabelAlur, TahapAlur } from '@portal/domain/psat/alur/alur'
import { anggaranOf } from '@portal/domain/psat/alur/berikutnya'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { TimBernama } from './berkas.repository.ts'

interface Pembacaan {
  actor: KosakataPsat['actor']
  /** Working days of a budget for this licence kind. */
  days: (anggaran: string) => number
  tim: TimBernama
  /** Stages that follow the present one up to the issue. */
  berikut: readonly string[]
  /** Budgets that have begun, with the days that are left. */
  anggaran: BerkasPengajuan['jam']['anggaran']
}

/** Returns all turns that follow the present one, with the names of known people, in the words of the reader. */
export function presentBerikutnya(
  alur: TabelAlur,
  file: FileOf<KosakataPsat>,
  { actor, days, tim, berikut, anggaran }: Pembacaan,
): BerkasPengajuan['berikutnya'] {
  const mine = ({ turn }: TahapAlur) => turn.some((holder) => isHolder(alur.workflow, holder, file, actor))
  const whose = (place: TahapAlur): string => {
    if (mine(place)) return 'Anda'
    const holders = place.turn.map((holder) => alur.pemegang[holder])
    const team = holders.some((holder) => holder?.bagian && holder.bagian !== 'perusahaan')
    if (team && tim) return `Tim audit, dipimpin ${tim.nama}`
    return holders.map((holder) => holder?.label ?? '').join(' atau ')
  }
  const hariOf = (budget: string): string => {
    const begun = anggaran.find((one) => one.anggaran === budget)
    return begun
      ? `sisa ${formatNumber(Math.max(0, begun.sisa))} hari kerja`
      : `${formatNumber(days(budget))} hari kerja`
  }
  const waktu = describeWaktu(alur, file.stage, berikut, hariOf)
  return berikut.flatMap((nama, index) => {
    const place = alur.tahap[nama]
    if (!place) return []
    const { label, tugas, ends } = place
    const judul = ends ? label : ((mine(place) ? tugas?.judul : tugas?.ringkas) ?? label)
    return [{ judul, label, oleh: whose(place), waktu: waktu[index] ?? null }]
  })
}

/** Returns the working days of each stage as text. A shared budget is named once, where it begins. */
function describeWaktu(
  { tahap }: TabelAlur,
  kini: string,
  berikut: readonly string[],
  hariOf: (anggaran: string) => string,
): (string | null)[] {
  const budgetOf = (nama: string) => {
    const place = tahap[nama]
    return place && anggaranOf(place)
  }
  const all = berikut.map(budgetOf)
  return berikut.map((nama, index) => {
    const budget = all[index]
    if (budget === undefined) return null
    if (budget === budgetOf(kini)) return 'dalam hari kerja tahap ini'
    if (all.indexOf(budget) < index) return 'dalam hari kerja yang sama'
    const many = hariOf(budget)
    if (all.lastIndexOf(budget) > index) return `${many} bersama tahap lain`
    const place = tahap[nama]
    return place && 'waits' in place ? `${many}, jam layanan berhenti` : many
  })
}
