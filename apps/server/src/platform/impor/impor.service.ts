import type { Query } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import type { HasilImpor, Impor, ImporCalls } from '@portal/domain/platform/impor/impor-calls'
import type { Total } from '@portal/domain/platform/list/pagination'
import type { Actor } from '#platform/actor.ts'
import { systemCaller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { presentHasil, presentImpor } from './impor.presenter.ts'
import * as repository from './impor.repository.ts'
import {
  definitionOf,
  definitionsFor,
  fullReach,
  type ImportDesk,
  reachOf,
  recordOf,
} from './import-definition.ts'
import { runImpor } from './run-impor.service.ts'

export async function getImpor({ db, portal }: Platform, desk: ImportDesk, actor: Actor, uuid: string) {
  const row = await repository.findImpor(db, reachOf(portal, desk, actor), uuid)
  if (!row) throw notFound('Impor')
  return row
}

export async function readImpor(
  platform: Platform,
  desk: ImportDesk,
  actor: Actor,
  uuid: string,
): Promise<HasilImpor> {
  const row = await getImpor(platform, desk, actor, uuid)
  const refused = await repository.findRefused(platform.db, row.id)
  return presentHasil(definitionOf(desk, row.jenis), row, refused, platform.clock(), actor.id)
}

export async function readImporList(
  platform: Platform,
  desk: ImportDesk,
  actor: Actor,
  query: Query<ImporCalls['list']>,
): Promise<{ rows: Impor[]; total: Total }> {
  const known = desk.definitions.map(({ jenis }) => jenis)
  if (query.jenis !== undefined && !known.includes(query.jenis)) {
    throw fieldError('jenis', `Isi salah satu: ${known.join(', ')}.`)
  }
  const { rows, total } = await repository.imporList.page(
    platform.db,
    reachOf(platform.portal, desk, actor),
    query,
  )
  return { rows: rows.map((row) => presentImpor(row, platform.clock(), actor.id)), total }
}

const keptDays = 30
const day = 86_400_000

/** Registers the background job and the access policy for files of a batch. */
export function registerImpor(platform: Platform, desk: ImportDesk): void {
  platform.jobs.on<{ uuid: string }>(
    desk.name,
    async ({ uuid }) => {
      const row = await repository.findImpor(platform.db, fullReach(desk), uuid)
      if (!row || !(repository.unfinished as readonly string[]).includes(row.status)) return
      const caller = systemCaller(`${definitionOf(desk, row.jenis).event}.impor`)
      await runImpor(platform, desk, caller, row).catch((error: unknown) => {
        // Do not retry a file that cannot be imported.
        if (!(error instanceof AppError)) throw error
      })
    },
    { retryLimit: 2 },
  )
  platform.jobs.every(`sapu-${desk.record}`, '10 3 * * *', () =>
    platform.db.transaction().execute(async (trx) => {
      const before = new Date(platform.clock().getTime() - keptDays * day)
      for (const { uuid, kunci } of await repository.takeOldRejectedFiles(trx, fullReach(desk), before)) {
        await platform.files.release(trx, [kunci], recordOf(desk, { uuid }))
      }
    }),
  )
  platform.files.registerRecordAccess(desk.record, async (actor, record, db) => {
    if (definitionsFor(platform.portal, desk, actor).length === 0) return false
    const row = await repository.findImpor(
      db,
      reachOf(platform.portal, desk, actor),
      record.split('/')[1] ?? '',
    )
    return row !== undefined
  })
}
