import { AppError, notFound } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { presentImpor } from './impor.presenter.ts'
import * as repository from './impor.repository.ts'
import { getImpor } from './impor.service.ts'
import { definitionOf, type ImportDesk, type KeptRow, reachOf, recordOf } from './import-definition.ts'

export interface Undone {
  dihapus: number
  tertahan_total: number
  tertahan: KeptRow[]
}

/** Undoes a batch. Rows that somebody has changed since stay, and the response lists them. */
export async function undoImpor(
  platform: Platform,
  desk: ImportDesk,
  anyCaller: Caller,
  uuid: string,
): Promise<Undone> {
  const actor = actorOf(anyCaller)
  const definition = definitionOf(desk, (await getImpor(platform, desk, actor, uuid)).jenis)
  const caller = { ...anyCaller, auditEvent: `${definition.event}.impor.batal` }
  return write(platform.db, caller, async (trx) => {
    const row = await repository.lockImpor(trx, reachOf(platform.portal, desk, actor), uuid)
    if (!row) throw notFound('Impor')
    if (!presentImpor(row, platform.clock()).boleh_batal) {
      throw new AppError('BENTROK', {
        message: 'Impor ini tidak menyimpan baris, jadi tidak ada yang dapat dibatalkan.',
      })
    }
    const dihapus = await definition.undo(trx, row.id, { id: actor.id, at: platform.clock() })
    const { total, rows } = await definition.kept(trx, row.id)
    const undone = { dihapus, tertahan_total: total, tertahan: rows }
    if (dihapus === 0) {
      const message = 'Semua baris impor ini sudah diubah atau dipakai, jadi tidak ada yang dihapus.'
      throw new AppError('BENTROK', { message, extra: { data: undone } })
    }
    const status = total === 0 ? 'dibatalkan' : 'dibatalkan_sebagian'
    await repository.setStatus(trx, row.id, status)
    await recordAudit(trx, caller, {
      record: recordOf(desk, row),
      before: { status: row.status },
      after: { status, dihapus, tertahan: total },
    })
    return undone
  })
}
