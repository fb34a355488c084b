import type { istilahCalls, pemetaanCalls } from '@portal/domain/okkp/batas/batas.contract'
import {
  type IstilahForm,
  type IstilahPangan,
  isIstilahTetap,
  istilahUmumTetap,
  type KomoditasPangan,
} from '@portal/domain/okkp/batas/pemetaan.schema'
import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError, alreadyTaken, fieldError } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { lockRecord, type RecordKind } from '#platform/record/record.service.ts'
import { write } from '#platform/write.ts'
import * as repository from './pemetaan.repository.ts'

async function check(trx: Trx, form: IstilahForm, before: repository.IstilahRow | undefined): Promise<void> {
  if (before && isIstilahTetap(before.cara)) {
    throw new AppError('MASIH_DIPAKAI', { message: istilahUmumTetap })
  }
  for (const field of ['termasuk', 'kecuali', 'ragu'] as const) {
    if ((await repository.strangers(trx, 'okkp.pangan', form[field])).length > 0) {
      throw fieldError(field, 'Pilih pangan dari daftar.')
    }
  }
  if ((await repository.strangers(trx, 'okkp.sub_kelompok_pangan', form.sub)).length > 0) {
    throw fieldError('sub', 'Pilih sub kelompok dari daftar.')
  }
  if (await repository.findKembar(trx, form.nama, before)) {
    throw alreadyTaken('nama', 'Istilah dengan nama ini sudah ada')
  }
}

export const istilahKind: RecordKind<repository.IstilahRow, IstilahForm, IstilahPangan> = {
  noun: 'Istilah pangan',
  record: 'istilah-pangan',
  lock: repository.lockIstilah,
  present: (row) => row,
  check,
  insert: repository.insertIstilah,
  update: repository.updateIstilah,
  remove: repository.deleteIstilah,
}

/** Links a commodity to a food. A commodity without a link has version 0, so the first of two concurrent links wins. */
export function linkKomoditas(
  { db, clock }: Platform,
  caller: Caller,
  { komoditas_id, pangan_id, versi }: Body<(typeof pemetaanCalls)['update']>,
): Promise<KomoditasPangan> {
  const kind = { noun: 'Komoditas', lock: lockRow }
  return write(db, caller, async (trx) => {
    const before = await lockRecord(trx, kind, komoditas_id, versi ?? 0)
    if (pangan_id !== null && (await repository.strangers(trx, 'okkp.pangan', [pangan_id])).length > 0) {
      throw fieldError('pangan_id', 'Pilih jenis pangan dari daftar.')
    }
    await repository.putKomoditasPangan(trx, komoditas_id, pangan_id, {
      at: clock(),
      versi: before.versi + 1,
    })
    const after = await lockRecord(trx, kind, komoditas_id)
    await recordAudit(trx, caller, { record: `komoditas-pangan/${komoditas_id}`, before, after })
    return after
  })
}

async function lockRow(trx: Trx, id: number) {
  const row = await repository.lockKomoditasPangan(trx, id)
  return row && { ...row, versi: row.versi ?? 0 }
}

export const readIstilah = ({ db }: Platform, query: Query<(typeof istilahCalls)['list']>) =>
  repository.istilahList.page(db, 'semua', query)

export const readKomoditasPangan = ({ db }: Platform, query: Query<(typeof pemetaanCalls)['list']>) =>
  repository.komoditasPanganList.page(db, 'semua', query)

export const readPilihan = ({ db }: Platform) => repository.listPilihan(db)
