import { type KeadaanKompetensi, segeraHabisHari } from '@portal/domain/okkp/sdm/kompetensi'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { CardProvider } from '#akun/index.ts'
import type { Platform } from '#platform/platform.ts'
import { filteredSdm } from './sdm-filter.repository.ts'

/** Cards for competences that end soon and that have ended, shown only if there are any. */
export function sdmCards({ db, clock }: Platform): CardProvider {
  return async (actor) => {
    if (!hasPermission(actor.role, 'sdm.kelola')) return []
    const reach = { scope: scopeOf(actor), today: dayInJakarta(clock()) }
    const card = async (keadaan: KeadaanKompetensi, judul: string, keterangan: string) => {
      const { jumlah } = await filteredSdm(db, reach, { keadaan })
        .select((build) => build.fn.countAll<number>().as('jumlah'))
        .executeTakeFirstOrThrow()
      const tautan = `/okkp/admin/sdm?keadaan=${keadaan}` as const
      return jumlah > 0
        ? [{ layanan: 'OKKP' as const, judul, keterangan, jumlah, tautan, perhatian: true }]
        : []
    }
    const cards = await Promise.all([
      card(
        'segera_habis',
        'Kompetensi SDM segera habis',
        `Orang dengan sertifikat yang berakhir dalam ${segeraHabisHari} hari. Daftarkan uji ulangnya.`,
      ),
      card(
        'kedaluwarsa',
        'Kompetensi SDM kedaluwarsa',
        'Orang dengan sertifikat yang sudah berakhir. Perbarui sertifikatnya atau hapus kompetensinya.',
      ),
    ])
    return cards.flat()
  }
}
