export const kategoriPangan = ['PSAT', 'PSAH', 'PSAI'] as const
export type KategoriPangan = (typeof kategoriPangan)[number]
export const kategoriLabels: Record<KategoriPangan, string> = {
  PSAT: 'PSAT: asal tumbuhan',
  PSAH: 'PSAH: asal hewan',
  PSAI: 'PSAI: asal ikan',
}
