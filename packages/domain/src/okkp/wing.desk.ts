import { okkpAdmins } from '../platform/roles.ts'
import { type Events, type NavGroup, type Permissions, recordEvents, type Tags } from '../platform/wing.ts'
import { without } from './wing.ts'

// Separate from wing.ts, because every page loads the screens but only the server and the staff UI need this file.

export const permissions = {
  'master.kelola': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
  'registrasi.kelola': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA'],
  'uji-lab.kelola': without('OKKP_ADMIN_DAERAH'),
  'rapid-test.kelola': without('OKKP_ADMIN_DAERAH'),
  'uji-mutu.kelola': okkpAdmins,
  /** Cases. All involved roles may read those of their region, its offices act on them, laboratories answer requests. */
  'tindak-lanjut.lihat': [...okkpAdmins, 'OKPO_ADMIN'],
  'tindak-lanjut.kelola': without('OKKP_ADMIN_UJILAB'),
  'permintaan-uji.jawab': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_KOTA', 'OKKP_ADMIN_UJILAB'],
  /** Access to imports and exports. Each kind of file requires its own permission as well. */
  'berkas-okkp.pakai': okkpAdmins,
  /** Markets import traders and tests through the same call. Each definition checks its own permission as well. */
  'impor-okkp.pakai': [...okkpAdmins, 'OKPO_ADMIN'],
  'sdm.kelola': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA'],
  'sdm.taut': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
  /** Citizens' reports: offices within their region, the central office everywhere. */
  'pengaduan.kelola': without('OKKP_ADMIN_UJILAB'),
  /**
   * Warnings and recalls. A province office or the centre writes them, and a second person at the centre publishes
   * them.
   */
  'peringatan.tulis': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH'],
  'peringatan.terbitkan': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
  'penilaian.baca': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
} as const satisfies Permissions

export const sidebars = {
  okkp: [
    {
      items: [
        { label: 'Dashboard', icon: 'dashboard', to: '/okkp/admin' },
        { label: 'Registrasi & Sertifikat', icon: 'registrasi', to: '/okkp/admin/registrasi' },
        {
          label: 'Pengujian',
          icon: 'pengujian',
          children: [
            { label: 'Laboratorium', to: '/okkp/admin/lab/uji' },
            { label: 'Rapid Test', to: '/okkp/admin/lab/rapid' },
            { label: 'Mutu', to: '/okkp/admin/lab/mutu' },
          ],
        },
        { label: 'Pendataan', icon: 'pendataan', to: '/okkp/admin/pendataan' },
        { label: 'Kompetensi SDM', icon: 'sdm', to: '/okkp/admin/sdm' },
        {
          label: 'Master Data',
          icon: 'master',
          children: [
            { label: 'Komoditas', to: '/okkp/admin/data/komoditas' },
            { label: 'Jenis Registrasi', to: '/okkp/admin/data/jenis-registrasi' },
            { label: 'Jenis Sertifikat', to: '/okkp/admin/data/jenis-sertifikat' },
            { label: 'Jenis HC', to: '/okkp/admin/data/jenis-hc' },
            { label: 'Jenis Uji Lab', to: '/okkp/admin/data/uji' },
            { label: 'Jenis Rapid Test', to: '/okkp/admin/data/rapid' },
            { label: 'Parameter', to: '/okkp/admin/data/parameter' },
            { label: 'Provinsi', to: '/okkp/admin/data/provinsi' },
          ],
        },
        { label: 'Feedback', icon: 'feedback', to: '/okkp/admin/feedback' },
        { label: 'Pengaturan Akun', icon: 'pengaturan', to: '/okkp/admin/data/user' },
        { label: 'Panduan Pengguna', icon: 'panduan', to: '/panduan/okkp' },
      ],
    },
  ],
} as const satisfies Record<string, readonly NavGroup[]>

