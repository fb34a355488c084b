import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { kunciDraf } from './draf.presenter.ts'
import { type DrafRow, deleteDraf, findDraf, lockPerbaikanOf } from './draf.repository.ts'

export const drafRecord = ({ uuid }: Pick<DrafRow, 'uuid'>) => `draf/${uuid}`

/**
 * Returns the papers of the copy from which the user started the draft. They stay with their licence file, and the
 * draft reuses them.
 */
export async function keysOfSource(
  trx: Trx,
  { pengajuan_id, dari_pengajuan_id }: Pick<DrafRow, 'pengajuan_id' | 'dari_pengajuan_id'>,
): Promise<Set<string>> {
  const source = pengajuan_id ?? dari_pengajuan_id
  const copy = source === null ? undefined : await findSalinan(trx, source)
  return new Set(Object.keys(copy?.isi.berkas ?? {}))
}

export async function claimDrafFiles(
  files: Files,
  trx: Trx,
  draf: Pick<DrafRow, 'uuid' | 'pengajuan_id' | 'dari_pengajuan_id'>,
  { isian, jawaban }: Pick<DrafRow, 'isian' | 'jawaban'>,
  actor: Actor,
): Promise<void> {
  const known = await keysOfSource(trx, draf)
  const fields = [
    ...Object.entries(isian.dokumen).map(([kunci, key]) => [`dokumen.${kunci}`, key] as const),
    ...Object.entries(jawaban).map(([id, { berkas }]) => [`jawaban.${id}.berkas`, berkas] as const),
  ]
  for (const [field, key] of fields) {
    if (!key || known.has(key)) continue
    await files.claim(trx, [key], { record: drafRecord(draf), visibility: 'rekaman', actor, field })
  }
}

/** Releases files that the draft no longer names. Files of other records stay untouched. */
export async function releaseDrafFiles(
  files: Files,
  trx: Trx,
  draf: Pick<DrafRow, 'uuid' | 'isian' | 'jawaban'>,
  kept: readonly string[],
): Promise<void> {
  const dropped = kunciDraf(draf).filter((key) => !kept.includes(key))
  await files.release(trx, dropped, drafRecord(draf))
}

/** Deletes the revision draft of an ended file, with the draft's own papers. */
export async function endPerbaikan(files: Files, trx: Trx, pengajuanId: number): Promise<void> {
  const draf = await lockPerbaikanOf(trx, pengajuanId)
  if (!draf) return
  await releaseDrafFiles(files, trx, draf, [])
  await deleteDraf(trx, draf.id)
}

export const drafFileAccess: RecordAccess = async (actor, record, db) =>
  (await findDraf(db, actor, record.split('/')[1] ?? '')) !== undefined
