import { type FieldKey, fieldKeys, fieldsOf } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { frozenOf } from '@portal/domain/okkp/registrasi/registrasi.policy'
import type { Registrasi, registrasiBaru } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { expiryOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { z } from 'zod'
import type { useZodForm } from '#platform/forms/use-zod-form.ts'

export type IsianRegistrasi = z.input<typeof registrasiBaru>

export type RegistrasiFormHandle = ReturnType<typeof useZodForm<typeof registrasiBaru>>

const otherLabels = {
  pusat: 'Penerbit',
  provinsi_id: 'Provinsi',
  nib: 'NIB',
  sertifikat: 'Sertifikat',
  foto_kemasan: 'Foto kemasan',
  lampiran: 'Lampiran',
}

export function labelsOf(jenisId: number): Record<string, string> {
  return { ...otherLabels, ...Object.fromEntries(fieldsOf(jenisId).map(({ key, label }) => [key, label])) }
}

const noFiles = { sertifikat: null, foto_kemasan: null, lampiran: [] as string[] }

export function blankIsian(jenisId: number, scope: RegionScope): IsianRegistrasi {
  const blank = Object.fromEntries(fieldKeys.map((key) => [key, null])) as Pick<IsianRegistrasi, FieldKey>
  return {
    ...blank,
    ...noFiles,
    jenis_registrasi_id: jenisId,
    nib: null,
    provinsi_id: null,
    ...(scope.jenis === 'semua' ? { pusat: true } : {}),
    ...(scope.jenis === 'kota' ? { kota_id: scope.kota_id } : {}),
  }
}

/**
 * Converts a record to form values. Leaves the expiry date empty if it equals the standard validity, so that it follows
 * a corrected issue date.
 */
export function isianOf(record: Registrasi, scope: RegionScope, years: number | null): IsianRegistrasi {
  const fields = Object.fromEntries(fieldKeys.map((key) => [key, record[key]])) as Pick<
    IsianRegistrasi,
    FieldKey
  >
  const follows =
    !frozenOf(record).includes('exp_sertifikat') &&
    record.exp_sertifikat === expiryOf(record.terbit_sertifikat, years)
  return {
    ...fields,
    exp_sertifikat: follows ? null : record.exp_sertifikat,
    jenis_registrasi_id: record.jenis_registrasi_id,
    nib: record.nib,
    sertifikat: record.sertifikat,
    foto_kemasan: record.foto_kemasan,
    lampiran: record.lampiran,
    ...(scope.jenis === 'semua'
      ? { pusat: record.pusat, provinsi_id: record.provinsi_unit_id }
      : { provinsi_id: null }),
  }
}

/** A renewal copies all data for review except dates and files. */
export function perpanjanganOf(record: Registrasi, scope: RegionScope): IsianRegistrasi {
  return {
    ...isianOf(record, scope, null),
    ...noFiles,
    id: record.id,
    terbit_sertifikat: null,
    exp_sertifikat: null,
  }
}
