import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { drafRecord, releaseDrafFiles } from '#psat/draf/draf.files.ts'
import { type DrafRow, deleteDraf } from '#psat/draf/draf.repository.ts'

export interface Penyelesaian {
  row: Pick<BerkasRow, 'id'>
  draf: DrafRow | undefined
  /** Files of an earlier copy, which stay with their record. */
  source: ReadonlySet<string>
  dokumen: IsianPengajuan['dokumen']
  /** Keys of other files that move to the licence file together with the papers. */
  lain?: readonly string[]
  actor: Actor
}

export async function settleFiles(
  { files }: Platform,
  trx: Trx,
  { row, draf, source, dokumen, lain = [], actor }: Penyelesaian,
): Promise<void> {
  const record = `pengajuan/${row.id}`
  const papers = Object.entries(dokumen).flatMap(([kunci, key]) => (key ? [[kunci, key] as const] : []))
  if (draf) {
    const kept = [...papers.map(([, key]) => key), ...lain]
    await files.move(trx, kept, { from: drafRecord(draf), to: record })
    await releaseDrafFiles(files, trx, draf, kept)
    await deleteDraf(trx, draf.id)
  }
  for (const [kunci, key] of papers) {
    if (source.has(key)) continue
    await files.claim(trx, [key], { record, visibility: 'rekaman', actor, field: `dokumen.${kunci}` })
  }
}
