export const layananAntrean = ['okkp', 'pasar'] as const
export type LayananAntrean = (typeof layananAntrean)[number]

export const jenisAntrean = [
  'kasus',
  'permintaan',
  'pengaduan',
  'peringatan',
  'registrasi',
  'pemetaan',
  'profil',
  'titik',
] as const
export type JenisAntrean = (typeof jenisAntrean)[number]
export const jenisAntreanLabels: Record<JenisAntrean, string> = {
  kasus: 'Kasus',
  permintaan: 'Permintaan uji',
  pengaduan: 'Laporan',
  peringatan: 'Peringatan',
  registrasi: 'Registrasi',
  pemetaan: 'Pemetaan',
  profil: 'Profil pasar',
  titik: 'Titik lokasi',
}
