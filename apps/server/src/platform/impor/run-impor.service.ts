import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta, formatDateTime } from '@portal/domain/platform/format'
import { importRowsShown } from '@portal/domain/platform/impor/impor-calls'
import { isRole } from '@portal/domain/platform/roles'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { storedJson } from '#platform/database/stored-json.ts'
import { sheetRows } from '#platform/excel/sheet-stream.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { summaryOf } from './impor.presenter.ts'
import * as repository from './impor.repository.ts'
import { definitionOf, type ImportDesk, type ImportFields, recordOf } from './import-definition.ts'
import { type Progress, pour } from './pour.ts'
import { RejectedRows } from './rejected-rows.ts'

type ImporRow = repository.ImporRow
const pulseMs = 1000

/** Rolls back a transaction whose result must not persist, e.g. a dry run, without reporting an error. */
class Discarded extends Error {
  readonly end: repository.ImporEnd
  constructor(end: repository.ImporEnd) {
    super('impor tidak disimpan')
    this.end = end
  }
}

/** Returns the scope of the creator at the time of the upload, from the batch. */
export function scopeOfBatch(row: ImporRow): RegionScope {
  if (!isRole(row.pembuat_role)) throw new Error('The creator of the import has an unknown role')
  return scopeOf({ role: row.pembuat_role, provinsi_id: row.provinsi_id, kota_id: row.kota_id })
}

function pulse(platform: Platform, id: number, progress: Progress, rejected: RejectedRows): () => void {
  const beat = () =>
    repository
      .noteProgress(platform.db, id, {
        total: progress.total,
        tersimpan: progress.tersimpan,
        ditolak: rejected.count,
        denyut: platform.clock(),
      })
      .catch((error: unknown) => platform.log.warn({ err: error }, 'import progress was not stored'))
  const timer = setInterval(beat, pulseMs)
  return () => clearInterval(timer)
}

function endOf(row: ImporRow, progress: Progress, rejected: RejectedRows, at: Date): repository.ImporEnd {
  const counts = { ...progress, ditolak: rejected.count }
  const nothing = progress.total === 0
  const refused = !row.uji_coba && progress.tersimpan === 0
  return {
    ...counts,
    status: refused ? 'ditolak' : 'selesai',
    pesan: nothing ? 'Berkas ini tidak berisi baris data di bawah baris judul.' : summaryOf(row, counts),
    not_created: rejected.notCreated,
    kesalahan: rejected.faults,
    kelompok: rejected.groups.list(),
    berkas_ditolak: null,
    selesai: at,
  }
}

async function settleFiles(
  { files }: Platform,
  desk: ImportDesk,
  trx: Trx,
  row: ImporRow,
  rejectedKey: string | undefined,
): Promise<void> {
  const record = recordOf(desk, row)
  if (rejectedKey) {
    await files.claim(trx, [rejectedKey], { record, visibility: 'rekaman', actor: { id: row.pembuat_id } })
  }
  await files.release(trx, [row.berkas], record)
}

/** Adds the date of an earlier import of the same file, because all its rows then count as already registered. */
async function withHistory(platform: Platform, row: ImporRow, end: repository.ImporEnd): Promise<void> {
  if (end.ditolak === 0) return
  const same = await repository.findSameFile(platform.db, row)
  if (same) end.pesan = `${end.pesan} Berkas yang sama sudah diimpor pada ${formatDateTime(same.dibuat)}.`
  if (end.ditolak > importRowsShown) {
    end.pesan = `${end.pesan} Jawaban ini memuat ${importRowsShown} baris pertama yang ditolak; semuanya ada di berkas.`
  }
}

