import type { HasilImpor, Impor, listImpor } from '@portal/domain/okkp/impor.contract'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { scopeOf } from '@portal/domain/platform/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { Actor } from '#platform/actor.ts'
import { systemCaller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { presentHasil, presentImpor } from './impor.presenter.ts'
import * as repository from './impor.repository.ts'
import { recordOf, runImpor } from './run-impor.service.ts'

export const imporJob = 'okkp-impor'
const auditEvent = 'registrasi.impor'

export async function getImpor(platform: Platform, actor: Actor, uuid: string) {
  const row = await repository.findImpor(platform.db, scopeOf(actor), uuid)
  if (!row) throw notFound('Impor')
  return row
}

export async function readImpor(platform: Platform, actor: Actor, uuid: string): Promise<HasilImpor> {
  const row = await getImpor(platform, actor, uuid)
  return presentHasil(row, await repository.findRefused(platform.db, row.id), platform.clock())
}

export async function readImporList(
  platform: Platform,
  actor: Actor,
  query: Query<typeof listImpor>,
): Promise<{ rows: Impor[]; total: number }> {
  const { rows, total } = await repository.listImpor(platform.db, scopeOf(actor), query, query)
  return { rows: rows.map((row) => presentImpor(row, platform.clock())), total }
}

const keptDays = 30
const day = 86_400_000

/** Work in the background, and who may open the files of a batch. */
export function registerImpor(platform: Platform): void {
  platform.jobs.on<{ uuid: string }>(
    imporJob,
    async ({ uuid }) => {
      const row = await repository.findImpor(platform.db, { jenis: 'semua' }, uuid)
      if (!row || !(repository.unfinished as readonly string[]).includes(row.status)) return
      await runImpor(platform, systemCaller(auditEvent), row).catch((error: unknown) => {
        // A file that cannot be imported will not become better by trying again.
        if (!(error instanceof AppError)) throw error
      })
    },
    { retryLimit: 2 },
  )
  platform.jobs.every('sapu-impor', '10 3 * * *', () =>
    platform.db.transaction().execute(async (trx) => {
      const before = new Date(platform.clock().getTime() - keptDays * day)
      for (const { uuid, kunci } of await repository.takeOldRejectedFiles(trx, before)) {
        await platform.files.release(trx, [kunci], recordOf({ uuid }))
      }
    }),
  )
  platform.files.registerRecordAccess('impor', async (actor, record, db) => {
    if (!hasPermission(actor.role, 'registrasi.kelola')) return false
    const row = await repository.findImpor(db, scopeOf(actor), record.split('/')[1] ?? '')
    return row !== undefined
  })
}
