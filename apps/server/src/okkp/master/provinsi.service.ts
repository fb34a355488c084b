import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import * as repository from './provinsi.repository.ts'

/**
 * Derives the level from the id. Ids are the official codes without dots: province two digits, city four, district six.
 */
function tingkatOf(id: number): repository.TingkatWilayah {
  if (id < 100) return 'provinsi'
  return id < 10_000 ? 'kota' : 'kecamatan'
}

async function lock(trx: Trx, id: number): Promise<repository.WilayahRow> {
  const row = await repository.lockWilayah(trx, tingkatOf(id), id)
  if (!row) throw notFound('Wilayah')
  return row
}

async function requireParent(trx: Trx, id: number): Promise<number> {
  const parent = Math.floor(id / 100)
  if (!(await repository.lockWilayah(trx, tingkatOf(parent), parent))) {
    throw fieldError('kode', 'Wilayah induk dari kode ini belum ada.')
  }
  return parent
}

async function insert(trx: Trx, row: repository.WilayahRow): Promise<void> {
  const tingkat = tingkatOf(row.id)
  if (tingkat === 'provinsi') return repository.insertProvinsi(trx, row)
  const parent = await requireParent(trx, row.id)
  if (tingkat === 'kecamatan') return repository.insertKecamatan(trx, { ...row, kota_id: parent })
  const jenis = /^kota /i.test(row.nama) ? 'KOTA' : 'KABUPATEN'
  return repository.insertKota(trx, { ...row, provinsi_id: parent, jenis })
}

export function addWilayah(
  { db }: Platform,
  caller: Caller,
  { kode, nama }: { kode: string; nama: string },
): Promise<repository.WilayahRow> {
  return write(db, caller, async (trx) => {
    const row = { id: Number(kode.replaceAll('.', '')), kode, nama }
    if (row.id < 1 || row.id >= 10 ** kode.replaceAll('.', '').length || kode.startsWith('0')) {
      throw fieldError('kode', 'Tulis kode resmi, mis. 32, 32.73, atau 32.73.01.')
    }
    if (await repository.lockWilayah(trx, tingkatOf(row.id), row.id)) {
      const message = 'Kode wilayah ini sudah terdaftar'
      throw new AppError('SUDAH_ADA', { message, fields: [{ field: 'kode', message }] })
    }
    await insert(trx, row)
    await recordAudit(trx, caller, { record: `wilayah/${row.id}`, after: row })
    return row
  })
}

export function renameWilayah(
  { db }: Platform,
  caller: Caller,
  { id, nama }: { id: number; nama: string },
): Promise<repository.WilayahRow> {
  return write(db, caller, async (trx) => {
    const before = await lock(trx, id)
    await repository.renameWilayah(trx, tingkatOf(id), id, nama)
    const after = { ...before, nama }
    await recordAudit(trx, caller, { record: `wilayah/${id}`, before, after })
    return after
  })
}

/** Deletes a region. A foreign key from a city, account or registration makes the server answer MASIH_DIPAKAI. */
export async function removeWilayah({ db }: Platform, caller: Caller, id: number): Promise<void> {
  await write(db, caller, async (trx) => {
    const before = await lock(trx, id)
    await repository.deleteWilayah(trx, tingkatOf(id), id)
    await recordAudit(trx, caller, { record: `wilayah/${id}`, before })
  })
}
