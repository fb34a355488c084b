import { AppError } from '@portal/domain/platform/errors'
import { type HasilImpor, importField, type StatusImpor } from '@portal/domain/platform/impor/impor-calls'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import { limitConcurrency } from '#platform/concurrency/limit-concurrency.ts'
import { withoutTimeLimit } from '#platform/database/connection/time-limit.ts'
import type { Trx } from '#platform/database/database.ts'
import { storedJson } from '#platform/database/stored-json.ts'
import type { StoredFile } from '#platform/files/upload/receive.ts'
import type { Platform } from '#platform/platform.ts'
import { hasPermission } from '#platform/portal.ts'
import { write } from '#platform/write.ts'
import { presentImpor } from './impor.presenter.ts'
import * as repository from './impor.repository.ts'
import { getImpor, readImpor } from './impor.service.ts'
import {
  definitionOf,
  type ImportDefinition,
  type ImportDesk,
  type ImportFields,
  recordOf,
} from './import-definition.ts'
import { runImpor } from './run-impor.service.ts'

/** Each import occupies a database connection and a reader thread. */
const oneByOne = limitConcurrency(2)

function refuseOldFormat({ kind }: Pick<StoredFile, 'kind'>): void {
  if (kind === 'xlsx') return
  throw new AppError('EXCEL_DITOLAK', {
    message: 'Berkas ini masih berformat Excel lama (.xls). Simpan sebagai .xlsx, lalu unggah lagi.',
  })
}

/** Creates the batch before reading rows, so that others can watch it and a lost server leaves a visible trace. */
async function createBatch(
  platform: Platform,
  actor: Actor,
  file: Pick<StoredFile, 'key' | 'name' | 'kind'>,
  definition: ImportDefinition,
  isian: ImportFields,
) {
  refuseOldFormat(file)
  const scope = scopeOf(actor)
  const { letak, ...asked } = await definition.prepare(platform.db, scope, isian)
  const { sha256 } = await platform.files.view(file.key, { actor })
  return {
    values: {
      ...asked,
      ...letak,
      jenis: definition.jenis,
      isian,
      created_for: isian.created_for ?? null,
      uji_coba: isian.uji_coba,
      nama_berkas: file.name,
      berkas: file.key,
      sha256,
      pembuat_id: actor.id,
      pembuat: actor.nama,
      pembuat_username: actor.username,
      pembuat_role: actor.role,
      dibuat: platform.clock(),
      denyut: platform.clock(),
    },
    scope,
  }
}

type Batch = Awaited<ReturnType<typeof createBatch>>['values']

async function insertBatch(
  { files }: Platform,
  desk: ImportDesk,
  trx: Trx,
  actor: Actor,
  values: Batch,
  status: StatusImpor,
): Promise<{ uuid: string }> {
  const { uuid } = await repository.insertImpor(trx, { ...values, status })
  const claim = {
    record: recordOf(desk, { uuid }),
    visibility: 'rekaman' as const,
    actor,
    field: importField,
  }
  await files.claim(trx, [values.berkas], claim)
  return { uuid }
}

/** Returns the caller with a fingerprint of the file content, which the fingerprint of the request does not include. */
function callerFor(caller: Caller, { event }: ImportDefinition, batch: Batch, scope: RegionScope): Caller {
  const { sha256, jenis, isian, pusat, provinsi_id, kota_id } = batch
  const asked = { sha256, jenis, isian, pusat, provinsi_id, kota_id, scope }
  const idempotency = caller.idempotency && { ...caller.idempotency, fingerprint: JSON.stringify(asked) }
  return { ...caller, auditEvent: `${event}.impor`, idempotency }
}

/**
 * Builds the error for a file without valid rows. The previous system also returned the distinct messages as `Error`.
 */
function allRefused(hasil: HasilImpor): AppError {
  const { success: _success, keterangan: _keterangan, message, ...result } = hasil
  const distinct = [...new Set(result.kesalahan.map(({ pesan }) => pesan))].slice(0, 20)
  return new AppError('IMPOR_DITOLAK', {
    message,
    fields: [{ field: importField, message }],
    extra: { ...result, Error: distinct },
  })
}

/** Deletes the batch and upload of a repeated or refused request. */
async function dropRepeat(
  { db, files }: Platform,
  desk: ImportDesk,
  row: repository.ImporRow,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await files.release(trx, [row.berkas], recordOf(desk, row))
    await repository.deleteImpor(trx, row.id)
  })
}

