import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { CardProvider } from '#akun/index.ts'
import type { Platform } from '#platform/platform.ts'
import { countTugas } from './tugas.service.ts'

const layanan = 'Pasar Pangan'

/** Cards for missing market data of this year. The central office gets no cards and uses its dashboard. */
export function tugasPasarCards(platform: Platform): CardProvider {
  return async (actor) => {
    if (!hasPermission(actor.role, 'pasar.kelola') || scopeOf(actor).jenis === 'semua') return []
    const tahun = Number(dayInJakarta(platform.clock()).slice(0, 4))
    const { tanpaProfil, belumLengkap } = await countTugas(platform, actor, tahun)
    return [
      {
        layanan,
        judul: 'Pasar tanpa profil',
        keterangan: `Belum punya profil tahun program ${tahun}. Buatkan sebelum 31 Desember.`,
        jumlah: tanpaProfil,
        tautan: `/pasar/admin/pasar?tanpa_profil=${tahun}`,
        perhatian: false,
      },
      {
        layanan,
        judul: 'Profil pasar belum lengkap',
        keterangan: `Profil ${tahun} dengan dokumen yang kurang. Lengkapi sebelum 31 Desember.`,
        jumlah: belumLengkap,
        tautan: `/pasar/admin/profil?tahun_program=${tahun}&varian=kota&lengkap=false`,
        perhatian: false,
      },
    ]
  }
}
