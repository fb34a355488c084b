import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { BerkasRow, PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import type { Usaha } from './usaha.ts'

export interface Petugas {
  sekretariat: Actor
  koordinator: Actor
  subkoordinator: Actor
  lead: Actor
  auditor: Actor
  auditor2: Actor
  pvtpp: Actor
}

/** A step of one file of track `pengajuan` at its moment; of either track, `Adegan<BerkasRow>`. */
export interface Adegan<Row extends BerkasRow = PengajuanRow> {
  platform: Platform
  trx: Trx
  petugas: Petugas
  usaha: Usaha
  row: Row
}
