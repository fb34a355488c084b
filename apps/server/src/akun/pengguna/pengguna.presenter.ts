import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import type { PenggunaRow } from './pengguna.repository.ts'

function perusahaanOf(row: PenggunaRow): Pengguna['perusahaan'] {
  if (row.perusahaan_id === null || row.usaha_uuid === null || row.nama_perseroan === null) return null
  return {
    id: row.perusahaan_id,
    uuid: row.usaha_uuid,
    nama_perseroan: row.nama_perseroan,
    alamat_perseroan: row.alamat_perseroan,
    nib: row.nib,
  }
}

function rincianOssOf(row: PenggunaRow): Pengguna['detail'] {
  if (row.nomor_identitas === null) return null
  return {
    nomor_identitas: row.nomor_identitas,
    nama: row.nama,
    email: row.email,
    telp: row.no_telp,
    alamat: row.alamat,
    jenis_perseroan: row.jenis_perseroan,
    data_nib: row.nib === null ? [] : [row.nib],
  }
}

export function presentPengguna(row: PenggunaRow): Pengguna {
  return {
    id: row.id,
    uuid: row.uuid,
    username: row.username,
    nama: row.nama,
    role: row.role,
    email: row.email,
    no_telp: row.no_telp,
    duduk_lembaga: row.duduk_lembaga,
    alamat: row.alamat,
    photo: row.photo,
    foto: row.photo,
    provinsi_id: row.provinsi_id,
    provinsi: row.provinsi,
    kota_id: row.kota_id,
    kota: row.kota,
    perusahaan: perusahaanOf(row),
    nomor_identitas: row.nomor_identitas,
    detail: rincianOssOf(row),
    status: row.aktif,
    wajib_ganti_sandi: row.wajib_ganti_sandi,
    totp_aktif: row.totp_aktif,
    terakhir_masuk: row.terakhir_masuk?.toISOString() ?? null,
    created: row.dibuat.toISOString(),
  }
}

/** Returns the fields for the audit trail. `detail` only repeats the other fields. */
export function auditedPengguna(row: PenggunaRow): Omit<Pengguna, 'detail'> {
  const { detail: _, ...fields } = presentPengguna(row)
  return fields
}
