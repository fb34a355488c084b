import { namaIstilah, teksKetentuan } from '@portal/domain/okkp/batas/batas'
import type { batasCalls } from '@portal/domain/okkp/batas/batas.contract'
import {
  type BatasCemaran,
  type BatasForm,
  batasBerakhir,
  batasUmumTetap,
} from '@portal/domain/okkp/batas/batas.schema'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError, alreadyTaken, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { lockRecord, type RecordKind } from '#platform/record/record.service.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { write } from '#platform/write.ts'
import * as repository from './batas.repository.ts'
import { ketentuanDari } from './pustaka.repository.ts'

const angka = (nilai: string | number | null): number | null => (nilai === null ? null : Number(nilai))

export function presentBatas({ tertulis, ...row }: repository.BatasRow): BatasCemaran {
  return {
    ...row,
    pangan: namaIstilah({ nama: row.pangan, sub_kelompok: row.sub_kelompok }),
    nilai: angka(row.nilai),
    m: angka(row.m),
    m_besar: angka(row.m_besar),
    teks: teksKetentuan(ketentuanDari({ ...row, tertulis })),
  }
}

/**
 * Checks what the schema cannot: the parameter and the food exist. Returns the parameter, which carries the kind of
 * test.
 */
export async function checkPair(db: Executor, form: BatasForm) {
  const parameter =
    form.parameter_id === null ? undefined : await repository.findParameter(db, form.parameter_id)
  if (!parameter) throw fieldError('parameter_id', 'Pilih parameter dari daftar.')
  if (!(await repository.istilahExists(db, form.istilah_id))) {
    throw fieldError('istilah_id', 'Pilih pangan dari daftar.')
  }
  return parameter
}

export const batasKind = (today: string): RecordKind<repository.BatasRow, BatasForm, BatasCemaran> => ({
  noun: 'Batas',
  record: 'batas',
  lock: repository.lockBatas,
  present: presentBatas,
  check: async (trx, form) => {
    await repository.lockPustaka(trx)
    await checkPair(trx, form)
    if (await repository.findSejodoh(trx, form)) {
      throw alreadyTaken('istilah_id', 'Batas parameter ini untuk pangan itu sudah ada. Ubah yang sudah ada.')
    }
  },
  insert: async (trx, form, stamp) => {
    const { jenis } = await checkPair(trx, form)
    return repository.insertBatas(trx, form, jenis, stamp, undefined)
  },
  update: async (trx, before, form, stamp) => {
    await replace(trx, before, form, stamp)
  },
  remove: async (trx, row, stamp) => {
    if (row.parameter_id === null) throw new AppError('BENTROK', { message: batasUmumTetap })
    mustBeOpen(row)
    await repository.endBatas(
      trx,
      row,
      row.berlaku_dari > today ? addDays(row.berlaku_dari, -1) : today,
      stamp,
    )
  },
})

function mustBeOpen(row: repository.BatasRow): void {
  if (row.berlaku_sampai !== null) throw new AppError('BENTROK', { message: batasBerakhir })
}

/**
 * Stores a change as a new row and ends the old row the day before. If both start on the same day, the old row never
 * takes effect.
 */
async function replace(
  trx: Trx,
  before: repository.BatasRow,
  form: BatasForm,
  stamp: Stamp,
): Promise<number> {
  mustBeOpen(before)
  if (before.parameter_id !== form.parameter_id) {
    throw fieldError(
      'parameter_id',
      'Parameternya tidak dapat diganti. Akhiri batas ini lalu tambahkan yang baru.',
    )
  }
  if (before.istilah_id !== form.istilah_id) {
    throw fieldError(
      'istilah_id',
      'Pangannya tidak dapat diganti. Akhiri batas ini lalu tambahkan yang baru.',
    )
  }
  if (form.berlaku_dari < before.berlaku_dari) {
    throw fieldError(
      'berlaku_dari',
      `Tidak dapat sebelum batas yang diubah mulai berlaku (${before.berlaku_dari}).`,
    )
  }
  await repository.endBatas(trx, before, addDays(form.berlaku_dari, -1), stamp)
  return repository.insertBatas(trx, form, before.jenis_parameter, stamp, before)
}

export function changeBatas(
  { db, clock }: Platform,
  caller: Caller,
  { id, versi, ...form }: Body<(typeof batasCalls)['update']>,
): Promise<BatasCemaran> {
  return write(db, caller, async (trx) => {
    await repository.lockPustaka(trx)
    const before = await lockRecord(trx, { noun: 'Batas', lock: repository.lockBatas }, id, versi)
    const baru = await replace(trx, before, form, { by: caller.actor?.id ?? null, at: clock() })
    const after = presentBatas(await lockRecord(trx, { noun: 'Batas', lock: repository.lockBatas }, baru))
    await recordAudit(trx, caller, { record: `batas/${baru}`, before: presentBatas(before), after })
    return after
  })
}

export async function readBatas({ db, clock }: Platform, query: Query<(typeof batasCalls)['list']>) {
  const { rows, total } = await repository.batasList.page(db, { today: dayInJakarta(clock()) }, query)
  return { rows: rows.map(presentBatas), total }
}

export async function getBatas({ db }: Platform, id: number) {
  const [row] = await repository.batasList.byIds(db, [id])
  if (!row) throw notFound('Batas')
  const riwayat = await repository.listRiwayat(db, row)
  return { ...presentBatas(row), riwayat: riwayat.map(presentBatas) }
}
