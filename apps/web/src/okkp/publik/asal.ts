import type { Verifikasi } from '#okkp/publik/vonis.ts'

export function originOf({ kota, provinsi_unit }: Pick<Verifikasi, 'kota' | 'provinsi_unit'>): string | null {
  return [kota, provinsi_unit].filter(Boolean).join(', ') || null
}
