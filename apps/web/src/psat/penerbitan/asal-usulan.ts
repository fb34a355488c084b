interface Usulan {
  nomor: string | null
  terakhir: string | null
}

/** Explains the suggested number, because its month or year may differ from the highest number. */
export function asalUsulan({ nomor, terakhir }: Usulan): string | undefined {
  if (terakhir === null) return 'Belum ada nomor jenis ini. Tulis nomor pertamanya.'
  const last = `Nomor tertinggi yang terbit atau dipesan: ${terakhir}.`
  if (nomor === null) return `${last} Tulis nomor berikutnya.`
  return `${last} Yang diusulkan adalah urutan berikutnya, dengan bulan dan tahun hari ini; Anda boleh menulis yang lain.`
}