/** Commits the batch, its job and its Idempotency-Key together. The job writes the audit row. */
async function enqueueImport(
  platform: Platform,
  desk: ImportDesk,
  caller: Caller,
  values: Batch,
): Promise<string> {
  const actor = actorOf(caller)
  const { uuid } = await write(platform.db, { ...caller, auditEvent: undefined }, async (trx) => {
    const batch = await insertBatch(platform, desk, trx, actor, values, 'menunggu')
    await platform.jobs.enqueue(trx, desk.name, batch)
    return batch
  })
  return uuid
}

/** Commits the batch in its own transaction before reading rows. */
async function importNow(
  platform: Platform,
  desk: ImportDesk,
  caller: Caller,
  values: Batch,
): Promise<string> {
  const actor = actorOf(caller)
  const { uuid } = await platform.db
    .transaction()
    .execute((trx) => insertBatch(platform, desk, trx, actor, values, 'berjalan'))
  const row = await getImpor(platform, desk, actor, uuid)
  try {
    const kept = await oneByOne(() => withoutTimeLimit(() => runImpor(platform, desk, caller, row)))
    if (kept !== uuid) await dropRepeat(platform, desk, row)
    return kept
  } catch (error) {
    if (error instanceof AppError && error.code === 'KUNCI_DIPAKAI_ULANG')
      await dropRepeat(platform, desk, row)
    throw error
  }
}

/** Validates the fields of the multipart form, which no route schema has checked yet. */
function isianOf({ isian }: ImportDefinition, fields: Record<string, string>): ImportFields {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))
  const { data, error } = isian.safeParse(filled)
  if (data) return data
  throw new AppError('VALIDASI_GAGAL', {
    fields: error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  })
}

/**
 * Starts an import. Several `offered` definitions share one upload, and the fields select among them. The first one
 * reports fields that match none.
 */
export async function importFile(
  platform: Platform,
  desk: ImportDesk,
  offered: readonly [ImportDefinition, ...ImportDefinition[]],
  anyCaller: Caller,
  { file, fields, background }: { file: StoredFile; fields: Record<string, string>; background: boolean },
): Promise<HasilImpor> {
  const actor = actorOf(anyCaller)
  const definition = offered.find(({ takes }) => takes?.(fields)) ?? offered[0]
  if (!hasPermission(platform.portal, actor.role, definition.access)) throw new AppError('TIDAK_BERWENANG')
  const isian = isianOf(definition, fields)
  const { values, scope } = await createBatch(platform, actor, file, definition, isian)
  const caller = callerFor(anyCaller, definition, values, scope)
  if (background) return readImpor(platform, desk, actor, await enqueueImport(platform, desk, caller, values))
  const hasil = await readImpor(platform, desk, actor, await importNow(platform, desk, caller, values))
  if (hasil.data.status === 'ditolak') throw allRefused(hasil)
  return hasil
}

/**
 * Stores the good rows of a file that this account checked in a dry run. The server still has the file, so the user may
 * leave the page between the two steps.
 */
export async function storeChecked(
  platform: Platform,
  desk: ImportDesk,
  anyCaller: Caller,
  uuid: string,
): Promise<HasilImpor> {
  const actor = actorOf(anyCaller)
  const row = await getImpor(platform, desk, actor, uuid)
  if (!presentImpor(row, platform.clock(), actor.id).boleh_simpan) {
    throw new AppError('BUKAN_GILIRAN', {
      message:
        'Berkas yang diperiksa ini sudah disimpan atau sudah tidak ada di server. Unggah dan periksa sekali lagi.',
    })
  }
  const definition = definitionOf(desk, row.jenis)
  if (!hasPermission(platform.portal, actor.role, definition.access)) throw new AppError('TIDAK_BERWENANG')
  const isian = { ...storedJson<ImportFields>(row.isian), uji_coba: false }
  const file = { key: row.berkas, name: row.nama_berkas, kind: 'xlsx' as const }
  const { values, scope } = await createBatch(platform, actor, file, definition, isian)
  const caller = callerFor(anyCaller, definition, values, scope)
  return readImpor(platform, desk, actor, await enqueueImport(platform, desk, caller, values))
}
