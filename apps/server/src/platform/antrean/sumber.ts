import type { BarisAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import type { JenisAntrean, LayananAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import type { Permission } from '@portal/domain/platform/permissions'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#platform/actor.ts'

export interface PembacaAntrean {
  actor: Actor
  today: string
  /** Service that the queue is narrowed to. */
  layanan: LayananAntrean | undefined
}

/** A row of a source. The queue adds the kind, the due day and whose turn it is. */
export type IsiAntrean = Omit<BarisAntrean, 'jenis' | 'batas' | 'mendesak' | 'giliran_saya'>

/** One kind of open work. Its module owns the SQL; the queue joins, orders and pages all kinds. */
export interface SumberAntrean {
  jenis: JenisAntrean
  layanan: readonly LayananAntrean[]
  access: Permission
  /**
   * Returns a query for the open work within the actor's region, with the columns `id`, `batas` (day or null), `giliran`
   * (true if the actor's office must act) and `mendesak`. Undefined if the role has no such work.
   */
  calon(by: PembacaAntrean): Promise<RawBuilder<unknown> | undefined>
  isi(by: PembacaAntrean, ids: readonly number[]): Promise<IsiAntrean[]>
}
