import type { Ekspor } from '@portal/domain/platform/ekspor/ekspor-calls'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import { limitConcurrency } from '#platform/concurrency/limit-concurrency.ts'
import { withoutTimeLimit } from '#platform/database/connection/time-limit.ts'
import type { Trx } from '#platform/database/database.ts'
import { onPrimary, readFromStandby, usesStandby } from '#platform/database/standby/standby-reads.ts'
import { storedJson } from '#platform/database/stored-json.ts'
import { inSnapshot } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { hasPermission } from '#platform/portal.ts'
import { write } from '#platform/write.ts'
import * as repository from './ekspor.repository.ts'
import type { ExportAsker, ExportDefinition, ExportDesk, ExportRequest } from './export-definition.ts'
import { exportFile } from './export-file.ts'

const largestFile = 500_000_000
const keptMs = 2 * 86_400_000
/** Each export occupies a database connection and a CPU core. */
const fewAtOnce = limitConcurrency(2)

/** The stored request, with the account's role and scope at the time of the request. */
interface Stored extends ExportRequest<object>, Pick<ExportAsker, 'actor'> {
  scope: RegionScope
}

async function run(platform: Platform, desk: ExportDesk, uuid: string, makerId: number): Promise<void> {
  const asked = await repository.findEkspor(platform.db, makerId, uuid)
  const definition = desk.definitions.find(({ jenis }) => jenis === asked?.jenis)
  if (!asked || !definition || asked.status === 'selesai') return
  const { scope, actor, ...request } = storedJson<Stored>(asked.permintaan)
  const now = platform.clock()
  const today = dayInJakarta(now)
  let baris = 0
  await repository.updateEkspor(platform.db, uuid, { status: 'berjalan' })
  const makeFile = async (trx: Trx) => {
    baris = 0
    const onRows = (rows: number) => {
      baris += rows
    }
    const { title, content } = await exportFile(trx, definition, request, {
      scope,
      actor,
      today,
      now,
      onRows,
    })
    const parts = async function* () {
      const name = definition.fileName?.(request) ?? `Export-${title}-${today}`
      yield { name: `${name}.${request.format}`, content }
    }
    // No record claims this file: only its creator can open it, and the daily sweep deletes it. On the primary, its row
    // uses the snapshot's connection. Exports that hold one connection and wait for a second would deadlock.
    const own = usesStandby() ? {} : { trx }
    const [file] = await onPrimary(() =>
      platform.files.receive(parts(), {
        uploader: { id: makerId },
        limit: largestFile,
        accept: [request.format],
        ...own,
      }),
    )
    return file?.key
  }
  const berkas = await readFromStandby(() => inSnapshot(platform.db, makeFile))
  await repository.updateEkspor(platform.db, uuid, {
    status: 'selesai',
    baris,
    selesai: platform.clock(),
    ...(berkas ? { berkas } : {}),
  })
}

async function runKeepingFaults(
  platform: Platform,
  desk: ExportDesk,
  uuid: string,
  makerId: number,
): Promise<void> {
  try {
    await fewAtOnce(() => withoutTimeLimit(() => run(platform, desk, uuid, makerId)))
  } catch (error) {
    const pesan =
      error instanceof AppError ? error.message : 'Ekspor terhenti karena kesalahan di server. Coba lagi.'
    await repository.updateEkspor(platform.db, uuid, { status: 'gagal', pesan, selesai: platform.clock() })
    throw error
  }
}

export async function readEkspor({ db }: Platform, actor: Actor, uuid: string): Promise<Ekspor> {
  const row = await repository.findEkspor(db, actor.id, uuid)
  if (!row) throw notFound('Ekspor')
  const { status, pesan, baris, berkas } = row
  return { uuid, status, pesan, baris, path: berkas }
}

/**
 * Commits the request and its audit row before it makes the file, so that the audit trail has the export even if the
 * file fails.
 */
async function startExport(
  platform: Platform,
  desk: ExportDesk,
  caller: Caller,
  { jenis, stored, background }: { jenis: string; stored: Stored; background: boolean },
): Promise<Ekspor> {
  const actor = actorOf(caller)
  const { uuid } = await write(platform.db, caller, async (trx) => {
    const values = { jenis, permintaan: stored, pembuat_id: actor.id, dibuat: platform.clock() }
    const created = await repository.insertEkspor(trx, values)
    await recordAudit(trx, caller, { record: `${desk.record}/${created.uuid}`, after: stored })
    if (background) await platform.jobs.enqueue(trx, desk.name, { uuid: created.uuid, makerId: actor.id })
    return { uuid: created.uuid }
  })
  if (!background) await runKeepingFaults(platform, desk, uuid, actor.id)
  return readEkspor(platform, actor, uuid)
}

type Offered = readonly [ExportDefinition, ...ExportDefinition[]]

/** Starts an export. Several `offered` definitions share one call; the filter selects among them. */
export function exportRows(
  platform: Platform,
  desk: ExportDesk,
  offered: Offered,
  anyCaller: Caller,
  { asked, background }: { asked: Partial<ExportRequest<never>>; background: boolean },
): Promise<Ekspor> {
  const actor = actorOf(anyCaller)
  const { headers = [], format = 'xlsx', ...filter } = asked
  const definition = offered.find(({ takes }) => takes?.(filter)) ?? offered[0]
  if (!hasPermission(platform.portal, actor.role, definition.access)) throw new AppError('TIDAK_BERWENANG')
  const request = { filter, headers, format }
  const scope = scopeOf(actor)
  definition.check(scope, request)
  const caller = { ...anyCaller, auditEvent: `${definition.event}.ekspor` }
  const { id, role, perusahaan_id } = actor
  const stored = { ...request, scope, actor: { id, role, perusahaan_id } }
  return startExport(platform, desk, caller, { jenis: definition.jenis, stored, background })
}

export function registerEkspor(platform: Platform, desk: ExportDesk): void {
  platform.jobs.on<{ uuid: string; makerId: number }>(
    desk.name,
    async ({ uuid, makerId }) => {
      await runKeepingFaults(platform, desk, uuid, makerId).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
    },
    { retryLimit: 2 },
  )
  const kinds = desk.definitions.map(({ jenis }) => jenis)
  platform.jobs.every(`sapu-${desk.record}`, '20 3 * * *', () =>
    repository.deleteOldEkspor(platform.db, kinds, new Date(platform.clock().getTime() - keptMs)),
  )
}
