import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { tindakanPengamananLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { formatNumber } from '@portal/domain/platform/format'

type Tindakan = Pick<
  RincianKasus['tindakan'][number],
  'langkah' | 'pengamanan' | 'jumlah' | 'satuan' | 'pemasok' | 'asal_pemasok' | 'tidak_diketahui'
>

/** Says an action in a few words: "Ditarik dari peredaran 12 kg". */
export function tindakanText(tindakan: Tindakan): string {
  const { langkah, pengamanan, jumlah, satuan, pemasok, asal_pemasok, tidak_diketahui } = tindakan
  if (pengamanan) {
    const amount = jumlah === null ? [] : [formatNumber(jumlah), satuan ?? '']
    return [tindakanPengamananLabels[pengamanan], ...amount].join(' ').trimEnd()
  }
  if (tidak_diketahui) return 'Pemasok tidak diketahui'
  if (pemasok) return [`Pemasok ${pemasok}`, asal_pemasok].filter(Boolean).join(', ')
  return langkah === 'konfirmasi' ? 'Kunjungan' : 'Pembinaan'
}
