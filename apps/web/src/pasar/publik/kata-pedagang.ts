import { formatNumber } from '@portal/domain/platform/format'
import { banyakPedagang } from '#pasar/dasbor/banyak-pedagang.ts'

/** Returns the caption of the trade chart. Public pages do not show the exact number below five traders. */
export function kataPedagang(rows: readonly { total_pedagang: number | null }[] | undefined): string {
  const total = banyakPedagang(rows ?? [])
  if (total === 0) return 'Menurut pendataan pedagang terakhir.'
  const many = total === null ? 'Kurang dari lima' : formatNumber(total)
  return `${many} pedagang pangan segar terdata. Yang menjual beberapa komoditas dihitung pada setiap komoditasnya.`
}
