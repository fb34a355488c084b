import { type AppError, notFound } from '@portal/domain/platform/errors'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { tahapPelaku } from '@portal/domain/psat/alur/pelaku/tahap'
import type { Executor, Trx } from '#platform/database/database.ts'
import {
  type BerkasRow,
  findBerkas,
  findPengajuan,
  type KunciPengajuan,
  lockAnyBerkas,
  lockBerkas,
  type PengajuanRow,
} from '#psat/alur/pengajuan.repository.ts'
import { isParty, mayReadPengajuan, type Pembaca } from './akses.ts'

/** Error for files that do not exist or that the caller may not see. The answer does not reveal which. */
export function berkasTidakDitemukan(): AppError {
  return notFound('Berkas permohonan')
}

export async function getReadableBerkas(
  db: Executor,
  actor: Pembaca,
  key: KunciPengajuan,
): Promise<BerkasRow> {
  const row = await findBerkas(db, key)
  if (!row || !mayReadPengajuan(actor, row)) throw berkasTidakDitemukan()
  return row
}

export async function lockReadableBerkas(trx: Trx, actor: Pembaca, key: KunciPengajuan): Promise<BerkasRow> {
  const row = await lockAnyBerkas(trx, key)
  if (!row || !mayReadPengajuan(actor, row)) throw berkasTidakDitemukan()
  return row
}

/** Returns a file of track `pengajuan`, for modules that serve only this track. */
export async function getReadable(db: Executor, actor: Pembaca, key: KunciPengajuan): Promise<PengajuanRow> {
  const row = await findPengajuan(db, key)
  if (!row || !mayReadPengajuan(actor, row)) throw berkasTidakDitemukan()
  return row
}

export async function lockReadableOf<Tahap extends string>(
  trx: Trx,
  actor: Pembaca,
  key: KunciPengajuan,
  alur: NamaAlur,
  stages: Record<Tahap, unknown>,
): Promise<BerkasRow<Tahap>> {
  const row = await lockBerkas(trx, key, alur, stages)
  if (!row || !mayReadPengajuan(actor, row)) throw berkasTidakDitemukan()
  return row
}

export function lockReadable(trx: Trx, actor: Pembaca, key: KunciPengajuan): Promise<PengajuanRow> {
  return lockReadableOf(trx, actor, key, 'pengajuan', tahapPelaku)
}

/**
 * Lets the applicant and officers pass. For the new owner of a transfer, the server answers that the file does not
 * exist.
 */
export function requireParty<Row extends BerkasRow>(actor: Pembaca, row: Row): Row {
  if (!isParty(actor, row)) throw berkasTidakDitemukan()
  return row
}
