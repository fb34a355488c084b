export const kosong = {
  title: 'Belum ada permohonan',
  text: 'Tidak ada yang masuk menurut saringan di atas. Pilih tahun atau auditor yang lain.',
}
