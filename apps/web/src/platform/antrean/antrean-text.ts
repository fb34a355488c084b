import type { KelompokWaktu } from '@portal/domain/platform/antrean/antrean.waktu'
import { formatNumber } from '@portal/domain/platform/format'

/** "3 lewat tenggat" and "4 jatuh tempo hari ini dan besok", without what is nought. */
export function waktuText(waktu: Record<KelompokWaktu, number>): { lewat?: string; dekat?: string } {
  return {
    ...(waktu.lewat > 0 ? { lewat: `${formatNumber(waktu.lewat)} lewat tenggat` } : {}),
    ...(waktu.dekat > 0 ? { dekat: `${formatNumber(waktu.dekat)} jatuh tempo hari ini dan besok` } : {}),
  }
}
