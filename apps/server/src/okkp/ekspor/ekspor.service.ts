import type { Ekspor, EksporRegistrasiIsian, ExportFormat } from '@portal/domain/okkp/ekspor.contract'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import { withoutTimeLimit } from '#platform/database/time-limit.ts'
import { gate } from '#platform/gate.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import * as repository from './ekspor.repository.ts'
import { checkRegistrasiExport, registrasiEkspor } from './ekspor-registrasi.definition.ts'
import type { ExportDefinition } from './export-definition.ts'
import { exportFile } from './export-file.ts'

const jobName = 'okkp-ekspor'
const largestFile = 500_000_000
const keptMs = 2 * 86_400_000
/** Each export keeps a database connection and the processor busy. */
const fewAtOnce = gate(2)

/** Each kind keeps its own filter; a stored request is read back by the definition that wrote it. */
const definitions: Record<string, ExportDefinition<never>> = { registrasi: registrasiEkspor }

interface Stored {
  scope: RegionScope
  filter: object
  headers: string[]
  format: ExportFormat
}

async function run(platform: Platform, uuid: string, makerId: number): Promise<void> {
  const asked = await repository.findEkspor(platform.db, makerId, uuid)
  const definition = asked && definitions[asked.jenis]
  if (!asked || !definition || asked.status === 'selesai') return
  const { scope, filter, headers, format } = asked.permintaan as unknown as Stored
  const now = platform.clock()
  const today = dayInJakarta(now)
  let baris = 0
  await repository.updateEkspor(platform.db, uuid, { status: 'berjalan' })
  const berkas = await repository.inSnapshot(platform.db, async (trx) => {
    const onRows = (rows: number) => {
      baris += rows
    }
    const request = { filter: filter as never, headers, format }
    const { title, content } = await exportFile(trx, definition, request, { scope, today, now, onRows })
    const parts = async function* () {
      yield { name: `Export-${title}-${today}.${format}`, content }
    }
    // Never claimed by a record: only its maker can open it, and the daily sweep takes it away. Its row goes in
    // by the snapshot's own connection: exports that wait for a second one while holding their first block all.
    const [file] = await platform.files.receive(parts(), {
      uploader: { id: makerId },
      limit: largestFile,
      accept: [format],
      trx,
    })
    return file?.key
  })
  await repository.updateEkspor(platform.db, uuid, {
    status: 'selesai',
    baris,
    selesai: platform.clock(),
    ...(berkas ? { berkas } : {}),
  })
}

async function runKeepingFaults(platform: Platform, uuid: string, makerId: number): Promise<void> {
  try {
    await fewAtOnce(() => withoutTimeLimit(() => run(platform, uuid, makerId)))
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
  return { uuid, status: status as Ekspor['status'], pesan, baris, path: berkas }
}

/** The request and its audit row first, the file after: what was taken out is on record even if the file fails. */
async function startExport(
  platform: Platform,
  caller: Caller,
  jenis: string,
  stored: Stored,
  background: boolean,
): Promise<Ekspor> {
  const actor = actorOf(caller)
  const { uuid } = await write(platform.db, caller, async (trx) => {
    const values = { jenis, permintaan: stored, pembuat_id: actor.id, dibuat: platform.clock() }
    const created = await repository.insertEkspor(trx, values)
    await recordAudit(trx, caller, { record: `ekspor/${created.uuid}`, after: stored })
    if (background) await platform.jobs.enqueue(trx, jobName, { uuid: created.uuid, makerId: actor.id })
    return { uuid: created.uuid }
  })
  if (!background) await runKeepingFaults(platform, uuid, actor.id)
  return readEkspor(platform, actor, uuid)
}

export function exportRegistrasi(
  platform: Platform,
  caller: Caller,
  body: EksporRegistrasiIsian,
  { background }: { background: boolean },
): Promise<Ekspor> {
  const scope = scopeOf(actorOf(caller))
  checkRegistrasiExport(scope, body)
  const { headers, format, ...filter } = body
  return startExport(platform, caller, 'registrasi', { scope, filter, headers, format }, background)
}

export function registerEkspor(platform: Platform): void {
  platform.jobs.on<{ uuid: string; makerId: number }>(
    jobName,
    async ({ uuid, makerId }) => {
      await runKeepingFaults(platform, uuid, makerId).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
    },
    { retryLimit: 2 },
  )
  platform.jobs.every('sapu-ekspor', '20 3 * * *', () =>
    repository.deleteOldEkspor(platform.db, new Date(platform.clock().getTime() - keptMs)),
  )
}
