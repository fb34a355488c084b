import { formatDate } from '@portal/domain/platform/format'

const weekday = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'Asia/Jakarta' })

/** Returns for example "Senin, 17 Agustus 2026". */
export function hariText(tanggal: string): string {
  return `${weekday.format(new Date(`${tanggal}T00:00:00+07:00`))}, ${formatDate(tanggal)}`
}
