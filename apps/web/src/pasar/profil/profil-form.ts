import { dokumenOf, type VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import type {
  ProfilLengkap,
  profilKotaForm,
  profilProvinsiForm,
} from '@portal/domain/pasar/profil/profil.schema'
import type { z } from 'zod'

export type IsianKota = z.input<typeof profilKotaForm>
export type IsianProvinsi = z.input<typeof profilProvinsiForm>

export const daftarProfil = '/pasar/admin/profil'
export const profilTo = ({ varian, id }: Pick<ProfilLengkap, 'varian' | 'id'>) =>
  `${daftarProfil}/${varian}/${id}`

export const profilName = (profil: Pick<ProfilLengkap, 'nama_pasar' | 'provinsi' | 'tahun_program'>) =>
  `${profil.nama_pasar ?? `Provinsi ${profil.provinsi}`} ${profil.tahun_program}`

export const varianLabels: Record<VarianProfil, string> = {
  kota: 'Pasar (kabupaten/kota)',
  provinsi: 'Provinsi',
}

export const labels = {
  pasar_id: 'Pasar',
  provinsi_id: 'Provinsi',
  tahun_program: 'Tahun program',
  sk_tim: 'Nomor SK tim',
  ketua_tim: 'Ketua tim',
  anggota_tim: 'Anggota tim dan instansinya',
  sk_ics: 'Nomor SK Tim ICS',
  anggota_ics: 'Anggota Tim ICS',
  jadwal_uji: 'Jadwal uji',
  rencana_supervisi: 'Rencana supervisi',
  rekap_capaian: 'Rekap capaian',
  anggaran_apbn: 'Anggaran APBN (dekonsentrasi)',
  anggaran_apbd: 'Anggaran APBD',
  catatan: 'Catatan',
  list_doc: 'Kelengkapan dokumen',
} as const

const blankDocs = (varian: VarianProfil): NonNullable<IsianKota['list_doc']> =>
  dokumenOf(varian).map(({ kode }) => ({ kode, status: 'Belum' as const, berkas: null, catatan: null }))

const common = {
  sk_tim: null,
  ketua_tim: null,
  anggota_tim: null,
  anggaran_apbn: null,
  anggaran_apbd: null,
  catatan: null,
}

export const blankKota = (tahun: number, pasarId: number | null): IsianKota => ({
  ...common,
  pasar_id: pasarId as number,
  tahun_program: tahun,
  sk_ics: null,
  anggota_ics: null,
  jadwal_uji: null,
  list_doc: blankDocs('kota'),
})

export const blankProvinsi = (tahun: number, provinsiId: number | null): IsianProvinsi => ({
  ...common,
  provinsi_id: provinsiId,
  tahun_program: tahun,
  rencana_supervisi: null,
  rekap_capaian: null,
  list_doc: blankDocs('provinsi'),
})

const docsOf = ({ list_doc }: ProfilLengkap) =>
  list_doc.map(({ kode, status, berkas, catatan }) => ({ kode, status, berkas, catatan }))

export function kotaOf(profil: ProfilLengkap): IsianKota {
  const { tahun_program, sk_tim, ketua_tim, anggota_tim, sk_ics, anggota_ics, jadwal_uji } = profil
  const { anggaran_apbn, anggaran_apbd, catatan } = profil
  return {
    ...{ tahun_program, sk_tim, ketua_tim, anggota_tim, sk_ics, anggota_ics, jadwal_uji },
    ...{ anggaran_apbn, anggaran_apbd, catatan },
    pasar_id: profil.pasar_id ?? 0,
    list_doc: docsOf(profil),
  }
}

export function provinsiOfProfil(profil: ProfilLengkap): IsianProvinsi {
  const { provinsi_id, tahun_program, sk_tim, ketua_tim, anggota_tim, rencana_supervisi } = profil
  const { rekap_capaian, anggaran_apbn, anggaran_apbd, catatan } = profil
  return {
    ...{ provinsi_id, tahun_program, sk_tim, ketua_tim, anggota_tim, rencana_supervisi },
    ...{ rekap_capaian, anggaran_apbn, anggaran_apbd, catatan },
    list_doc: docsOf(profil),
  }
}
