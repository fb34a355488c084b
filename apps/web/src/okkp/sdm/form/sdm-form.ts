import type { Sdm, sdmForm } from '@portal/domain/okkp/sdm/sdm.schema'
import type { z } from 'zod'
import type { Blank, useZodForm } from '#platform/forms/use-zod-form.ts'

export type IsianSdm = z.input<typeof sdmForm>
export type SdmFormHandle = ReturnType<typeof useZodForm<typeof sdmForm>>

export const kompetensiBlank = {
  id: null,
  kategori: null,
  jenis: '',
  nomor: '',
  lembaga: '',
  terbit: null,
  berlaku_sampai: null,
  berkas: null,
}
export type KompetensiKey = Exclude<keyof typeof kompetensiBlank, 'id'>

export const kompetensiLabels: Record<KompetensiKey, string> = {
  kategori: 'Kategori',
  jenis: 'Nama sertifikat',
  nomor: 'Nomor sertifikat',
  lembaga: 'Lembaga penerbit',
  terbit: 'Tanggal terbit',
  berlaku_sampai: 'Berlaku sampai',
  berkas: 'Berkas sertifikat',
}

export const labels = {
  nama_lengkap: 'Nama lengkap',
  nip: 'NIP',
  jenis_kelamin: 'Jenis kelamin',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  unit_kerja: 'Unit kerja',
  jabatan: 'Jabatan',
  golongan_id: 'Golongan',
  no_hp: 'No. HP',
  email: 'Surel',
  foto: 'Foto',
  akun_id: 'Akun auditor',
  kompetensi: 'Kompetensi',
}

/** Labels for the error summary, like "Nomor sertifikat (kompetensi 2)". */
export function labelsFor(count: number): Record<string, string> {
  const own = Array.from({ length: count }, (_, at) =>
    Object.entries(kompetensiLabels).map(([key, label]) => [
      `kompetensi.${at}.${key}`,
      `${label} (kompetensi ${at + 1})`,
    ]),
  )
  return { ...labels, ...Object.fromEntries(own.flat()) }
}

export const blankSdm: Blank<IsianSdm> = {
  nama_lengkap: '',
  nip: '',
  jenis_kelamin: null,
  provinsi_id: null,
  kota_id: null,
  unit_kerja: '',
  jabatan: '',
  golongan_id: null,
  no_hp: '',
  email: '',
  foto: null,
  akun_id: null,
  kompetensi: [],
}

export function isianOf(sdm: Sdm): Blank<IsianSdm> {
  const keys = Object.keys(blankSdm) as (keyof IsianSdm)[]
  return Object.fromEntries(keys.map((key) => [key, sdm[key]])) as Blank<IsianSdm>
}
