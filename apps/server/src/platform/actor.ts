import type { Role } from '@portal/domain/platform/roles'
import type { Diwakili } from '@portal/domain/platform/workflow/workflow'

/** Who calls: read from the database for every request, so a changed role or an ended session holds at once. */
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
  /** People on leave in whose place the account acts today; nobody where it is left out. */
  mewakili?: readonly Diwakili[]
}

/** Turns a bearer token into an actor, or throws SESI_BERAKHIR. The akun wing provides it. */
export type Authenticate = (token: string) => Promise<Actor>
