import { hariJawab } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { CardProvider } from '#akun/index.ts'
import type { Platform } from '#platform/platform.ts'
import { countWaiting } from './pengaduan.repository.ts'

/** Card with the number of reports that wait for an answer from this office. */
export function pengaduanCards({ db, clock }: Platform): CardProvider {
  return async (actor) => {
    if (!hasPermission(actor.role, 'pengaduan.kelola')) return []
    const before = startOfRange(addDays(dayInJakarta(clock()), -hariJawab))
    const { jumlah, terlambat } = await countWaiting(db, scopeOf(actor), before)
    return [
      {
        layanan: 'OKKP',
        judul: 'Laporan masyarakat',
        keterangan:
          terlambat > 0
            ? `${formatNumber(terlambat)} di antaranya lewat ${hariJawab} hari.`
            : 'Laporan warga yang menunggu jawaban kantor Anda.',
        jumlah,
        tautan: '/okkp/admin/pengaduan?giliran=saya',
        perhatian: jumlah > 0,
        giliran_saya: true,
      },
    ]
  }
}
