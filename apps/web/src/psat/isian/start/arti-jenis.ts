import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'

export const artiIzin: Record<JenisIzin, string> = {
  sppb_psat: 'Sertifikat bagi tempat menangani pangan segar: sortasi, penggilingan, pengemasan, gudang.',
  izin_edar_pl: 'Izin mengedarkan pangan segar dari luar negeri dalam kemasan aslinya.',
}

export const artiJenis: Record<JenisPengajuan, string> = {
  permohonan_baru: 'Belum ada izinnya.',
  perpanjangan: 'Masa berlaku izin hampir atau sudah habis.',
  penambahan_ruang_lingkup: 'Menambah komoditas atau cara penanganan pada sertifikat.',
  perubahan_data: 'Data atau kemasan pada izin berubah.',
  pengalihan: 'Izin berpindah ke perusahaan lain.',
}
