import type { SumberAntrean } from '#platform/antrean/sumber.ts'
import { sebaris } from '#platform/pencarian/sumber.ts'
import type { Platform } from '#platform/platform.ts'
import { calonProfil, calonTitik, listPasarTugas } from './calon-pasar.repository.ts'

const meja = '/pasar/admin'

const profil = ({ db }: Platform): SumberAntrean => ({
  jenis: 'profil',
  layanan: ['pasar'],
  access: 'pasar.kelola',
  calon: async (by) => calonProfil(by),
  async isi({ today }, ids) {
    const rows = await listPasarTugas(db, ids, today)
    return rows.map(({ id, nama, kota, profil_id, kurang }) => ({
      id,
      judul: nama,
      keterangan: sebaris(`Profil pasar ${today.slice(0, 4)}`, kota),
      tahap: profil_id === null ? 'Belum ada profil' : 'Profil belum lengkap',
      rinci: kurang === null ? null : `${kurang} dokumen belum ada`,
      langkah: profil_id === null ? 'Buat profil' : 'Lengkapi profil',
      tautan: profil_id === null ? `${meja}/profil/add?pasar=${id}` : `${meja}/profil/kota/${profil_id}/ubah`,
    }))
  },
})

const titik = ({ db }: Platform): SumberAntrean => ({
  jenis: 'titik',
  layanan: ['pasar'],
  access: 'pasar.kelola',
  calon: async (by) => calonTitik(by),
  async isi({ today }, ids) {
    const rows = await listPasarTugas(db, ids, today)
    return rows.map(({ id, nama, kota }) => ({
      id,
      judul: nama,
      keterangan: sebaris('Data pasar', kota),
      tahap: 'Belum ada titik lokasi',
      rinci: null,
      langkah: 'Isi titik',
      tautan: `${meja}/pasar/${id}/ubah`,
    }))
  },
})

/** Open work on the data of markets. The cases of markets come from OKKP. */
export const antreanPasar = (platform: Platform): SumberAntrean[] => [profil(platform), titik(platform)]
