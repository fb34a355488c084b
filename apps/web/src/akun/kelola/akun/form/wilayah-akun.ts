import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { regionNeeds } from '@portal/domain/platform/roles'

export function wilayahOf(akun: Pengguna): string {
  if (akun.perusahaan) return akun.perusahaan.nama_perseroan
  if (regionNeeds[akun.role] === 'tidak ada') return 'Seluruh Indonesia'
  return [akun.kota, akun.provinsi].filter(Boolean).join(', ') || 'Belum ada wilayah'
}
