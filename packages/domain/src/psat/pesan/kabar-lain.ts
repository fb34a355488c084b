import { formatDate, formatNumber } from '../../platform/format.ts'
import {
  type BerkasDikabari,
  describeDikabari,
  describePengalihan,
  type FaktaKabar,
  faktaBerkas,
  type Kabar,
  type PengalihanDiminta,
  writeKabar,
} from './kabar.ts'

export function kabarPesan(berkas: BerkasDikabari, dari: string): Kabar {
  return writeKabar({
    keterangan: `${dari} mengirim pesan tentang ${describeDikabari(berkas)}. Baca dan jawab di halaman berkas, bagian Pesan.`,
    subject: `${berkas.nomorPermohonan}: pesan dari ${dari}`,
    fakta: faktaBerkas(berkas),
  })
}

export interface TenggatDikabari {
  langkah: string
  tahap: string
  due: string
  /** Working days left. Negative once the deadline has passed. */
  sisa: number
  lewat: boolean
}

export function kabarTenggat(berkas: BerkasDikabari, tenggat: TenggatDikabari): Kabar {
  const { langkah, tahap, due, sisa, lewat } = tenggat
  const hari = formatDate(due)
  const fakta: FaktaKabar = [
    ...faktaBerkas(berkas),
    ['Tahap', tahap],
    ['Langkah', langkah],
    ['Tenggat', hari],
  ]
  if (lewat) {
    return writeKabar({
      keterangan: `${describeDikabari(berkas)} lewat tenggat ${hari} di tahap ${tahap}. Langkah yang ditunggu: ${langkah}.`,
      subject: `${berkas.nomorPermohonan}: lewat tenggat ${hari}`,
      fakta,
    })
  }
  const when = sisa === 0 ? 'berakhir hari ini' : `tinggal ${formatNumber(sisa)} hari kerja`
  return writeKabar({
    keterangan: `Tenggat ${describeDikabari(berkas)} di tahap ${tahap} ${when}, ${hari}. Langkah yang ditunggu: ${langkah}.`,
    subject: `${berkas.nomorPermohonan}: tenggat ${when}`,
    fakta,
  })
}

/** Notice to the appointing officer that a team member declared a conflict of interest. */
export function kabarBenturan(berkas: BerkasDikabari, petugas: string): Kabar {
  return writeKabar({
    keterangan: `${petugas} menyatakan benturan kepentingan pada ${describeDikabari(berkas)}. Baca alasannya, lalu pertahankan atau ganti tim auditnya di halaman berkas.`,
    subject: `${berkas.nomorPermohonan}: benturan kepentingan dinyatakan`,
    fakta: [...faktaBerkas(berkas), ['Dinyatakan oleh', petugas]],
  })
}

/** Notice that the permit signed by OSS is available besides the portal's certificate. */
export function kabarIzinOss(berkas: BerkasDikabari, nomor: string | null): Kabar {
  return writeKabar({
    keterangan: `Izin bertanda tangan dari OSS untuk ${describeDikabari(berkas)} sudah ada. Unduh di halaman berkas dengan “Buka izin OSS”.`,
    subject: `${berkas.nomorPermohonan}: izin dari OSS dapat diunduh`,
    fakta: [...faktaBerkas(berkas), ...(nomor ? [['Nomor izin', nomor] as const] : [])],
  })
}

export function kabarTerbitUlang(berkas: BerkasDikabari, nomor: string): Kabar {
  return writeKabar({
    keterangan: `Sertifikat nomor ${nomor} untuk ${describeDikabari(berkas)} diterbitkan ulang. Pakai cetakan yang baru; yang lama tidak berlaku lagi.`,
    subject: `${berkas.nomorPermohonan}: sertifikat diterbitkan ulang`,
    fakta: [...faktaBerkas(berkas), ['Nomor izin', nomor]],
  })
}

/** Notice to the new owner that the old owner asks for consent to a transfer. */
export function kabarMintaPengalihan(diminta: PengalihanDiminta): Kabar {
  const { pemilikLama, pemilikBaru, jenisIzin, nomorIzin } = diminta
  return writeKabar({
    keterangan: `${describePengalihan(diminta)} Periksa izinnya, lalu setujui atau tolak; tanpa jawaban Anda pengalihan tidak berjalan.`,
    subject: `Pengalihan izin ${nomorIzin}: setujui atau tolak`,
    fakta: [
      ['Izin', `${jenisIzin} nomor ${nomorIzin}`],
      ['Pemilik lama', pemilikLama],
      ['Pemilik baru', pemilikBaru],
    ],
  })
}

interface PengalihanDijawab {
  pemilikBaru: string
  nomorIzin: string
  setuju: boolean
  alasan: string | null
}

/** Notice to the old owner of the new owner's answer to a transfer. */
export function kabarPengalihan({ pemilikBaru, nomorIzin, setuju, alasan }: PengalihanDijawab): Kabar {
  const said = setuju ? 'menyetujui' : 'menolak'
  const next = setuju
    ? 'Permohonan pengalihannya sekarang dapat dikirim.'
    : 'Bicarakan dengan pemilik baru, lalu minta persetujuan lagi atau batalkan drafnya.'
  return writeKabar({
    keterangan: `${pemilikBaru} ${said} pengalihan izin ${nomorIzin}. ${next}`,
    subject: `Pengalihan izin ${nomorIzin}: ${setuju ? 'disetujui' : 'ditolak'}`,
    fakta: [
      ['Izin', nomorIzin],
      ['Pemilik baru', pemilikBaru],
      ...(alasan ? [['Alasan', alasan] as const] : []),
    ],
  })
}
