interface Usulan {
  nomor: string | null
  terakhir: string | null
}

/** Where the proposed number comes from, so that nobody wonders why its month or year differs from the last one. */
export function asalUsulan({ nomor, terakhir }: Usulan): string | undefined {
  if (terakhir === null) return 'Belum ada nomor jenis ini. Tulis nomor pertamanya.'
  const last = `Nomor terakhir jenis ini: ${terakhir}.`
  if (nomor === null) return `${last} Tulis nomor berikutnya.`
  return `${last} Yang diusulkan adalah urutan berikutnya, dengan bulan dan tahun hari ini; Anda boleh menulis yang lain.`
}
