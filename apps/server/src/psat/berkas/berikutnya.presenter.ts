import type { FileOf } from '@portal/domain/platform/workflow/workflow'
import { isHolder } from '@portal/domain/platform/workflow/workflow-holders'
import type { KosakataPsat, TabelAlur, TahapAlur } from '@portal/domain/psat/alur/alur'
import { tahapBerikut } from '@portal/domain/psat/alur/berikutnya'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { TimBernama } from './berkas.repository.ts'

interface Pembacaan {
  actor: KosakataPsat['actor']
  /** Working days of a budget for this licence kind. */
  days: (anggaran: string) => number
  tim: TimBernama
}

const many = 3

/** Returns the turns that follow the present one, with the names of known people. */
export function presentBerikutnya(
  alur: TabelAlur,
  file: FileOf<KosakataPsat>,
  { actor, days, tim }: Pembacaan,
): BerkasPengajuan['berikutnya'] {
  const whose = ({ turn }: TahapAlur): string => {
    if (turn.some((holder) => isHolder(alur.workflow, holder, file, actor))) return 'Anda'
    const holders = turn.map((holder) => alur.pemegang[holder])
    const team = holders.some((holder) => holder?.bagian && holder.bagian !== 'perusahaan')
    if (team && tim) return `Tim audit, dipimpin ${tim.nama}`
    return holders.map((holder) => holder?.label ?? '').join(' atau ')
  }
  return tahapBerikut(alur, file, actor, many).flatMap((nama) => {
    const place = alur.tahap[nama]
    if (!place) return []
    const hari = 'runs' in place ? days(place.runs) : 'waits' in place ? days(place.waits) : null
    const judul = place.ends ? place.label : (place.tugas?.judul ?? place.label)
    return [{ judul, label: place.label, oleh: whose(place), hari }]
  })
}
