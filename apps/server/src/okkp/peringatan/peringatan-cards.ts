import { hasPermission } from '@portal/domain/portal/permissions'
import type { CardProvider } from '#akun/index.ts'
import type { Platform } from '#platform/platform.ts'
import { countWaiting } from './peringatan.repository.ts'

/** Card with the warnings that other people wrote and that this account may publish. */
export function peringatanCards({ db }: Platform): CardProvider {
  return async (actor) => {
    if (!hasPermission(actor.role, 'peringatan.terbitkan')) return []
    const jumlah = await countWaiting(db, actor.id)
    return [
      {
        layanan: 'OKKP',
        judul: 'Peringatan menunggu orang kedua',
        keterangan: 'Peringatan, koreksi, dan pencabutan yang ditulis orang lain.',
        jumlah,
        tautan: '/okkp/admin/peringatan?menunggu=ya',
        perhatian: jumlah > 0,
        giliran_saya: true,
      },
    ]
  }
}
