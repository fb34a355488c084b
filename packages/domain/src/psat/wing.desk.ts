import { psatStaff } from '../platform/roles.ts'
import {
  type Events,
  type NavGroup,
  type NavIcon,
  type NavItem,
  type Permissions,
  recordEvents,
  type Tags,
} from '../platform/wing.ts'

// Kept apart from wing.ts: every page loads the screens of wing.ts, but only the server and the staff UI need this
// file.

export const permissions = {
  'psat.ajukan': ['PELAKU_USAHA', 'SUPERADMIN', 'SEKRETARIAT'],
  'psat.milik-sendiri': ['PELAKU_USAHA'],
  'psat.undang-pemilik': ['SUPERADMIN', 'SEKRETARIAT'],
  'psat.baca': ['PELAKU_USAHA', 'PVTPP', ...psatStaff],
  'psat.daftar': ['PVTPP', ...psatStaff],
  'psat.langkah': ['PELAKU_USAHA', 'PVTPP', ...psatStaff],
  'psat.tunjuk': ['SUPERADMIN', 'KOORDINATOR_SEKRETARIAT', 'SUBKOORDINATOR_SEKRETARIAT'],
  'psat.periksa': ['PVTPP', ...psatStaff],
  'psat.terbitkan': ['SUPERADMIN', 'SEKRETARIAT'],
  'psat.ringkasan': ['PVTPP', ...psatStaff],
  'psat.dasbor': psatStaff,
  'psat.berkas': psatStaff,
  'psat.berkas.tambah': ['SUPERADMIN', 'SEKRETARIAT'],
  'psat.benturan': ['AUDITOR', 'LEAD_AUDITOR'],
  'psat.master.baca': ['PVTPP', ...psatStaff],
  'psat.master.kelola': ['SUPERADMIN'],
  'oss.izin.baca': ['PELAKU_USAHA', 'PVTPP', ...psatStaff],
  'oss.integrasi': ['SUPERADMIN', 'SEKRETARIAT'],
} as const satisfies Permissions

function licenceTabs(type: 'sppb_psat' | 'izin_edar_pl'): NavItem[] {
  const tab = (label: string, icon: NavIcon, name: string, guard: string): NavItem => ({
    label,
    icon,
    to: `/psat/admin/perizinan/${type}`,
    search: { tab: name },
    guard,
    badge: `${type}.${name}`,
  })
  return [
    tab('Permohonan', 'permohonan', 'permohonan', 'psat/sekretariat'),
    tab('Audit Dokumen', 'audit-dokumen', 'audit_dokumen', 'psat/auditor'),
    tab('Audit Lapang', 'audit-lapang', 'audit_lapang', 'psat/auditor'),
    tab('Lampiran Teknis', 'lampiran', 'lampiran_teknis', 'psat/sekretariat'),
  ]
}

export const sidebars = {
  psat: [
    {
      items: [
        {
          label: 'Tambah Data',
          icon: 'tambah',
          to: '/psat/admin/perizinan/sppb_psat/add',
          also: ['/psat/admin/perizinan/izin_edar_pl/add'],
          guard: 'psat/tambah',
          primary: true,
        },
      ],
    },
    { label: 'SPPB-PSAT', items: licenceTabs('sppb_psat') },
    { label: 'Izin Edar PSAT PL', items: licenceTabs('izin_edar_pl') },
    {
      label: 'Pengelolaan',
      items: [
        {
          label: 'Master Data',
          icon: 'master',
          children: [
            { label: 'Auditor', to: '/psat/admin/data/auditor' },
            { label: 'PVTPP', to: '/psat/admin/data/pvtpp' },
            { label: 'Tenggat', to: '/psat/admin/data/tenggat' },
            { label: 'Hari Libur', to: '/psat/admin/data/hari-libur' },
            { label: 'Tarif PNBP', to: '/psat/admin/data/tarif' },
            { label: 'Daftar Periksa', to: '/psat/admin/data/ceklis' },
            { label: 'Jenis Dokumen', to: '/psat/admin/data/jenis-dokumen' },
            { label: 'Jenis Klaim', to: '/psat/admin/data/jenis-klaim' },
          ],
        },
        { label: 'Laporan', icon: 'laporan', to: '/psat/admin/report' },
      ],
    },
  ],
  pelaku: [
    {
      items: [
        { label: 'Dashboard', icon: 'dashboard', to: '/', also: ['/psat', '/perizinan'] },
        { label: 'Data Pelaku Usaha', icon: 'perusahaan', to: '/profil' },
      ],
    },
  ],
} as const satisfies Record<string, readonly NavGroup[]>

