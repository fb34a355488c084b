/**
 * Status names and codes from the OSS interface guide. The simulator takes them from the guide and not from the portal.
 */

export const statusOss: Record<string, string> = {
  '00': 'Permohonan dibuat',
  '09': 'Telah Melengkapi Persyaratan',
  '10': 'Dokumen Lengkap',
  '11': 'Dokumen Belum Lengkap',
  '12': 'Pemenuhan Komitmen',
  '20': 'Validasi',
  '30': 'Verifikasi Pembayaran',
  '31': 'Menunggu pembayaran PNBP',
  '32': 'Menunggu Verifikasi Bukti Bayar PNBP',
  '33': 'Persetujuan Pembayaran',
  '34': 'Perbaikan Konfirmasi Pembayaran',
  '40': 'Inspeksi',
  '41': 'Konfirmasi Persyaratan',
  '42': 'Data Konfirmasi Persyaratan',
  '43': 'Re-Konfirmasi Persyaratan',
  '44': 'Data Re-Konfirmasi Persyaratan',
  '45': 'Persyaratan terverifikasi',
  '49': 'Pengambilan Nomor',
  '50': 'Izin terbit/SS terverifikasi',
  '52': 'Terbit Sementara',
  '57': 'Disetujui otomatis (fiktif positif)',
  '60': 'Peringatan',
  '70': 'Penghentian Sementara',
  '80': 'Denda Administratif',
  '90': 'Ditolak',
  '93': 'Penolakan Persyaratan',
}

export interface KodeIzin {
  nama: string
  /** Working days after which OSS approves the licence automatically. */
  hari: number
}

export const kodeIzin: Record<string, KodeIzin> = {
  '018000000242': { nama: 'SPPB-PSAT permohonan', hari: 25 },
  '018000000243': { nama: 'SPPB-PSAT pengalihan kepemilikan', hari: 25 },
  '018000000244': { nama: 'Izin edar PSAT PL permohonan', hari: 16 },
  '018000000245': { nama: 'Izin edar PSAT PL perubahan data', hari: 16 },
  '018000000246': { nama: 'Izin edar PSAT PL pengalihan', hari: 16 },
}

/** Allowed next statuses of each status. OSS always accepts the same code again, as a repeat. */
const lanjutan: Record<string, string> = {
  '00': '09 10 11 12 20',
  '09': '10 11 20 41 90',
  '11': '09 10 41 90',
  '10': '20 40 41 90',
  '20': '31 40 41 43 45 49 50 90',
  '41': '42 90',
  '43': '44 90',
  '42': '20 31 40 41 43 45 90',
  '44': '20 31 40 41 43 45 90',
  '40': '20 31 41 43 45 90',
  '45': '31 49 50 90',
  '31': '32 33 34 90',
  '32': '33 34 90',
  '34': '32 90',
  '33': '45 49 50 90',
  '49': '49 50 90',
  '50': '52 60 70 80',
  '52': '50 60 70 80',
  '57': '50 60 70 80',
  '60': '50 60 70 80',
  '70': '50 60 70 80',
  '80': '50 60 70 80',
  '90': '',
}

export function mayFollow(dari: string, ke: string): boolean {
  return dari === ke || (lanjutan[dari] ?? '').split(' ').includes(ke)
}
