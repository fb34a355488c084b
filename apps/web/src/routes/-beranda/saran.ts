import type { saranOkkp } from '@portal/domain/okkp/saran/saran.contract'
import type { saranPasar } from '@portal/domain/pasar/pasar/saran-pasar.contract'
import type { Result } from '@portal/domain/platform/contract'

export interface Saran {
  key: string
  nama: string
  note: string
  to: string
  search: Record<string, string>
}

export interface KelompokSaran {
  judul: string
  saran: Saran[]
}

export type JawabanOkkp = Result<typeof saranOkkp>['data']
export type JawabanPasar = Result<typeof saranPasar>['data']

const statusKata: Record<JawabanOkkp['izin'][number]['status'], string> = {
  valid: 'Berlaku',
  expired: 'Kedaluwarsa',
  suspended: 'Dibekukan',
  revoked: 'Dicabut',
  superseded: 'Digantikan',
}

/** Returns the suggestion groups, most wanted first, without empty groups. */
export function kelompokOf(okkp: JawabanOkkp | undefined, pasar: JawabanPasar | undefined): KelompokSaran[] {
  const groups: KelompokSaran[] = [
    {
      judul: okkp?.mirip ? 'Izin yang mirip' : 'Izin dan sertifikat',
      saran: (okkp?.izin ?? []).map((izin) => ({
        key: `izin-${izin.kode_verifikasi}`,
        nama: [izin.nama_psat ?? izin.komoditas ?? izin.jenis_registrasi, izin.merk]
          .filter(Boolean)
          .join(' · '),
        note: `${izin.no_registration} · ${izin.unit_usaha} · ${statusKata[izin.status]}`,
        to: `/verifikasi/${izin.kode_verifikasi}`,
        search: {},
      })),
    },
    {
      judul: 'Usaha',
      saran: (okkp?.usaha ?? []).map((nama) => ({
        key: `usaha-${nama}`,
        nama,
        note: 'semua izinnya',
        to: '/okkp/registrasi',
        search: { usaha: nama },
      })),
    },
    {
      judul: 'Komoditas',
      saran: (okkp?.komoditas ?? []).map(({ id, nama }) => ({
        key: `komoditas-${id}`,
        nama,
        note: 'izin untuk pangan ini',
        to: '/okkp/registrasi',
        search: { komoditas_id: String(id) },
      })),
    },
    {
      judul: 'Pasar',
      saran: (pasar ?? []).map(({ id, nama, kota, provinsi }) => ({
        key: `pasar-${id}`,
        nama,
        note: `${kota}, ${provinsi}`,
        to: '/pasar/detail',
        search: { id: String(id) },
      })),
    },
  ]
  return groups.filter(({ saran }) => saran.length > 0)
}
