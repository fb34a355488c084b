import { type DokumenBerkas, dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { Isian } from '#psat/isian/use-isian.ts'

interface Sekarang {
  isian: Pick<Isian['isian'], 'dokumen'>
  data: Isian['data']['data']
  jawaban: Isian['jawaban']
}

/** Returns the file that the answer carries at this place of the form, or undefined for a place without a file. */
function fileDi(bidang: string, { isian, data }: Sekarang): unknown {
  const [bagian = '', id = '', kolom = ''] = bidang.split('.')
  if (bagian === 'dokumen') return isian.dokumen[id]
  const rows: Partial<Record<string, readonly { id: number }[]>> = {
    unit_produksi: data?.unit_produksi,
    info_produk: data?.produk,
  }
  const row = rows[bagian]?.find((one) => String(one.id) === id)
  return Object.entries(row ?? {}).find(([name]) => name === kolom)?.[1]
}

/** Returns the documents with an open finding whose file is still the one that the officer flagged. */
export function belumDiganti(
  { salinan, temuan }: Pick<BerkasPengajuan, 'salinan' | 'temuan'>,
  kini: Sekarang,
): DokumenBerkas[] {
  const ditandai = new Set(
    temuan
      .filter(({ id, status }) => status === 'terbuka' && !kini.jawaban[String(id)]?.berkas)
      .map(({ bidang }) => bidang),
  )
  return dokumenSalinan(salinan).filter(
    ({ bidang, kunci }) => ditandai.has(bidang) && fileDi(bidang, kini) === kunci,
  )
}
