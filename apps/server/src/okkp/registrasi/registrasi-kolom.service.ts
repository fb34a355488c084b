import { type LetakDiminta, letakOf } from '@portal/domain/okkp/registrasi/registrasi.policy'
import {
  faultOfIssueDay,
  ownFields,
  type RegistrasiForm,
} from '@portal/domain/okkp/registrasi/registrasi.schema'
import { expiryOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import { AppError, type FieldError, fieldError } from '@portal/domain/platform/errors'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Trx } from '#platform/database/database.ts'
import { findReserved, lockNumber } from './nomor.repository.ts'
import * as repository from './registrasi.repository.ts'

const refusals: Record<string, string> = {
  provinsi_id: 'Pilih provinsi dari daftar.',
  kota_id: 'Pilih kabupaten/kota dari daftar.',
  komoditas_id: 'Pilih komoditas dari daftar.',
  jenis_hc_id: 'Pilih jenis sertifikat dari daftar.',
  jenis_sertifikat_id: 'Pilih jenis sertifikat dari daftar.',
}

/** Checks what the schema cannot: rows of other tables, today's date, and whether the number is free. */
export async function columnsOf(
  trx: Trx,
  scope: RegionScope,
  form: RegistrasiForm,
  context: { today: string; own: NumberOwner; asked: LetakDiminta },
) {
  const jenis = await repository.findJenis(trx, form.jenis_registrasi_id)
  if (!jenis) throw fieldError('jenis_registrasi_id', 'Pilih jenis registrasi dari daftar.')
  const isian = ownFields(jenis.id, form)
  const letak = letakOf(scope, { ...context.asked, kota_id: isian.kota_id })
  const faults: FieldError[] = (await repository.missingReferences(trx, { ...isian, ...letak })).map(
    (field) => ({ field, message: refusals[field] ?? '' }),
  )
  const terbit = isian.terbit_sertifikat ?? context.today
  const futureDay = faultOfIssueDay(terbit, context.today)
  if (futureDay) faults.push({ field: 'terbit_sertifikat', message: futureDay })
  if (faults.length > 0) throw new AppError('VALIDASI_GAGAL', { fields: faults })
  const no_registration = isian.no_registration ?? ''
  await requireFree(trx, jenis.id, no_registration, context.own)
  const company = form.nib ? await repository.findPerusahaanByNib(trx, form.nib) : null
  return {
    ...isian,
    ...letak,
    jenis_registrasi_id: jenis.id,
    unit_usaha: isian.unit_usaha ?? '',
    no_registration,
    terbit_sertifikat: terbit,
    exp_sertifikat: isian.exp_sertifikat ?? expiryOf(terbit, jenis.masa_berlaku_tahun),
    nib: form.nib,
    perusahaan_id: company,
    foto_kemasan: form.foto_kemasan,
    sertifikat: form.sertifikat,
    lampiran: form.lampiran,
    lengkap: true,
  }
}

interface NumberOwner {
  id: number
  no_registration: string | undefined
}

/**
 * Checks that a number is free. Skips the check for the entry's own number, which a replacing licence file may have
 * reserved.
 */
async function requireFree(trx: Trx, jenisId: number, number: string, own: NumberOwner): Promise<void> {
  const kept = own.no_registration?.toLowerCase() === number.toLowerCase()
  if (!kept) {
    await lockNumber(trx, jenisId, number)
    const reserved = await findReserved(trx, jenisId, [number])
    if (reserved.size > 0) {
      throw taken(number, `Nomor ini sudah dipakai permohonan PSAT yang akan terbit: ${number}`)
    }
  }
  if (await repository.findNumber(trx, jenisId, number, own.id)) throw taken(number)
}

export function taken(number: string, message = `Nomor registrasi sudah terdaftar: ${number}`): AppError {
  return new AppError('SUDAH_ADA', { message, fields: [{ field: 'no_registration', message }] })
}
