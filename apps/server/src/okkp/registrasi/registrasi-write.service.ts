import {
  frozenChanges,
  frozenText,
  type LetakDiminta,
  mayDelete,
  mayWrite,
  undeletableText,
} from '@portal/domain/okkp/registrasi/registrasi.policy'
import type {
  Registrasi,
  RegistrasiBaru,
  RegistrasiForm,
} from '@portal/domain/okkp/registrasi/registrasi.schema'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { ChangeableKind } from '#platform/record/record.service.ts'
import { write } from '#platform/write.ts'
import type { PengawasanOf } from './pengawasan-of.ts'
import { claimRegistrasiFiles, releaseReplaced } from './registrasi.files.ts'
import { presentRegistrasi } from './registrasi.presenter.ts'
import * as repository from './registrasi.repository.ts'
import { columnsOf, taken } from './registrasi-kolom.service.ts'

type SignedIn = Caller & { actor: Actor }

/** Locks the row to change. Answers "not found" outside the scope and "forbidden" if the account may only read it. */
export async function lockOwn(trx: Trx, scope: RegionScope, id: number): Promise<repository.RegistrasiRow> {
  const row = await repository.lockRegistrasi(trx, scope, id)
  if (!row) throw notFound('Registrasi')
  if (!mayWrite(scope, row)) {
    throw new AppError('TIDAK_BERWENANG', {
      message: 'Registrasi terbitan pusat hanya dapat diubah oleh OKKP Pusat.',
    })
  }
  return row
}

/** Locks the registration to renew. A registration can be renewed only once, and not while it has a sanction. */
async function lockRenewed(trx: Trx, scope: RegionScope, form: RegistrasiBaru) {
  if (form.id === undefined) throw fieldError('id', 'Sebutkan registrasi yang diperpanjang.')
  const old = await lockOwn(trx, scope, form.id)
  if (old.digantikan_oleh !== null) {
    throw new AppError('BENTROK', {
      message: 'Registrasi ini sudah digantikan oleh registrasi yang lebih baru.',
    })
  }
  if (old.sanksi !== null) {
    const message = `Registrasi yang ${old.sanksi} tidak dapat diperpanjang. Angkat sanksinya lebih dahulu.`
    throw new AppError('BENTROK', { message })
  }
  if (old.jenis_registrasi_id !== form.jenis_registrasi_id) {
    throw fieldError('jenis_registrasi_id', 'Perpanjangan harus berjenis sama dengan yang diperpanjang.')
  }
  return old
}

export function addRegistrasi(
  { db, clock, files }: Platform,
  caller: SignedIn,
  form: RegistrasiBaru,
  { perpanjangan }: { perpanjangan: boolean },
): Promise<Registrasi> {
  const scope = scopeOf(caller.actor)
  const now = clock()
  const today = dayInJakarta(now)
  return write(db, caller, async (trx) => {
    const old = perpanjangan ? await lockRenewed(trx, scope, form) : undefined
    const id = await repository.nextRegistrasiId(trx)
    const asked: LetakDiminta =
      old && form.provinsi_id == null && form.pusat === undefined ? letakNow(old, form) : form
    const own = { id: old?.id ?? id, no_registration: old?.no_registration }
    const values = await columnsOf(trx, scope, form, { today, own, asked })
    // Updates the old row before the insert, because both rows may have the same number.
    if (old) await repository.updateRegistrasi(trx, old.id, { digantikan_oleh: id, updated_at: now })
    await claimRegistrasiFiles(files, trx, id, values, caller.actor)
    const stored = await repository.insertRegistrasi(trx, {
      id,
      ...values,
      menggantikan: old?.id ?? null,
      sebab_penggantian: old ? 'perpanjangan' : null,
      created_by: caller.actor.id,
      updated_by: caller.actor.id,
      created_at: now,
      updated_at: now,
    })
    if (!stored) throw taken(values.no_registration)
    const after = presentRegistrasi(await lockOwn(trx, scope, id), scope, today)
    await recordAudit(trx, caller, { record: `registrasi/${id}`, after })
    if (old) {
      const before = presentRegistrasi(old, scope, today)
      const superseded = { ...before, status: 'superseded' as const, digantikan_oleh: id }
      await recordAudit(trx, caller, { record: `registrasi/${old.id}`, before, after: superseded })
    }
    return after
  })
}

