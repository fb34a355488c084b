import { formatNumber } from '@portal/domain/platform/format'
import { penilaianOf } from '@portal/domain/psat/audit/penilaian'
import { type DokumenBerkas, dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

/** Work inside the stage that comes before any step to another stage. */
export type Berikut =
  | { jenis: 'butir'; label: string }
  | { jenis: 'jawaban'; label: string; temuan: Temuan }
  | { jenis: 'dokumen'; label: string; dokumen: DokumenBerkas }

/** Whether the user checks the documents one by one at this stage. The field audit uses the checklist instead. */
export const checksDokumen = ({ aksi, panel }: Pick<BerkasPengajuan, 'aksi' | 'panel'>): boolean =>
  panel === null && aksi.some(({ membawa_temuan, form }) => membawa_temuan && form === 'hasilAudit')

type Dibaca = Pick<BerkasPengajuan, 'aksi' | 'panel' | 'salinan' | 'temuan' | 'dokumen_sesuai' | 'process'>

/** Returns the next task in this order: checklist items, answers to findings, unchecked documents. */
export function langkahBerikut(berkas: Dibaca, butirKurang: number): Berikut | undefined {
  if (!berkas.aksi.some(({ membawa_temuan }) => membawa_temuan)) return undefined
  if (butirKurang > 0) return { jenis: 'butir', label: `Isi ${formatNumber(butirKurang)} butir lagi` }
  const dijawab = berkas.temuan.filter(
    ({ status, tahap }) => status === 'dijawab' && tahap === berkas.process,
  )
  const [temuan] = dijawab
  if (temuan) return { jenis: 'jawaban', label: `Periksa ${formatNumber(dijawab.length)} jawaban`, temuan }
  if (!checksDokumen(berkas)) return undefined
  const belum = dokumenSalinan(berkas.salinan).filter((one) => penilaianOf(one, berkas) === 'belum')
  const [dokumen] = belum
  if (!dokumen) return undefined
  const many = formatNumber(belum.length)
  return {
    jenis: 'dokumen',
    label:
      belum.length === dokumenSalinan(berkas.salinan).length
        ? `Periksa ${many} dokumen`
        : `Periksa ${many} dokumen lagi`,
    dokumen,
  }
}
