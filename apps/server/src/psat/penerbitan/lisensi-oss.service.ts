import { AppError } from '@portal/domain/platform/errors'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findIzinOss } from '#psat/oss/izin.repository.ts'

export function lisensiOss(
  { nomor, terbit, berlaku_sampai, penandatangan, kode_verifikasi }: Sertifikat,
  berkas: string,
) {
  return {
    status_izin: '50',
    nomor_izin: nomor,
    tgl_terbit_izin: terbit,
    tgl_berlaku_izin: berlaku_sampai,
    nama_ttd: penandatangan.nama,
    nip_ttd: penandatangan.nip,
    jabatan_ttd: penandatangan.jabatan,
    kode_verifikasi,
    file_lampiran: berkas,
  }
}

/**
 * Requires the OSS number, which the certificate prints, or a reason to issue without it. Without a configured OSS, no
 * number would ever arrive. Returns true if the certificate goes to OSS.
 */
export async function awaitNomorOss(
  { config }: Platform,
  trx: Trx,
  { id_izin_oss, nomor_permohonan }: BerkasRow,
  alasan: string | null,
): Promise<boolean> {
  const izin = id_izin_oss === null ? undefined : await findIzinOss(trx, id_izin_oss)
  if (!izin) return false
  if (izin.tertahan) {
    const message = `Berkas ${nomor_permohonan} ditahan: ${izin.tertahan} Selesaikan dulu di Pesan OSS.`
    throw new AppError('SYARAT_BELUM_TERPENUHI', { message })
  }
  if (config.OSS_URL && !izin.nomor_oss && !alasan) {
    const message = 'Tuliskan alasan untuk menerbitkan tanpa menunggu nomor OSS.'
    throw new AppError('MENUNGGU_OSS', { fields: [{ field: 'tanpa_nomor_oss', message }] })
  }
  return true
}
