import type { Role } from '@portal/domain/platform/roles'
import type { Diwakili } from '@portal/domain/platform/workflow/workflow'

/**
 * The account that calls. The server reads it from the database for every request, so a changed role or an ended
 * session takes effect at once.
 */
export interface Actor {
  id: number
  uuid: string
  username: string
  nama: string
  role: Role
  provinsi_id: number | null
  kota_id: number | null
  perusahaan_id: number | null
  sesi_id: string
  wajib_ganti_sandi: boolean
  /** People on leave for whom this account acts as deputy today. Undefined means nobody. */
  mewakili?: readonly Diwakili[]
}

/** Turns a bearer token into an actor, or throws SESI_BERAKHIR. The akun module provides the implementation. */
export type Authenticate = (token: string) => Promise<Actor>