/** Keeps the region of the record if the form names none. */
function letakNow(row: repository.RegistrasiRow, form: LetakDiminta): LetakDiminta {
  const follow = form.provinsi_unit_id ?? (form.kota_id == null ? row.provinsi_id : null)
  return row.pusat
    ? { pusat: true, provinsi_unit_id: follow }
    : { pusat: false, provinsi_id: form.kota_id == null ? row.provinsi_id : null }
}

/** Refuses changes to the holder and to the fields that the certificate of a licence file states. */
function issuedPart(row: repository.RegistrasiRow, form: RegistrasiForm) {
  const changed = frozenChanges(row, form)
  if (changed.length > 0) {
    throw new AppError('VALIDASI_GAGAL', { fields: changed.map((field) => ({ field, message: frozenText })) })
  }
  if (row.asal !== 'psat') return {}
  const { perusahaan_id, nib, unit_usaha, no_registration, terbit_sertifikat, exp_sertifikat } = row
  return { perusahaan_id, nib, unit_usaha, no_registration, terbit_sertifikat, exp_sertifikat }
}

export function registrasiKind(
  { clock, files }: Platform,
  actor: Actor,
  pengawasan: PengawasanOf,
): ChangeableKind<repository.RegistrasiRow, RegistrasiForm, Registrasi> {
  const scope = scopeOf(actor)
  const today = dayInJakarta(clock())
  return {
    noun: 'Registrasi',
    record: 'registrasi',
    lock: (trx, id) => lockOwn(trx, scope, id),
    present: (row) => presentRegistrasi(row, scope, today),
    update: async (trx, row, form, { at, versi }) => {
      if (row.digantikan_oleh !== null) {
        throw new AppError('BENTROK', { message: 'Registrasi ini sudah digantikan. Ubah penggantinya.' })
      }
      if (row.jenis_registrasi_id !== form.jenis_registrasi_id) {
        throw fieldError('jenis_registrasi_id', 'Jenis registrasi tidak dapat diubah.')
      }
      const issued = issuedPart(row, form)
      const asked = form.provinsi_id == null && form.pusat === undefined ? letakNow(row, form) : form
      const values = { ...(await columnsOf(trx, scope, form, { today, own: row, asked })), ...issued }
      await claimRegistrasiFiles(files, trx, row.id, values, actor, row)
      await repository.updateRegistrasi(trx, row.id, {
        ...values,
        updated_by: actor.id,
        updated_at: at,
        versi,
      })
      await releaseReplaced(files, trx, row, values)
    },
    /** Deletes an entry made by mistake. If the entry is a renewal, the renewed registration becomes valid again. */
    remove: async (trx, row, { at }) => {
      if (!mayDelete(row)) {
        throw new AppError('MASIH_DIPAKAI', { message: undeletableText })
      }
      if (row.digantikan_oleh !== null) {
        throw new AppError('MASIH_DIPAKAI', {
          message: 'Registrasi yang sudah digantikan tidak dapat dihapus.',
        })
      }
      if (await pengawasan.exists(trx, row.id)) {
        throw new AppError('MASIH_DIPAKAI', { message: 'Registrasi yang sudah diawasi tidak dapat dihapus.' })
      }
      await repository.updateRegistrasi(trx, row.id, { dihapus: at, updated_at: at, updated_by: actor.id })
      if (row.menggantikan !== null) {
        await repository.updateRegistrasi(trx, row.menggantikan, { digantikan_oleh: null, updated_at: at })
      }
    },
  }
}
