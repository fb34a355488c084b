import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import type { Usaha } from './usaha.ts'

export interface Petugas {
  sekretariat: Actor
  koordinator: Actor
  lead: Actor
  auditor: Actor
  auditor2: Actor
  pvtpp: Actor
}

/** A step of one file at its moment. */
export interface Adegan {
  platform: Platform
  trx: Trx
  petugas: Petugas
  usaha: Usaha
  row: PengajuanRow
}
