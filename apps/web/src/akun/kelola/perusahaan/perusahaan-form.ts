import type { perusahaan, perusahaanBaru } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import type { z } from 'zod'
import type { Blank } from '#platform/forms/use-zod-form.ts'

export type Perusahaan = z.output<typeof perusahaan>

export const labelPerusahaan = {
  nama_perseroan: 'Nama perusahaan',
  jenis_perseroan: 'Bentuk usaha',
  nib: 'NIB',
  npwp_perseroan: 'NPWP',
  alamat_perseroan: 'Alamat',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  email_perusahaan: 'Surel perusahaan',
  telp: 'No. telepon',
  'akun.nama': 'Nama lengkap',
  'akun.username': 'Nama pengguna',
  'akun.email': 'Surel',
  'akun.no_telp': 'No. telepon',
} as const

export const emptyPerusahaan: Blank<z.input<typeof perusahaanBaru>> = {
  nama_perseroan: null,
  jenis_perseroan: null,
  nib: null,
  npwp_perseroan: null,
  alamat_perseroan: null,
  provinsi_id: null,
  kota_id: null,
  email_perusahaan: null,
  telp: null,
  akun: { nama: '', username: '', email: '', no_telp: null },
}
