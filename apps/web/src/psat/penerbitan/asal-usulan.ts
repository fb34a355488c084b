interface Usulan {
  nomor: string | null
  terakhir: string | null
}

/** Explains the suggested number, because its month or year may differ from the last number. */
export function asalUsulan({ nomor, terakhir }: Usulan): string | undefined {
  if (terakhir === null) return 'Belum ada nomor jenis ini. Tulis nomor pertamanya.'
  const last = `Nomor terakhir jenis ini: ${terakhir}.`
  if (nomor === null) return `${last} Tulis nomor berikutnya.`
  return `${last} Yang diusulkan adalah urutan berikutnya, dengan bulan dan tahun hari ini; Anda boleh menulis yang lain.`
}
