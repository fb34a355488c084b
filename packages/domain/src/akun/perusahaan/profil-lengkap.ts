import type { ProfilPerusahaan } from './perusahaan.contract.ts'

const dibutuhkan = {
  alamat_perseroan: 'alamat',
  provinsi_id: 'provinsi',
  kota_id: 'kabupaten/kota',
  telp: 'nomor telepon',
  email_perusahaan: 'surel perusahaan',
  penanggung_jawab: 'nama penanggung jawab',
} as const satisfies Partial<Record<keyof ProfilPerusahaan, string>>

/** Returns labels of the fields that a company must fill in before it may apply. */
export function kurangProfil(profil: Pick<ProfilPerusahaan, keyof typeof dibutuhkan>): string[] {
  return Object.entries(dibutuhkan).flatMap(([field, label]) =>
    profil[field as keyof typeof dibutuhkan] ? [] : [label],
  )
}

const daftar = new Intl.ListFormat('id', { type: 'conjunction' })

export function kurangProfilText(kurang: readonly string[]): string {
  return `Data perusahaan belum lengkap. Isi ${daftar.format(kurang)} di Data Pelaku Usaha (/profil), lalu kirim lagi.`
}
