import type { perusahaan } from '@portal/domain/akun/perusahaan.contract'
import type { z } from 'zod'
import type { PerusahaanRow } from './perusahaan.repository.ts'

export type Perusahaan = z.output<typeof perusahaan>

export function presentPerusahaan(row: PerusahaanRow): Perusahaan {
  return {
    id: row.id,
    uuid: row.uuid,
    nama_perseroan: row.nama_perseroan,
    nib: row.nib,
    npwp_perseroan: row.npwp_perseroan,
    jenis_perseroan: row.jenis_perseroan,
    alamat_perseroan: row.alamat_perseroan,
    email_perusahaan: row.email_perusahaan,
    telp: row.telp,
    provinsi_id: row.provinsi_id,
    kota_id: row.kota_id,
    jumlah_akun: row.jumlah_akun ?? 0,
  }
}
