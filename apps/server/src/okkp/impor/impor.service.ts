import {
  type HasilImpor,
  type Impor,
  type imporRegistrasiIsian,
  importField,
  type JenisImpor,
  type listImpor,
} from '@portal/domain/okkp/impor.contract'
import { letakOf } from '@portal/domain/okkp/registrasi.policy'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { hasPermission } from '@portal/domain/platform/permissions'
import { refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah'
import type { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import { actorOf, type Caller, systemCaller } from '#platform/caller.ts'
import type { StoredFile } from '#platform/files/receive.ts'
import type { Platform } from '#platform/platform.ts'
import { definitionOf } from './definitions.ts'
import { gate } from './gate.ts'
import { presentHasil, presentImpor } from './impor.presenter.ts'
import * as repository from './impor.repository.ts'
import { recordOf, runImpor } from './run-impor.service.ts'

const jobName = 'okkp-impor'
const auditEvent = 'registrasi.impor'
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
  const letak = letakOf(scope, { provinsi_id: asked.provinsi_id })
  if (asked.created_for !== undefined) {
    refuseForeignRegion(
      scope,
      asked.created_for > 99 ? { kota_id: asked.created_for } : { provinsi_id: asked.created_for },
    )
  }
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

async function insertBatch(
  platform: Platform,
  actor: Actor,
  values: Awaited<ReturnType<typeof createBatch>>['values'],
  background: boolean,
): Promise<string> {
  return platform.db.transaction().execute(async (trx) => {
    const { uuid } = await repository.insertImpor(trx, {
      ...values,
      status: background ? 'menunggu' : 'berjalan',
    })
    const claim = { record: recordOf({ uuid }), visibility: 'rekaman' as const, actor, field: importField }
    await platform.files.claim(trx, [values.berkas], claim)
    if (background) await platform.jobs.enqueue(trx, jobName, { uuid })
    return uuid
  })
}

async function getImpor(platform: Platform, actor: Actor, uuid: string) {
  const row = await repository.findImpor(platform.db, scopeOf(actor), uuid)
  if (!row) throw new AppError('TIDAK_DITEMUKAN', { message: 'Impor tidak ditemukan.' })
  return row
}

/** The earlier system answered the distinct messages under `Error` as well. */
function allRefused(hasil: HasilImpor): AppError {
  const { message, data, jenis_registrasi, not_created, kesalahan } = hasil
  const distinct = [...new Set(kesalahan.map(({ pesan }) => pesan))].slice(0, 20)
  return new AppError('IMPOR_DITOLAK', {
    message,
    fields: [{ field: importField, message }],
    extra: { data, jenis_registrasi, not_created, kesalahan, Error: distinct },
  })
}

/** The request had been answered before; what it uploaded this time is not needed. */
async function dropRepeat({ db, files }: Platform, row: repository.ImporRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await files.release(trx, [row.berkas], recordOf(row))
    await repository.deleteImpor(trx, row.id)
  })
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
  const uuid = await insertBatch(platform, actor, values, background)
  if (background) return readImpor(platform, actor, uuid)
  const row = await getImpor(platform, actor, uuid)
  // What repeats a request is the content of its file, which the request's own fingerprint does not know.
  const idempotency = caller.idempotency && {
    ...caller.idempotency,
    fingerprint: `${values.sha256}/${values.jenis}/${values.jenis_id}/${values.uji_coba}/${JSON.stringify(scope)}`,
  }
  const kept = await oneByOne(() => runImpor(platform, { ...caller, idempotency }, row))
  if (kept !== uuid) await dropRepeat(platform, row)
  const hasil = await readImpor(platform, actor, kept)
  if (hasil.data.status === 'ditolak') throw allRefused(hasil)
  return hasil
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
    jobName,
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
