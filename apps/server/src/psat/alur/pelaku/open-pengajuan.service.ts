import { faktaAwal } from '@portal/domain/psat/alur/pelaku/syarat'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import type { IsiSalinan } from '#psat/alur/salinan.repository.ts'
import { openBerkas } from './jalur.ts'

export interface PengajuanBaru {
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  perusahaan: {
    id: number
    nama_perseroan: string
    alamat_perseroan: string | null
    nib: string | null
    provinsi_id: number | null
    kota_id: number | null
  }
  /** Account of the applicant. Staff who apply on behalf of a company name one of its accounts. */
  id_pengguna: number
  id_izin_oss: number | null
  izinAsal: 'registri' | 'sertifikat' | null
  izin_asal_registrasi_id: number | null
  perusahaan_baru_id: number | null
  pemilikBaruSetuju: boolean
  /** Rejected file from which the applicant started this application. */
  dari_pengajuan_id: number | null
  salinan: IsiSalinan
}

export function openPengajuan(
  platform: Platform,
  trx: Trx,
  caller: Caller,
  input: PengajuanBaru,
): Promise<PengajuanRow> {
  const { auditType, jenisPengajuan, perusahaan, salinan, izinAsal, pemilikBaruSetuju } = input
  return openBerkas(platform, trx, caller, {
    auditType,
    fakta: { ...faktaAwal(auditType, jenisPengajuan, perusahaan.id), izinAsal, pemilikBaruSetuju },
    kolom: {
      jenis_pengajuan: jenisPengajuan,
      perusahaan_id: perusahaan.id,
      nama_perusahaan: perusahaan.nama_perseroan,
      alamat_perusahaan: perusahaan.alamat_perseroan,
      nib: perusahaan.nib,
      provinsi_id: perusahaan.provinsi_id,
      kota_id: perusahaan.kota_id,
      id_pengguna: input.id_pengguna,
      id_izin_oss: input.id_izin_oss,
      izin_asal: izinAsal,
      izin_asal_registrasi_id: input.izin_asal_registrasi_id,
      perusahaan_baru_id: input.perusahaan_baru_id,
      pemilik_baru_setuju: pemilikBaruSetuju,
      dari_pengajuan_id: input.dari_pengajuan_id,
    },
    salinan,
  })
}
