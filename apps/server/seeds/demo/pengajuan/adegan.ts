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
  lead2: Actor
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
  /** The number that the file's permit gets: the next one of its kind. */
  nomorIzin: (row: BerkasRow, at: Date) => string
  /** When the file's next step is taken. */
  berikut: Date | undefined
  row: Row
}
