import { AppError } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import * as repository from './master.repository.ts'

export type { MasterForm } from './master.repository.ts'

/** One master as its routes know it. */
export interface MasterKind {
  noun: string
  /** Names the record in the audit trail. */
  record: string
  table: repository.MasterTable
  /** Rows that rules refer to by number: they may be renamed, not deleted. */
  fixed?: readonly number[]
}

function present({ fixed = [] }: MasterKind, row: repository.MasterRow) {
  return { ...row, tetap: fixed.includes(row.id) }
}
export type MasterItem = ReturnType<typeof present>

function taken({ noun }: MasterKind): AppError {
  const message = `${noun} dengan nama ini sudah terdaftar`
  return new AppError('SUDAH_ADA', { message, fields: [{ field: 'nama', message }] })
}

async function lock(trx: Trx, kind: MasterKind, id: number): Promise<MasterItem> {
  const row = await repository.lockMaster(trx, kind.table, id)
  if (!row) throw new AppError('TIDAK_DITEMUKAN', { message: `${kind.noun} tidak ditemukan.` })
  return present(kind, row)
}

export async function readMaster({ db }: Platform, kind: MasterKind): Promise<MasterItem[]> {
  return (await repository.listMaster(db, kind.table)).map((row) => present(kind, row))
}

export function addMaster(
  { db }: Platform,
  caller: Caller,
  kind: MasterKind,
  form: repository.MasterForm,
): Promise<MasterItem> {
  return write(db, caller, async (trx) => {
    const row = await repository.insertMaster(trx, kind.table, form)
    if (!row) throw taken(kind)
    const after = present(kind, row)
    await recordAudit(trx, caller, { record: `${kind.record}/${row.id}`, after })
    return after
  })
}

export function changeMaster(
  { db, clock }: Platform,
  caller: Caller,
  kind: MasterKind,
  { id, ...form }: repository.MasterForm & { id: number },
): Promise<MasterItem> {
  return write(db, caller, async (trx) => {
    const before = await lock(trx, kind, id)
    if (await repository.isNamesake(trx, kind.table, form.nama, id)) throw taken(kind)
    await repository.updateMaster(trx, kind.table, id, form, clock())
    const after = await lock(trx, kind, id)
    await recordAudit(trx, caller, { record: `${kind.record}/${id}`, before, after })
    return after
  })
}

/** A row that other records name is kept by their foreign keys: the answer is then MASIH_DIPAKAI. */
export async function removeMaster(
  { db }: Platform,
  caller: Caller,
  kind: MasterKind,
  id: number,
): Promise<void> {
  await write(db, caller, async (trx) => {
    const before = await lock(trx, kind, id)
    if (before.tetap) {
      throw new AppError('MASIH_DIPAKAI', {
        message: `${kind.noun} ini ditetapkan oleh aturan portal, jadi tidak dapat dihapus. Namanya boleh diubah.`,
      })
    }
    await repository.deleteMaster(trx, kind.table, id)
    await recordAudit(trx, caller, { record: `${kind.record}/${id}`, before })
  })
}
