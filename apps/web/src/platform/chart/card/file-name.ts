/** "Permohonan masuk, 2026" → "permohonan-masuk-2026.csv". */
export function fileNameOf(title: string, extension: 'csv' | 'png'): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return `${plain.replace(/^-+|-+$/g, '') || 'grafik'}.${extension}`
}