/** Labels of the audit trail events. The actor is the subject. */
export const events: Events = {
  'draf.tambah': 'Memulai draf permohonan',
  'draf.hapus': 'Membuang draf permohonan',
  'pengajuan.ekspor': 'Mengekspor daftar berkas',
  'berkas.submit': 'Memasukkan berkas (Submit Permohonan)',
  'berkas.revisi': 'Mengunggah revisi berkas',
  'berkas.pilih-auditor': 'Memilih auditor dan lead auditor',
  'berkas.kembalikan-tugas': 'Mengembalikan penugasan audit',
  'berkas.review-auditor': 'Memverifikasi berkas sebagai auditor',
  'berkas.review-lead': 'Memverifikasi berkas sebagai lead auditor',
  'berkas.audit-lapang': 'Memproses audit lapang berkas',
  'berkas.sidang': 'Mencatat sidang komisi teknis',
  'berkas.tolak': 'Menolak berkas',
  'berkas.info-psat': 'Mengisi data lampiran teknis',
  'berkas.lampiran': 'Menyusun lampiran teknis',
  'berkas.setujui-lampiran': 'Memeriksa lampiran teknis',
  'berkas.tanda-tangan': 'Menandatangani lampiran teknis',
  'berkas.oss': 'Mengirim lampiran teknis ke OSS',
  'berkas.sertifikat': 'Mengunggah sertifikat berkas',
  'pengajuan.kirim': 'Mengirim permohonan',
  'pengajuan.perbaiki': 'Mengirim perbaikan permohonan',
  'pengalihan.minta': 'Meminta persetujuan pemilik baru',
  'pengalihan.jawab': 'Menjawab permintaan pengalihan',
  'pesan.kirim': 'Mengirim pesan tentang berkas',
  'pengajuan.verifikasi': 'Memproses verifikasi awal permohonan',
  'pengajuan.tunjuk-auditor': 'Menunjuk tim audit',
  'pengajuan.audit-dokumen': 'Memproses audit dokumen',
  'pengajuan.audit-lapang': 'Memproses audit lapang',
  'pengajuan.rekomendasi': 'Memproses rekomendasi komisi teknis',
  'pengajuan.tolak': 'Menolak permohonan',
  'pengajuan.tarik': 'Menarik permohonan',
  'pengajuan.langkah': 'Mengambil langkah pada permohonan',
  'pengajuan.minta-waktu': 'Meminta tambahan waktu perbaikan',
  'pengajuan.beri-waktu': 'Memberi tambahan waktu perbaikan',
  'pengajuan.tolak-waktu': 'Menolak tambahan waktu perbaikan',
  'pengajuan.pembayaran': 'Memproses pembayaran PNBP',
  'pengajuan.nomor': 'Mengisi nomor izin',
  'sertifikat.terbit': 'Menerbitkan sertifikat',
  'sertifikat.terbit-ulang': 'Menerbitkan ulang sertifikat',
  'oss.coba-lagi': 'Mengirim ulang pesan ke OSS',
  'oss.tahan': 'Menahan atau membatalkan pesan ke OSS',
  'oss.saklar': 'Menahan atau melanjutkan pengiriman ke OSS',
  'oss.pemetaan': 'Mengubah pemetaan status OSS',
  'tarif.ubah': 'Mengubah tarif PNBP',
  'ceklis.isi': 'Mengisi daftar periksa audit lapang',
  'kunjungan.usul': 'Mengusulkan jadwal kunjungan lapang',
  'kunjungan.setuju': 'Menyetujui jadwal kunjungan lapang',
  'kunjungan.pindah': 'Meminta kunjungan lapang dipindah',
  'ceklis.ubah': 'Menerbitkan versi baru daftar periksa',
  'temuan.tambah': 'Menyiapkan temuan',
  'temuan.ubah': 'Mengubah temuan',
  'temuan.hapus': 'Menghapus temuan',
  'temuan.tutup': 'Menutup atau membuka lagi temuan',
  'temuan.minta-lagi': 'Meminta jawaban lagi atas temuan',
  'dokumen.nilai': 'Menilai dokumen permohonan',
  'benturan.nyatakan': 'Menyatakan atau mencabut benturan kepentingan',
  'hari-libur.ubah': 'Menambahkan atau mengubah hari libur',
  'hari-libur.hapus': 'Menghapus hari libur',
  'hari-kerja.ubah': 'Mengubah hari kerja anggaran waktu',
  ...recordEvents({
    'unit-produksi': 'unit penanganan',
    pemasok: 'pemasok',
    pelanggan: 'pelanggan',
    produk: 'produk',
    'ruang-lingkup': 'ruang lingkup',
    'teks-baku': 'teks baku',
  }),
}

export const tags: Tags = {
  'audit-document': 'Daftar berkas permohonan untuk petugas',
  oss: 'Izin dari OSS',
  psat: 'Perizinan PSAT',
  sertifikat: 'Sertifikat yang terbit',
  summary: 'Ringkasan permohonan',
}
