import { dayInJakarta } from '@portal/domain/platform/format'
import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import type { IsiCeklis } from '@portal/domain/psat/lapang/ceklis'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

/** The papers of a licence file that no open finding is about. */
export function papersInOrder({ salinan, temuan }: Pick<BerkasPengajuan, 'salinan' | 'temuan'>): string[] {
  const found = new Set(temuan.flatMap(({ bidang, status }) => (status === 'ditutup' ? [] : bidang)))
  return dokumenSalinan(salinan).flatMap(({ kunci, bidang }) => (found.has(bidang) ? [] : kunci))
}

/** A checklist of this day on which every item conforms. */
export function conformingChecklist({ isi, versi }: { isi: IsiCeklis; versi: number }, day: Date) {
  const codes = isi.flatMap(({ butir }) => butir.map(({ kode }) => kode))
  const jawaban = Object.fromEntries(codes.map((kode) => [kode, { nilai: 'sesuai' }]))
  return { tanggal: dayInJakarta(day), jawaban, versi }
}