async function runOn(
  platform: Platform,
  desk: ImportDesk,
  caller: Caller,
  row: ImporRow,
  path: string,
): Promise<string> {
  const definition = definitionOf(desk, row.jenis)
  // The definition has already parsed the stored fields.
  const asked = { jenis_id: row.jenis_id, isian: storedJson<ImportFields>(row.isian) }
  const columns = definition.columns(asked)
  const headers = columns.map(({ title }) => title)
  const rejected = new RejectedRows(platform.files, columns, `Ditolak-${row.nama_berkas}`, {
    id: row.pembuat_id,
  })
  const progress: Progress = { total: 0, tersimpan: 0 }
  const stop = pulse(platform, row.id, progress, rejected)
  const { id, uuid, pembuat_id } = row
  const letak = { pusat: row.pusat, provinsi_id: row.provinsi_id, kota_id: row.kota_id }
  const by = { id: pembuat_id, username: row.pembuat_username ?? '', role: row.pembuat_role ?? '' }
  try {
    const kept = await write(platform.db, caller, async (trx) => {
      const open = await definition.open(
        trx,
        { ...asked, id, letak, pembuat_id, today: dayInJakarta(platform.clock()) },
        scopeOfBatch(row),
      )
      const titles = { title: row.jenis_nama, headers, earlier: definition.earlier?.(asked) ?? [] }
      await pour(trx, sheetRows(path, headers), { ...titles, open, rejected }, progress)
      const end = endOf(row, progress, rejected, platform.clock())
      await withHistory(platform, row, end)
      const rejectedKey = await rejected.finish()
      end.berkas_ditolak = rejectedKey ?? null
      if (row.uji_coba || end.tersimpan === 0) throw new Discarded(end)
      await open.finish(trx)
      await settleFiles(platform, desk, trx, row, rejectedKey)
      // The queue may run a batch twice after a server was lost. The second run stops here.
      if (!(await repository.endImpor(trx, id, end))) throw new AppError('SUDAH_DIPROSES')
      const { total, tersimpan, ditolak } = end
      const after = { uuid, jenis: row.jenis_nama, berkas: row.nama_berkas, total, tersimpan, ditolak }
      await recordAudit(trx, caller, { record: recordOf(desk, row), after, by })
      return { uuid }
    })
    return kept.uuid
  } catch (error) {
    if (!(error instanceof Discarded)) throw error
    await platform.db.transaction().execute(async (trx) => {
      await settleFiles(platform, desk, trx, row, error.end.berkas_ditolak ?? undefined)
      await repository.endImpor(trx, id, error.end)
    })
    return uuid
  } finally {
    stop()
    await rejected.finish().catch(() => {})
  }
}

/**
 * Runs a batch and stores any error in it, so that clients that poll see it. Returns the uuid of the batch with the
 * result, which is an earlier one if the request is a repeat.
 */
export async function runImpor(
  platform: Platform,
  desk: ImportDesk,
  caller: Caller,
  row: ImporRow,
): Promise<string> {
  await repository.beginImpor(platform.db, row.id, platform.clock())
  try {
    return await platform.files.withLocalCopy(row.berkas, (path) => runOn(platform, desk, caller, row, path))
  } catch (error) {
    await keepFault(platform, desk, row, error).catch((second: unknown) =>
      platform.log.error({ err: second }, 'import result was not stored'),
    )
    throw error
  }
}

async function keepFault(platform: Platform, desk: ImportDesk, row: ImporRow, error: unknown): Promise<void> {
  const known = error instanceof AppError
  await platform.db.transaction().execute(async (trx) => {
    await platform.files.release(trx, [row.berkas], recordOf(desk, row))
    await repository.endImpor(trx, row.id, {
      // A client error refuses the file. A server error, e.g. a full disk, is a failure.
      status: known && error.status < 500 ? 'ditolak' : 'gagal',
      pesan: known
        ? error.message
        : 'Impor terhenti karena kesalahan di server. Tidak ada baris yang tersimpan. Coba lagi.',
      total: 0,
      tersimpan: 0,
      ditolak: 0,
      not_created: [],
      kesalahan: [],
      kelompok: [],
      berkas_ditolak: null,
      selesai: platform.clock(),
    })
  })
}
