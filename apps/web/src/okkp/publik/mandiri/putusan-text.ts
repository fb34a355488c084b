import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import type { DaftarStatus } from '@portal/domain/platform/kode-mandiri/daftar-status'
import type { Pemeriksaan, Putusan } from '@portal/domain/platform/kode-mandiri/putusan'

interface Kata {
  judul: string
  isi: string
  tone: 'ok' | 'warn' | 'bad' | 'info' | 'mute'
}

const kata: Record<Putusan, Kata> = {
  sah: { judul: 'Asli dan berlaku', isi: 'Kode ini diterbitkan portal dan izinnya berlaku.', tone: 'ok' },
  kedaluwarsa: { judul: 'Asli, tetapi kedaluwarsa', isi: 'Masa berlaku izin ini sudah habis.', tone: 'mute' },
  dibekukan: {
    judul: 'Asli, tetapi dibekukan',
    isi: 'Otoritas membekukan izin ini untuk sementara. Selama dibekukan, izin ini tidak berlaku.',
    tone: 'info',
  },
  dicabut: { judul: 'Asli, tetapi dicabut', isi: 'Otoritas telah mencabut izin ini.', tone: 'bad' },
  digantikan: {
    judul: 'Asli, tetapi sudah digantikan',
    isi: 'Izin ini telah digantikan oleh yang lebih baru. Minta sertifikat yang terbaru.',
    tone: 'mute',
  },
  belum_berlaku: {
    judul: 'Belum dapat dipastikan',
    isi: 'Menurut jam perangkat Anda, izin ini belum mulai berlaku. Periksa tanggal dan jam perangkat.',
    tone: 'warn',
  },
  tidak_tercatat: {
    judul: 'Tidak tercatat',
    isi: 'Portal menandatangani kode ini, tetapi izinnya belum tercatat atau sudah dihapus dari registri. Jangan diterima sebelum diperiksa dengan sinyal.',
    tone: 'warn',
  },
  daftar_lama: {
    judul: 'Asli, status belum pasti',
    isi: 'Daftar status di perangkat ini sudah lama, sehingga pembekuan atau pencabutan yang baru belum terlihat. Buka halaman ini dengan sinyal untuk memperbaruinya.',
    tone: 'warn',
  },
  tanpa_daftar: {
    judul: 'Asli, status belum pasti',
    isi: 'Perangkat ini belum menyimpan daftar status. Buka halaman ini dengan sinyal untuk mengambilnya.',
    tone: 'warn',
  },
  di_luar_daftar: {
    judul: 'Asli, status belum pasti',
    isi: 'Izin ini lebih baru daripada daftar status di perangkat. Buka halaman ini dengan sinyal untuk memperbaruinya.',
    tone: 'warn',
  },
  jam_salah: {
    judul: 'Jam perangkat salah',
    isi: 'Jam perangkat ini tertinggal dari waktu pembuatan daftar status, sehingga masa berlaku tidak dapat dinilai. Betulkan tanggal dan jamnya, lalu periksa lagi.',
    tone: 'warn',
  },
  kunci_dicabut: {
    judul: 'Kunci dicabut, minta kode baru',
    isi: 'Kunci penanda kode ini sudah dicabut, sehingga kodenya tidak membuktikan apa pun. Minta sertifikat dengan kode baru kepada pemegang izin.',
    tone: 'bad',
  },
  diubah: {
    judul: 'Kode telah diubah',
    isi: 'Tanda tangan pada kode ini tidak cocok dengan isinya. Jangan terima sertifikatnya.',
    tone: 'bad',
  },
  kunci_asing: {
    judul: 'Kunci tidak dikenal',
    isi: 'Kode ini tidak ditandatangani dengan kunci yang dikenal perangkat ini. Buka halaman ini dengan sinyal, lalu periksa lagi. Bila tetap begitu, jangan terima sertifikatnya.',
    tone: 'bad',
  },
  bukan_kode: {
    judul: 'Kode tidak terbaca',
    isi: 'Kode ini terpotong, rusak, atau bukan buatan portal. Pindai ulang QR-nya dari dekat.',
    tone: 'mute',
  },
}

/** The words of a result. Dates make them exact where the code has them. */
export function kataPutusan({ putusan, isi }: Pemeriksaan): Kata {
  const found = kata[putusan]
  if (putusan === 'sah')
    return {
      ...found,
      isi: isi?.akhir ? `${found.isi.slice(0, -1)} sampai ${formatDate(isi.akhir)}.` : found.isi,
    }
  if (putusan === 'kedaluwarsa' && isi?.akhir)
    return { ...found, isi: `Masa berlaku izin ini habis pada ${formatDate(isi.akhir)}.` }
  return found
}

const units = [
  [86_400, 'hari'],
  [3600, 'jam'],
  [60, 'menit'],
] as const

export function lamaText(seconds: number): string {
  for (const [size, name] of units) if (seconds >= size) return `${Math.floor(seconds / size)} ${name}`
  return 'kurang dari satu menit'
}

/** How old the kept list is by the clock of the device. */
export function umurDaftarText(daftar: DaftarStatus | undefined, now: number): string {
  if (!daftar) return 'Perangkat ini belum menyimpan daftar status.'
  const made = formatDateTime(new Date(daftar.dibuat * 1000).toISOString())
  if (daftar.dibuat > now) return `Daftar status di perangkat ini dibuat ${made}.`
  return `Daftar status di perangkat ini berumur ${lamaText(now - daftar.dibuat)} (dibuat ${made}).`
}

export function jamText(ahead: number): string {
  const direction = ahead > 0 ? 'lebih cepat' : 'tertinggal'
  return `Jam perangkat ini ${direction} ${lamaText(Math.abs(ahead))} dari jam portal. Betulkan jamnya agar masa berlaku dinilai dengan benar.`
}
