import { formatNumber } from '@portal/domain/platform/format'

/** What the chart of a market's trade counts. Of fewer than five traders nobody says how many. */
export function kataPedagang(rows: readonly { total_pedagang: number | null }[] | undefined): string {
  const hidden = rows?.some(({ total_pedagang }) => total_pedagang === null)
  const total = rows?.reduce((sum, { total_pedagang }) => sum + (total_pedagang ?? 0), 0) ?? 0
  if (!hidden && total === 0) return 'Menurut pendataan pedagang terakhir.'
  const many = hidden ? 'Kurang dari lima' : formatNumber(total)
  return `${many} pedagang pangan segar terdata. Yang menjual beberapa komoditas dihitung pada setiap komoditasnya.`
}
