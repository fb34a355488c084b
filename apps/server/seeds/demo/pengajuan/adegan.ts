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

/** Context of one step of a file on track `pengajuan`. `Adegan<BerkasRow>` covers both tracks. */
export interface Adegan<Row extends BerkasRow = PengajuanRow> {
  platform: Platform
  trx: Trx
  petugas: Petugas
  usaha: Usaha
  /** Returns the permit number of the file: the next number of its kind. */
  nomorIzin: (row: BerkasRow, at: Date) => string
  /** Time of the file's next step. */
  berikut: Date | undefined
  row: Row
}