export const events: Events = {
  'kunci-kode.ubah': 'Mengubah kunci kode QR',
  'registrasi.perpanjang': 'Memperpanjang registrasi',
  'registrasi.impor': 'Mengimpor registrasi',
  'registrasi.impor.batal': 'Membatalkan impor registrasi',
  'registrasi.ekspor': 'Mengekspor registrasi',
  'sdm.ekspor': 'Mengekspor data SDM',
  'penilaian.tambah': 'Mengirim penilaian layanan',
  'pengaduan.kirim': 'Mengirim laporan masyarakat',
  'pengaduan.balas': 'Membalas percakapan laporan masyarakat',
  'pengaduan.tugaskan': 'Menugaskan laporan masyarakat',
  'pengaduan.jawab': 'Menjawab laporan masyarakat',
  'pengaduan.catat': 'Menulis catatan dalam pada laporan masyarakat',
  'pengaduan.alihkan': 'Mengalihkan laporan masyarakat',
  'pengaduan.tutup': 'Menutup laporan masyarakat',
  'pengaduan.samarkan': 'Menghapus isi laporan masyarakat yang habis masa simpannya',
  'peringatan.koreksi': 'Menulis koreksi peringatan',
  'peringatan.cabut': 'Mengusulkan pencabutan peringatan',
  'peringatan.terbitkan': 'Menerbitkan peringatan',
  'uji-mutu.ekspor': 'Mengekspor uji mutu',
  'uji-mutu.impor': 'Mengimpor uji mutu',
  'uji-mutu.impor.batal': 'Membatalkan impor uji mutu',
  'rapid-test.impor': 'Mengimpor rapid test',
  'rapid-test.impor.batal': 'Membatalkan impor rapid test',
  'rapid-test.ekspor': 'Mengekspor rapid test',
  'tindak-lanjut.buka': 'Membuka kasus',
  'tindak-lanjut.minta-uji': 'Meminta uji ke laboratorium',
  'tindak-lanjut.jawab-permintaan': 'Menjawab permintaan uji',
  'tindak-lanjut.batalkan-permintaan': 'Membatalkan permintaan uji',
  'tindak-lanjut.kunjungan': 'Mencatat kunjungan pada kasus',
  'tindak-lanjut.amankan': 'Mencatat pengamanan barang',
  'tindak-lanjut.telusuri': 'Mencatat penelusuran pemasok',
  'tindak-lanjut.bina': 'Mencatat pembinaan pedagang',
  'tindak-lanjut.tidak-dapat': 'Mengusulkan langkah kasus yang tidak dapat dilakukan',
  'tindak-lanjut.periksa': 'Memeriksa usulan pada kasus',
  'tindak-lanjut.tarik-usulan': 'Menarik usulan pada kasus',
  'tindak-lanjut.tutup': 'Menutup kasus',
  'pengaduan.kasus': 'Menerima laporan masyarakat sebagai kasus',
  'pengawasan.tambah': 'Mencatat pengawasan',
  'pengawasan.ubah': 'Mengubah pengawasan',
  'pengawasan.hapus': 'Menghapus pengawasan',
  'kontak.tambah': 'Mencatat kontak dengan pemegang registrasi',
  'uji-lab.impor': 'Mengimpor uji laboratorium',
  'uji-lab.impor.batal': 'Membatalkan impor uji laboratorium',
  'uji-lab.ekspor': 'Mengekspor uji laboratorium',
  ...recordEvents({
    'uji-lab': 'uji laboratorium',
    komoditas: 'komoditas',
    registrasi: 'registrasi',
    sdm: 'data SDM',
    peringatan: 'draf peringatan',
    wilayah: 'wilayah',
    'jenis-registrasi': 'jenis registrasi',
    'jenis-sertifikat': 'jenis sertifikat',
    'jenis-hc': 'jenis HC',
    'jenis-uji-lab': 'jenis uji laboratorium',
    'jenis-rapid-test': 'jenis rapid test',
    golongan: 'golongan',
    'jenis-dokumen': 'jenis dokumen',
    'jenis-klaim': 'jenis klaim',
    parameter: 'parameter uji',
    batas: 'batas cemaran',
    'istilah-pangan': 'istilah pangan pada peraturan batas',
    'komoditas-pangan': 'pemetaan komoditas ke jenis pangan',
    'uji-mutu': 'uji mutu',
    'rapid-test': 'rapid test',
  }),
}

export const tags: Tags = {
  'data-terbuka': 'Data terbuka registri, pasar, dan kepuasan',
  okkp: 'Registri dan data OKKP',
  verifikasi: 'Verifikasi kode sertifikat',
}
