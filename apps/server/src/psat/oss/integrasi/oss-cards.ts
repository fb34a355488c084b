import { formatDateTime } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { CardProvider } from '#akun/index.ts'
import type { Platform } from '#platform/platform.ts'
import { readIntegrasi } from './integrasi.service.ts'

/** Start-page card with the state of the OSS connection, for its administrators. */
export function ossCards(platform: Platform): CardProvider {
  return async ({ role }) => {
    if (!hasPermission(role, 'oss.integrasi')) return []
    const { aktif, dimatikan, ditahan, menunggu, perlu_diperiksa, tertua, selisih } =
      await readIntegrasi(platform)
    const jumlah = perlu_diperiksa + selisih.length
    const keterangan = !aktif
      ? 'Sambungan ke OSS belum diatur.'
      : dimatikan
        ? 'Pengiriman dimatikan di server.'
        : ditahan
          ? 'Pengiriman sedang ditahan.'
          : tertua
            ? `${menunggu} pesan menunggu, tertua ${formatDateTime(tertua)}.`
            : 'Semua status sudah diterima OSS.'
    return [
      {
        layanan: 'PSAT',
        judul: 'Pesan OSS',
        keterangan,
        jumlah,
        tautan: '/admin/oss',
        perhatian: jumlah > 0 || ditahan || dimatikan,
        tetap: true,
      },
    ]
  }
}
