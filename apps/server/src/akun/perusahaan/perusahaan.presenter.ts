import type { ProfilPerusahaan, perusahaan } from '@portal/domain/akun/perusahaan/perusahaan.contract'
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

export function presentProfilPerusahaan(row: PerusahaanRow): ProfilPerusahaan {
  const { jumlah_akun: _count, ...company } = presentPerusahaan(row)
  return {
    ...company,
    skala_usaha: row.skala_usaha,
    kode_pos: row.kode_pos,
    tgl_terbit_nib: row.tgl_terbit_nib,
    penanggung_jawab: row.penanggung_jawab,
    jabatan_penanggung_jawab: row.jabatan_penanggung_jawab,
    telp_penanggung_jawab: row.telp_penanggung_jawab,
    email_penanggung_jawab: row.email_penanggung_jawab,
    versi: row.versi,
  }
}
