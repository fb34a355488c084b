import type { Role } from '@portal/domain/platform/roles'

export interface SessionUser {
  uuid: string
  id: number
  username: string
  nama: string
  role: Role
  photo: string | null
  /** The picture of an operator; staff use `photo`. */
  foto?: string | null
  email?: string | null
  provinsi_id: number | null
  provinsi: string | null
  kota_id: number | null
  kota: string | null
  perusahaan?: { nama_perseroan: string } | null
  wajib_ganti_sandi: boolean
}
