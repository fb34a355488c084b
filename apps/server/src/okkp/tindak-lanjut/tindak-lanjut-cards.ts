import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { CardProvider } from '#akun/index.ts'
import type { FilterOf } from '#platform/list/list.ts'
import type { Platform } from '#platform/platform.ts'
import { rantaiList } from './tindak-lanjut.repository.ts'

const base = '/okkp/admin/tindak-lanjut'
/** Upper bound of the number on a card. A larger number would tell the reader nothing more. */
const mostOnCard = 100_000

/** Cards with the follow-ups that wait for an office or for the laboratories of its province. */
export function tindakLanjutCards({ db, clock }: Platform): CardProvider {
  return async (actor): Promise<KartuBeranda[]> => {
    if (!hasPermission(actor.role, 'tindak-lanjut.lihat')) return []
    const scope = scopeOf(actor)
    const today = dayInJakarta(clock())
    const count = async (filter: FilterOf<typeof rantaiList>) =>
      (await rantaiList.countUpTo(db, { scope, today }, filter, mostOnCard)).total
    const card = { layanan: 'OKKP' as const }
    if (hasPermission(actor.role, 'tindak-lanjut.kelola')) {
      const [turn, late] = await Promise.all([
        count({ giliran: 'saya' }),
        count({ giliran: 'saya', status: 'terlambat' }),
      ])
      return [
        {
          ...card,
          judul: 'Tindak lanjut rapid test',
          keterangan:
            late > 0
              ? `${formatNumber(late)} di antaranya lewat batas waktu.`
              : 'Hasil positif yang menunggu kantor Anda.',
          jumlah: turn,
          tautan: `${base}?giliran=saya`,
          perhatian: turn > 0,
        },
      ]
    }
    if (!hasPermission(actor.role, 'uji-lab.kelola')) return []
    const asked = await count({ menunggu: 'uji' })
    return [
      {
        ...card,
        judul: 'Uji konfirmasi diminta',
        keterangan: 'Rapid test positif yang belum diuji di laboratorium.',
        jumlah: asked,
        tautan: `${base}?menunggu=uji`,
        perhatian: asked > 0,
      },
    ]
  }
}
