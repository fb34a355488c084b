import {
  type HasilImpor,
  type imporRegistrasiIsian,
  importField,
  type JenisImpor,
  type StatusImpor,
} from '@portal/domain/okkp/impor.contract'
import { letakImpor } from '@portal/domain/okkp/registrasi.policy'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah'
import type { z } from 'zod'
import { findWilayahFault } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { withoutTimeLimit } from '#platform/database/time-limit.ts'
import type { StoredFile } from '#platform/files/receive.ts'
import { gate } from '#platform/gate.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { definitionOf } from './definitions.ts'
import * as repository from './impor.repository.ts'
import { getImpor, imporJob, readImpor } from './impor.service.ts'
import { recordOf, runImpor } from './run-impor.service.ts'

/** Each import keeps a database connection and a reader busy. */
const oneByOne = gate(2)

function refuseOldFormat({ kind }: StoredFile): void {
  if (kind === 'xlsx') return
  throw new AppError('EXCEL_DITOLAK', {
    message: 'Berkas ini masih berformat Excel lama (.xls). Simpan sebagai .xlsx, lalu unggah lagi.',
  })
}

interface Asked extends z.output<typeof imporRegistrasiIsian> {
  jenis: JenisImpor
}

/** The batch itself, before a row is read: others can watch it, and a lost server leaves it behind as such. */
async function createBatch(platform: Platform, actor: Actor, file: StoredFile, asked: Asked) {
  refuseOldFormat(file)
  const scope = scopeOf(actor)
  const letak = letakImpor(scope, asked)
  const unknown = await findWilayahFault(platform.db, letak)
  if (unknown)
    throw fieldError(asked.created_for === undefined ? unknown.field : 'created_for', unknown.message)
  const title = await definitionOf(asked.jenis).findTitle(platform.db, asked.registrasi_id)
  if (!title) throw fieldError('registrasi_id', 'Pilih jenis registrasi dari daftar.')
  const { sha256 } = await platform.files.view(file.key, { actor })
  return {
    values: {
      jenis: asked.jenis,
      jenis_id: asked.registrasi_id,
      jenis_nama: title,
      ...letak,
      created_for: asked.created_for ?? null,
      uji_coba: asked.uji_coba,
      nama_berkas: file.name,
      berkas: file.key,
      sha256,
      pembuat_id: actor.id,
      dibuat: platform.clock(),
      denyut: platform.clock(),
    },
    scope,
  }
}

type Batch = Awaited<ReturnType<typeof createBatch>>['values']

async function insertBatch(
  { files }: Platform,
  trx: Trx,
  actor: Actor,
  values: Batch,
  status: StatusImpor,
): Promise<{ uuid: string }> {
  const { uuid } = await repository.insertImpor(trx, { ...values, status })
  const claim = { record: recordOf({ uuid }), visibility: 'rekaman' as const, actor, field: importField }
  await files.claim(trx, [values.berkas], claim)
  return { uuid }
}

/** What repeats a request is the content of its file, which the request's own fingerprint does not know. */
function callerFor(caller: Caller, batch: Batch, scope: RegionScope): Caller {
  const { sha256, jenis, jenis_id, uji_coba, pusat, provinsi_id, kota_id, created_for } = batch
  const asked = { sha256, jenis, jenis_id, uji_coba, pusat, provinsi_id, kota_id, created_for, scope }
  const idempotency = caller.idempotency && { ...caller.idempotency, fingerprint: JSON.stringify(asked) }
  return { ...caller, idempotency }
}

/** The earlier system answered the distinct messages under `Error` as well. */
function allRefused(hasil: HasilImpor): AppError {
  const { message, data, jenis_registrasi, not_created, kesalahan, kelompok } = hasil
  const distinct = [...new Set(kesalahan.map(({ pesan }) => pesan))].slice(0, 20)
  return new AppError('IMPOR_DITOLAK', {
    message,
    fields: [{ field: importField, message }],
    extra: { data, jenis_registrasi, not_created, kesalahan, kelompok, Error: distinct },
  })
}

/** The request had been answered before, or must not be; what it uploaded this time is not needed. */
async function dropRepeat({ db, files }: Platform, row: repository.ImporRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await files.release(trx, [row.berkas], recordOf(row))
    await repository.deleteImpor(trx, row.id)
  })
}

/** The batch, its job and its Idempotency-Key together; the job itself writes the audit row. */
async function enqueueImport(platform: Platform, caller: Caller, values: Batch): Promise<string> {
  const actor = actorOf(caller)
  const { uuid } = await write(platform.db, { ...caller, auditEvent: undefined }, async (trx) => {
    const batch = await insertBatch(platform, trx, actor, values, 'menunggu')
    await platform.jobs.enqueue(trx, imporJob, batch)
    return batch
  })
  return uuid
}

/** The batch is on record before a row is read, so it has its own transaction. */
async function importNow(platform: Platform, caller: Caller, values: Batch): Promise<string> {
  const actor = actorOf(caller)
  const { uuid } = await platform.db
    .transaction()
    .execute((trx) => insertBatch(platform, trx, actor, values, 'berjalan'))
  const row = await getImpor(platform, actor, uuid)
  try {
    const kept = await oneByOne(() => withoutTimeLimit(() => runImpor(platform, caller, row)))
    if (kept !== uuid) await dropRepeat(platform, row)
    return kept
  } catch (error) {
    if (error instanceof AppError && error.code === 'KUNCI_DIPAKAI_ULANG') await dropRepeat(platform, row)
    throw error
  }
}

export async function importFile(
  platform: Platform,
  caller: Caller,
  file: StoredFile,
  asked: Asked,
  { background }: { background: boolean },
): Promise<HasilImpor> {
  const actor = actorOf(caller)
  const { values, scope } = await createBatch(platform, actor, file, asked)
  const repeatable = callerFor(caller, values, scope)
  if (background) return readImpor(platform, actor, await enqueueImport(platform, repeatable, values))
  const hasil = await readImpor(platform, actor, await importNow(platform, repeatable, values))
  if (hasil.data.status === 'ditolak') throw allRefused(hasil)
  return hasil
}
