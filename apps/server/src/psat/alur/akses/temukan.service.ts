import { type AppError, notFound } from '@portal/domain/platform/errors'
import { tahapPengajuan } from '@portal/domain/psat/alur/pengajuan.tahap'
import type { Executor, Trx } from '#platform/database/database.ts'
import {
  type BerkasRow,
  findPengajuan,
  type KunciPengajuan,
  lockBerkas,
  type NamaAlur,
  type PengajuanRow,
} from '#psat/alur/pengajuan.repository.ts'
import { isParty, mayReadPengajuan, type Pembaca } from './akses.ts'

/** Somebody else's file does not exist. */
export function berkasTidakDitemukan(): AppError {
  return notFound('Berkas pengajuan')
}

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
  return lockReadableOf(trx, actor, key, 'pengajuan', tahapPengajuan)
}

export async function getAsParty(db: Executor, actor: Pembaca, key: KunciPengajuan): Promise<PengajuanRow> {
  const row = await getReadable(db, actor, key)
  if (!isParty(actor, row)) throw berkasTidakDitemukan()
  return row
}
