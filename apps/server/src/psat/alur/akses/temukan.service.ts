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

/** Somebody else's file does not exist. */
export function berkasTidakDitemukan(): AppError {
  return notFound('Berkas pengajuan')
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

/** A file of track `pengajuan`, for the rooms that serve that track alone. */
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

/** Lets applicant and officers pass; to a new owner the file is closed here. */
export function requireParty<Row extends BerkasRow>(actor: Pembaca, row: Row): Row {
  if (!isParty(actor, row)) throw berkasTidakDitemukan()
  return row
}
