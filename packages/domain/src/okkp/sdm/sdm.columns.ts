import { z } from 'zod'
import { eksporCall, eksporIsian } from '../../platform/ekspor/ekspor-calls.ts'
import { sdmFilter, sortSdm } from './sdm.contract.ts'

export const kolomSdm = {
  nama_lengkap: 'Nama lengkap',
  nip: 'NIP',
  jenis_kelamin: 'Jenis kelamin',
  golongan: 'Golongan',
  jabatan: 'Jabatan',
  unit_kerja: 'Unit kerja',
  provinsi: 'Provinsi',
  kota: 'Kabupaten/kota',
  kategori: 'Kategori',
  kompetensi: 'Kompetensi',
  berlaku_sampai: 'Berlaku sampai (terdekat)',
  keadaan: 'Keadaan',
  no_hp: 'No. HP',
  email: 'Surel',
  created_at: 'Tanggal input',
} as const
export type KolomSdm = keyof typeof kolomSdm
export const namaKolomSdm = Object.keys(kolomSdm) as KolomSdm[]

export const eksporSdmIsian = z.object({
  ...sdmFilter,
  sort: z.enum(sortSdm).default('nama'),
  ...eksporIsian(namaKolomSdm),
})
export type EksporSdmIsian = z.output<typeof eksporSdmIsian>

export const exportSdm = eksporCall('/api/okkp/exports/sdm', 'Ekspor data SDM yang tersaring', eksporSdmIsian)
