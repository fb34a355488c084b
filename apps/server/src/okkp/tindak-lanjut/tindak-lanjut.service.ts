import type {
  closeTindakLanjut,
  listTindakLanjut,
  TindakLanjut,
} from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { faultOfClosing, isTerlambat, langkahOf } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import type { Body, Query } from '@portal/domain/platform/contract'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { officeName } from '#okkp/kantor/kantor.service.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { updateRantai } from './rantai.repository.ts'
import { lockSeen } from './tautan.service.ts'
import * as repository from './tindak-lanjut.repository.ts'

const levels = { kota: 'kota', provinsi: 'provinsi', pusat: 'semua' } as const

const mayClose = (actor: Actor, scope: RegionScope, row: repository.RantaiRow) =>
  row.ditutup === null && hasPermission(actor.role, 'tindak-lanjut.kelola') && withinScope(scope, row)

export function presentRantai(row: repository.RantaiRow, actor: Actor, today: string): TindakLanjut {
  const scope = scopeOf(actor)
  const ditutup = row.ditutup?.toISOString() ?? null
  const state = { ...row, ditutup }
  const boleh_tutup = mayClose(actor, scope, row)
  return {
    ...state,
    dibuka: row.dibuka.toISOString(),
    terlambat: isTerlambat(state, today),
    langkah: langkahOf(state),
    penanggung_nama: officeName(row.penanggung, row),
    giliran_saya: boleh_tutup && levels[row.penanggung] === scope.jenis,
    boleh_tutup,
  }
}

export async function readDaftar(
  { db, clock }: Platform,
  actor: Actor,
  { uji_lab_id: ujiLabId, ...query }: Query<typeof listTindakLanjut>,
) {
  const today = dayInJakarta(clock())
  const reader = { scope: scopeOf(actor), today, ujiLabId }
  const { rows, total } = await repository.rantaiList.page(db, reader, query)
  return { rows: rows.map((row) => presentRantai(row, actor, today)), total }
}

export async function readRantai({ db, clock }: Platform, actor: Actor, id: number): Promise<TindakLanjut> {
  const today = dayInJakarta(clock())
  const row = await repository.rantaiList.find(db, { scope: scopeOf(actor), today }, id)
  if (!row) throw notFound('Tindak lanjut')
  return presentRantai(row, actor, today)
}

/** Closes a follow-up. Its records must support the outcome, or the caller must give a reason. */
export function closeRantai(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  { id, versi, luaran, catatan }: Body<typeof closeTindakLanjut>,
): Promise<TindakLanjut> {
  const { actor } = caller
  const scope = scopeOf(actor)
  const at = clock()
  const today = dayInJakarta(at)
  return write(db, caller, async (trx) => {
    const row = await lockSeen(trx, scope, { id, versi })
    // The region of the screening may read the follow-up, but only the office that must act may close it.
    if (!mayClose(actor, scope, row)) throw notFound('Tindak lanjut')
    const before = presentRantai(row, actor, today)
    const fault = faultOfClosing(before, { luaran, catatan })
    if (fault) throw fieldError(fault.field, fault.message)
    const closed = { ditutup: at, ditutup_oleh: actor.id, luaran, catatan }
    await updateRantai(trx, id, { ...closed, versi: versi + 1, updated_at: at })
    const stored = await repository.lockRantai(trx, scope, id)
    if (!stored) throw notFound('Tindak lanjut')
    const after = presentRantai(stored, actor, today)
    await recordAudit(trx, caller, { record: `tindak-lanjut/${id}`, before, after })
    return after
  })
}
