import type { CatatanKontak, CatatanKontakBaru } from '@portal/domain/okkp/registrasi/registrasi.kontak'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { registrasiRecord } from '../registrasi.files.ts'
import { lockOwn } from '../registrasi-write.service.ts'
import { insertCatatan } from './kontak.repository.ts'

/** Adds a note to the contact log. Only accounts that may change the registration may add one. */
export function addCatatan(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  form: CatatanKontakBaru,
): Promise<CatatanKontak> {
  const scope = scopeOf(caller.actor)
  const at = clock()
  if (form.tanggal > dayInJakarta(at)) {
    throw fieldError('tanggal', 'Tanggal kontak tidak boleh setelah hari ini.')
  }
  return write(db, caller, async (trx) => {
    const row = await lockOwn(trx, scope, form.registrasi_id)
    if (row.digantikan_oleh !== null) {
      throw new AppError('BENTROK', {
        message: 'Registrasi ini sudah digantikan. Catat kontak pada penggantinya.',
      })
    }
    const note = await insertCatatan(trx, form, { by: caller.actor.id, at })
    await recordAudit(trx, caller, { record: registrasiRecord(row.id), after: note })
    return note
  })
}
