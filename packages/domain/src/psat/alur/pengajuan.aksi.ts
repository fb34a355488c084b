import { type Aksi, aksiWaktu, lanjut, putaran } from './pengajuan.perbaikan.ts'
import { type NamaTahap, tahapPengajuan } from './pengajuan.tahap.ts'

const semuaTahap = Object.keys(tahapPengajuan) as NamaTahap[]
const tahapBerjalan = semuaTahap.filter((nama) => !('ends' in tahapPengajuan[nama]))

const verifikasi = putaran(
  'permohonan',
  'verifikasi_permohonan',
  'perbaikan_permohonan',
  'sekretariat',
  'audit/permohonan_baru',
)
const dokumen = putaran('audit dokumen', 'audit_dokumen', 'perbaikan_audit_dokumen', 'tim', 'audit/dokumen')
const lapang = putaran('audit lapang', 'audit_lapang', 'perbaikan_audit_lapang', 'tim', 'audit/lapang')
const komtek = putaran('rekomendasi', 'rekomendasi', 'perbaikan_rekomendasi', 'komtek', 'audit/rekomendasi')

export const aksiPengajuan = {
  ajukan: {
    label: 'Kirim pengajuan',
    done: 'Pengajuan diterima',
    from: [],
    to: 'verifikasi_permohonan',
    who: ['pemohon', 'sekretariat'],
    guards: ['jenis_dilayani', 'izin_asal_ada', 'pemilik_baru_setuju'],
    effects: ['simpan_salinan', 'beritahu_giliran', 'beritahu_pemohon', 'kirim_oss'],
    wire: [{ call: '{jenis}/create' }],
  },

  minta_perbaikan_permohonan: verifikasi.minta,
  jawab_perbaikan_permohonan: verifikasi.jawab,
  loloskan_permohonan: {
    label: 'Nyatakan lengkap',
    done: 'Permohonan dinyatakan lengkap',
    from: ['verifikasi_permohonan'],
    to: 'penunjukan_auditor',
    who: ['sekretariat'],
    effects: ['tutup_terjawab', 'buang_temuan', ...lanjut],
    wire: [{ call: 'audit/permohonan_baru', proses: 'CLEAR' }],
  },
  tunjuk_auditor: {
    label: 'Tunjuk auditor',
    done: 'Tim audit ditunjuk',
    from: ['penunjukan_auditor'],
    to: 'audit_dokumen',
    who: ['koordinator'],
    needs: ['tim', 'surat_tugas'],
    sets: (_, { tim = null }) => ({ tim }),
    effects: lanjut,
    wire: [{ call: 'audit/penunjukkan_auditor' }],
  },
  // Somebody declared a conflict, fell ill, or left: the findings and the clock go on with the new team.
  ganti_tim: {
    label: 'Ganti tim audit',
    done: 'Tim audit diganti',
    from: ['audit_dokumen', 'perbaikan_audit_dokumen', 'audit_lapang', 'perbaikan_audit_lapang'],
    who: ['koordinator'],
    noteRequired: true,
    needs: ['tim', 'surat_tugas'],
    sets: (_, { tim = null }) => ({ tim }),
    effects: ['beritahu_tim'],
    wire: [{ call: 'audit/penunjukkan_auditor' }],
  },

  minta_perbaikan_dokumen: dokumen.minta,
  jawab_perbaikan_dokumen: dokumen.jawab,
  loloskan_dokumen: {
    label: 'Selesaikan audit dokumen',
    done: 'Audit dokumen selesai',
    from: ['audit_dokumen'],
    to: ({ auditType }) => (auditType === 'sppb_psat' ? 'audit_lapang' : 'rekomendasi'),
    who: ['ketua_tim'],
    guards: ['temuan_selesai'],
    effects: ['buang_temuan', 'mulai_ceklis', ...lanjut],
    wire: [{ call: 'audit/dokumen', proses: 'CLEAR' }],
  },

  minta_perbaikan_lapang: lapang.minta,
  jawab_perbaikan_lapang: lapang.jawab,
  loloskan_lapang: {
    label: 'Selesaikan audit lapang',
    done: 'Audit lapang selesai',
    from: ['audit_lapang'],
    to: 'rekomendasi',
    who: ['ketua_tim'],
    guards: ['ceklis_lengkap', 'temuan_selesai'],
    effects: ['buang_temuan', 'beritahu_giliran'],
    wire: [{ call: 'audit/lapang', proses: 'CLEAR' }],
  },

  minta_perbaikan_rekomendasi: komtek.minta,
  jawab_perbaikan_rekomendasi: komtek.jawab,
  rekomendasikan: {
    label: 'Rekomendasikan',
    done: 'Direkomendasikan komisi teknis',
    from: ['rekomendasi'],
    to: 'penagihan',
    who: ['komtek'],
    effects: ['buang_temuan', 'tetapkan_tarif', ...lanjut],
    wire: [{ call: 'audit/rekomendasi', proses: 'CLEAR' }],
  },

  terbitkan_tagihan: {
    label: 'Terbitkan tagihan',
    done: 'Tagihan PNBP diterbitkan',
    from: ['penagihan'],
    to: 'menunggu_pembayaran',
    who: ['sekretariat'],
    guards: ['bertarif'],
    needs: ['tagihan'],
    effects: lanjut,
    wire: [{ call: 'audit/pembayaran_pnbp', proses: 'REVIEW' }],
  },
  // A billing code that ran out or was mistyped: the applicant pays the new one, in new days.
  ganti_tagihan: {
    label: 'Ganti tagihan',
    done: 'Tagihan PNBP diganti',
    from: ['menunggu_pembayaran'],
    who: ['sekretariat'],
    needs: ['tagihan'],
    extends: 'pembayaran',
    effects: ['beritahu_pemohon', 'kirim_oss'],
    wire: [{ call: 'audit/ganti_tagihan' }],
  },
  lewati_pembayaran: {
    label: 'Lanjutkan tanpa pembayaran (Rp0)',
    done: 'Tarif Rp0, tanpa pembayaran',
    from: ['penagihan'],
    to: 'penerbitan_nomor',
    who: ['sekretariat'],
    guards: ['tanpa_tarif'],
    effects: ['beritahu_giliran'],
    wire: [{ call: 'audit/pembayaran_pnbp', proses: 'CLEAR' }],
  },
  kirim_bukti_bayar: {
    label: 'Kirim bukti pembayaran',
    done: 'Bukti pembayaran dikirim pemohon',
    from: ['menunggu_pembayaran'],
    to: 'pemeriksaan_pembayaran',
    who: ['pemohon'],
    needs: ['bukti_bayar'],
    effects: lanjut,
    wire: [{ call: 'audit/pembayaran_pnbp', proses: 'REVIEW' }],
  },
  tolak_bukti_bayar: {
    label: 'Minta bukti pembayaran lain',
    done: 'Bukti pembayaran belum diterima',
    from: ['pemeriksaan_pembayaran'],
    to: 'menunggu_pembayaran',
    who: ['sekretariat'],
    noteRequired: true,
    effects: lanjut,
    wire: [{ call: 'audit/pembayaran_pnbp', proses: 'REVISION' }],
  },
  terima_pembayaran: {
    label: 'Terima pembayaran',
    done: 'Pembayaran PNBP diterima',
    from: ['pemeriksaan_pembayaran'],
    to: 'penerbitan_nomor',
    who: ['sekretariat'],
    effects: lanjut,
    wire: [{ call: 'audit/pembayaran_pnbp', proses: 'CLEAR' }],
  },

  catat_nomor: {
    label: 'Isi nomor',
    done: 'Nomor diisi',
    from: ['penerbitan_nomor'],
    who: ['sekretariat'],
    needs: ['nomor'],
    sets: (_, { nomor }) => ({ nomor: nomor?.trim() ?? null }),
    effects: ['pesan_nomor', 'kirim_oss'],
    wire: [{ call: 'nomor-sppb-psat/update' }],
  },
  terbitkan_sertifikat: {
    label: 'Terbitkan sertifikat',
    done: 'Sertifikat terbit',
    from: ['penerbitan_nomor'],
    to: 'terbit',
    who: ['sekretariat'],
    guards: ['bernomor'],
    effects: [
      'buat_sertifikat',
      'tulis_registri',
      'lepas_nomor',
      'tutup_draf',
      'beritahu_pemohon',
      'kirim_oss',
    ],
    wire: [{ call: '/api/sertifikat' }],
  },

  tolak: {
    label: 'Tolak pengajuan',
    done: 'Pengajuan ditolak',
    from: tahapBerjalan,
    to: 'ditolak',
    who: 'staff',
    noteRequired: true,
    needs: ['surat_penolakan'],
    effects: ['buang_temuan', 'lepas_nomor', 'tutup_draf', 'beritahu_pemohon', 'kirim_oss'],
    wire: [{ call: 'audit/ditolak' }],
  },
  tarik: {
    label: 'Tarik pengajuan',
    done: 'Ditarik pemohon',
    from: tahapBerjalan,
    to: 'ditolak',
    who: ['pemohon'],
    // A number once taken is burnt in OSS: from then on the file is issued, or rejected by staff.
    guards: ['belum_bernomor'],
    effects: ['buang_temuan', 'tutup_draf', 'beritahu_petugas', 'kirim_oss'],
    wire: [{ call: 'audit/penarikan' }],
  },

  ...aksiWaktu,
} satisfies Record<string, Aksi>

export type AksiPengajuan = keyof typeof aksiPengajuan
