import type { Kuesioner, KuesionerForm } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { addRecord, lockRecord, type RecordKind, removeRecord } from '#platform/record/record.service.ts'
import { write } from '#platform/write.ts'
import * as repository from './kuesioner.repository.ts'

const present = ({ dipakai_sejak, ...row }: repository.KuesionerRow): Kuesioner => ({
  ...row,
  dipakai: dipakai_sejak !== null,
})

const kind: RecordKind<repository.KuesionerRow, KuesionerForm, Kuesioner> = {
  noun: 'Kuesioner',
  record: 'kuesioner',
  lock: repository.lockKuesioner,
  present,
  insert: repository.insertEdisi,
  update: (trx, { id }, form, stamp) => repository.updateEdisi(trx, id, form, stamp),
  async remove(trx, row) {
    if (row.dipakai_sejak !== null)
      throw new AppError('MASIH_DIPAKAI', {
        message: 'Edisi yang sudah dipakai survei tidak dapat dihapus: jawabannya merujuk ke sini.',
      })
    await repository.deleteEdisi(trx, row)
  },
}

export async function readKuesioner({ db }: Platform): Promise<Kuesioner[]> {
  return (await repository.listKuesioner(db)).map(present)
}

export const addKuesioner = (platform: Platform, caller: Caller, form: KuesionerForm) =>
  addRecord(platform, caller, kind, form)

export const removeKuesioner = (platform: Platform, caller: Caller, id: number) =>
  removeRecord(platform, caller, kind, id)

/**
 * Changes a questionnaire. If a survey has used the edition, the change becomes a new edition, so that given answers
 * keep their questions.
 */
export function changeKuesioner(
  platform: Platform,
  caller: Caller,
  { id, versi, form }: { id: number; versi: number; form: KuesionerForm },
): Promise<Kuesioner> {
  return write(platform.db, caller, async (trx) => {
    const row = await lockRecord(trx, kind, id, versi)
    if (row.sasaran !== form.sasaran)
      throw fieldError('sasaran', 'Sasaran sebuah kuesioner tidak dapat diganti.')
    const used = row.dipakai_sejak !== null
    if (used && !row.aktif) {
      throw new AppError('BENTROK', { message: 'Sudah ada edisi yang lebih baru. Ubah edisi yang aktif.' })
    }
    const next = used ? await repository.insertEdisi(trx, form) : id
    if (!used) await repository.updateEdisi(trx, id, form, { versi: versi + 1, at: platform.clock() })
    const stored = await repository.lockKuesioner(trx, next)
    if (!stored) throw notFound('Kuesioner')
    await recordAudit(trx, caller, {
      record: `kuesioner/${next}`,
      before: present(row),
      after: present(stored),
    })
    return present(stored)
  })
}
