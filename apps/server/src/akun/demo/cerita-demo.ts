import type { AkunDemo } from '@portal/domain/akun/sesi/demo.contract'
import type { Role } from '@portal/domain/platform/roles'

type Cerita = Pick<AkunDemo, 'cerita' | 'langkah'>

const langkah = (...steps: [teks: string, tautan: string][]) =>
  steps.map(([teks, tautan]) => ({ teks, tautan }))

/** Guided tours of about 15 minutes for each role, based on the demo records. */
export const ceritaDemo: Record<Role, Cerita> = {
  SUPERADMIN: {
    cerita: 'Menjaga akun, dan melihat siapa mengerjakan apa.',
    langkah: langkah(
      ['Buka semua akun dan saring menurut peran', '/admin/settings'],
      ['Lihat siapa mengubah apa, dan kapan', '/admin/jejak-audit'],
      ['Periksa pesan yang menunggu dikirim ke OSS', '/admin/oss'],
    ),
  },
  SEKRETARIAT: {
    cerita: 'Memeriksa kelengkapan permohonan, menagih PNBP, dan menerbitkan izin.',
    langkah: langkah(
      ['Ambil berkas teratas yang menunggu Anda', '/admin'],
      ['Masukkan permohonan atas nama pelaku usaha', '/psat/admin/perizinan/sppb_psat/add'],
      ['Cetak laporan berkas bulan ini', '/psat/admin/report'],
    ),
  },
  KOORDINATOR_SEKRETARIAT: {
    cerita: 'Menunjuk tim auditor menurut beban, kompetensi, dan benturan kepentingan.',
    langkah: langkah(
      ['Pilih berkas yang menunggu tim', '/admin'],
      ['Lihat semua berkas SPPB yang berjalan', '/psat/admin/perizinan/sppb_psat'],
    ),
  },
  SUBKOORDINATOR_SEKRETARIAT: {
    cerita: 'Menunjuk tim bersama koordinator dan meninjau lampiran teknis.',
    langkah: langkah(
      ['Pilih berkas yang menunggu Anda', '/admin'],
      ['Tinjau lampiran teknis', '/psat/admin/perizinan/izin_edar_pl?tab=lampiran_teknis'],
    ),
  },
  LEAD_AUDITOR: {
    cerita: 'Memimpin audit: jadwal kunjungan, temuan, dan simpulan tim.',
    langkah: langkah(
      ['Buka berkas giliran Anda', '/admin'],
      ['Lihat audit lapang yang berjalan', '/psat/admin/perizinan/sppb_psat?tab=audit_lapang'],
    ),
  },
  AUDITOR: {
    cerita: 'Memeriksa dokumen, mencatat temuan, dan mengisi daftar periksa di lapangan.',
    langkah: langkah(
      ['Kerjakan antrean, berkas demi berkas', '/psat/admin/perizinan/sppb_psat/audit'],
      ['Isi daftar periksa di lapangan, juga tanpa sinyal', '/admin'],
    ),
  },
  PVTPP: {
    cerita: 'Memutus berkas yang dibawa ke sidang komisi teknis.',
    langkah: langkah(
      ['Buka agenda dan berkas yang menunggu putusan', '/psat/admin/perizinan/sppb_psat/audit'],
      ['Lihat izin edar yang menunggu putusan', '/psat/admin/perizinan/izin_edar_pl/audit'],
    ),
  },
  OKKP_ADMIN_PUSAT: {
    cerita: 'Menjaga registri nasional, data induk, dan batas cemaran.',
    langkah: langkah(
      ['Cari “beras” di komoditas, tambah, ubah, lalu hapus satu', '/okkp/admin/data/komoditas'],
      ['Ubah sebuah batas dan lihat hasil uji mana yang berubah', '/okkp/admin/data/parameter/batas'],
      ['Baca penilaian pengunjung', '/okkp/admin/feedback'],
    ),
  },
  OKKP_ADMIN_DAERAH: {
    cerita: 'Mengawasi registrasi Jawa Barat dan kompetensi petugasnya.',
    langkah: langkah(
      ['Tambah registrasi, buka QR-nya, catat pengawasannya', '/okkp/admin/registrasi'],
      ['Lihat registrasi yang segera habis', '/okkp/admin/registrasi?tab=akan-habis'],
      ['Banding angka provinsi di dasbor', '/okkp/admin'],
    ),
  },
  OKKP_ADMIN_KOTA: {
    cerita: 'Menguji di lapangan: sebuah hasil positif membuka tindak lanjutnya sendiri.',
    langkah: langkah(
      ['Catat rapid test positif', '/okkp/admin/lab/rapid/add'],
      ['Ikuti tindak lanjutnya', '/okkp/admin/tindak-lanjut'],
      ['Uji di pasar, juga saat jaringan putus', '/pasar/admin/pengujian'],
    ),
  },
  OKKP_ADMIN_UJILAB: {
    cerita: 'Mencatat uji laboratorium; putusannya diusulkan menurut batas yang berlaku.',
    langkah: langkah(
      ['Catat satu sampel dengan beberapa parameter', '/okkp/admin/lab/uji/add'],
      ['Lihat yang diminta kepada laboratorium', '/okkp/admin/tindak-lanjut'],
    ),
  },
  OKPO_ADMIN: {
    cerita: 'Mengelola pasar: profil, survei, sanitasi, dan rapid test-nya.',
    langkah: langkah(
      ['Lengkapi profil sebuah pasar', '/pasar/admin/profil'],
      ['Nilai sanitasi dan lihat peringkatnya berubah', '/pasar/admin/higiene'],
      ['Banding survei sebelum dan sesudah program', '/pasar/admin/survei'],
    ),
  },
  PELAKU_USAHA: {
    cerita: 'Mengajukan izin, menjawab temuan, membayar, dan menerima sertifikat.',
    langkah: langkah(
      ['Lihat apa yang menunggu Anda', '/'],
      ['Mulai permohonan baru', '/psat/pengajuan/baru'],
      ['Simpan data usaha sekali untuk semua permohonan', '/profil'],
    ),
  },
}

/** Tours for accounts that share a role with another demo account. They replace the tour of the role. */
const ceritaAkun: Partial<Record<string, Cerita>> = {
  auditor2: {
    cerita: 'Menjadi wakil auditor yang sedang cuti: daftarnya memuat berkas keduanya.',
    langkah: langkah(
      ['Buka antrean dan lihat berkas yang Anda wakili', '/admin'],
      ['Kerjakan satu; riwayatnya menyebut Anda mewakili siapa', '/psat/admin/perizinan/sppb_psat/audit'],
    ),
  },
  lead_auditor2: {
    cerita: 'Lead auditor kedua: memimpin berkasnya sendiri, dan dapat menjadi wakil lead auditor yang lain.',
    langkah: langkah(
      ['Buka berkas yang Anda pimpin', '/admin'],
      ['Lihat jadwal kunjungan kedua tim', '/psat/admin/kalender'],
      ['Tunjuk wakil saat Anda cuti', '/admin/profil'],
    ),
  },
}

export const ceritaOf = ({ username, role }: { username: string; role: Role }): Cerita =>
  ceritaAkun[username] ?? ceritaDemo[role]
