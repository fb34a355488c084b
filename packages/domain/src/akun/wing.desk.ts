import { backOfficeRoles, roles, secretariatRoles } from '../platform/roles.ts'
import { type Events, type NavGroup, type Permissions, recordEvents, type Tags } from '../platform/wing.ts'
import { peranDiwakili } from './wakil/wakil.ts'

// This file is separate from wing.ts, because every page loads wing.ts, but only the server and the staff UI need these
// values.

export const permissions = {
  'akun.sendiri': roles,
  'akun.sandi': roles,
  'akun.kelola': ['SUPERADMIN'],
  'akun.petugas.baca': ['SUPERADMIN', ...secretariatRoles],
  'akun.pelaku-usaha.baca': ['SUPERADMIN', 'SEKRETARIAT'],
  'akun.kolega': ['SUPERADMIN', 'PELAKU_USAHA'],
  'akun.profil-usaha': ['PELAKU_USAHA', 'SUPERADMIN', 'SEKRETARIAT'],
  'akun.wakil': ['SUPERADMIN', ...peranDiwakili],
  'notifikasi.sendiri': roles,
  'beranda.petugas': backOfficeRoles,
  'berkas.unggah': roles,
  'log.baca': ['SUPERADMIN'],
  'jejak-audit.baca': ['SUPERADMIN'],
} as const satisfies Permissions

export const sidebars = {
  admin: [
    {
      items: [
        { label: 'Profil Saya', icon: 'profil', to: '/admin/profil' },
        { label: 'Kelola Semua Akun', icon: 'akun', to: '/admin/settings', also: ['/admin/user'] },
        { label: 'Log Error', icon: 'log', to: '/admin/logs' },
      ],
    },
  ],
} as const satisfies Record<string, readonly NavGroup[]>

/** Descriptions of the audit events. The person is the subject of each sentence. */
export const events: Events = {
  'sesi.masuk': 'Masuk ke portal',
  'sesi.akhiri': 'Mengakhiri sesi di perangkat lain',
  'akun.ganti-sandi': 'Mengganti kata sandi sendiri',
  'akun.lupa-sandi': 'Meminta tautan kata sandi baru',
  'akun.atur-sandi': 'Memasang kata sandi baru lewat tautan surel',
  'akun.totp-aktif': 'Mengaktifkan autentikator',
  'akun.totp-lepas': 'Melepas autentikator',
  'tampilan.simpan': 'Menyimpan tampilan daftar',
  'tampilan.hapus': 'Menghapus tampilan daftar',
  'pengguna.profil': 'Mengubah profil sendiri',
  'pengguna.status': 'Mengaktifkan atau menonaktifkan akun',
  'pengguna.reset-sandi': 'Mengatur ulang kata sandi akun',
  'wakil.tunjuk': 'Menunjuk wakil selama cuti',
  'wakil.akhiri': 'Mengakhiri cuti dan wakilnya',
  'superadmin.buat': 'Membuat superadmin pertama',
  'demo.hapus': 'Menghapus data demo',
  'perusahaan.tambah': 'Menambahkan pelaku usaha',
  'perusahaan.ubah': 'Mengubah data perusahaan',
  'permintaan-gabung.jawab': 'Menjawab permintaan bergabung dari OSS',
  'undangan.kirim': 'Mengundang kolega',
  'undangan.batal': 'Membatalkan undangan',
  'undangan.terima': 'Menerima undangan',
  ...recordEvents({
    pengguna: 'akun',
  }),
}

export const tags: Tags = {
  admin: 'Beranda petugas',
  auth: 'Masuk, sesi, kata sandi, dan verifikasi dua langkah',
  captcha: 'Pemeriksaan captcha',
  'jejak-audit': 'Jejak audit',
  log: 'Catatan permintaan yang gagal',
  notifikasi: 'Notifikasi akun sendiri',
  perusahaan: 'Perusahaan dan anggotanya',
  tampilan: 'Tampilan daftar yang diberi nama',
  user: 'Akun pengguna',
  'verify-captcha': 'Pemeriksaan captcha',
}
