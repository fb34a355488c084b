import type { AksiSekretariat } from '../alur/sekretariat/aksi.ts'
import type { KirimanAlur } from './status.oss.ts'

/**
 * OSS status of each step of track `berkas`. The documents are complete at entry, so the entry sends two statuses:
 * filled in (09), then complete (10). This track sends no bill.
 */
export const kirimanSekretariat: KirimanAlur<AksiSekretariat | 'submit_permohonan_lengkap'> = {
  submit_permohonan: '09',
  submit_permohonan_lengkap: '10',
  pilih_auditor: '20',
  ganti_auditor: null,
  kembalikan_penugasan: null,
  terima_auditor: null,
  revisi_auditor: '41',
  terima_lead: { sppb_psat: '40', izin_edar_pl: null },
  revisi_lead: '41',
  terima_lapang: null,
  revisi_lapang: '41',
  terima_sidang: '45',
  revisi_sidang: '41',
  unggah_revisi: '42',
  isi_info_psat: null,
  isi_perubahan_data: null,
  isi_pengalihan_data: null,
  buat_lampiran: null,
  setujui_lampiran_1: null,
  kembalikan_lampiran_1: null,
  setujui_lampiran_2: '49',
  kembalikan_lampiran_2: null,
  tandatangani_lampiran: null,
  kembalikan_tanda_tangan: null,
  kirim_ke_oss: '50',
  kembalikan_dari_oss: null,
  unggah_sertifikat: null,
  tolak_berkas: '90',
}
