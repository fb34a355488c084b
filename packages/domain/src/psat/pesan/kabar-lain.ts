import { formatDate, formatNumber } from '../../platform/format.ts'
import {
  type LangkahKunjungan,
  type PihakKunjungan,
  peristiwaKunjungan,
  sebutWaktu,
  type WaktuKunjungan,
} from '../lapang/kunjungan.ts'
import type { FaktaKabar, KabarLangkah } from './kabar-langkah.ts'

/** Which file a notice is about. */
export interface BerkasDikabari {
  nama: string
  nomorPermohonan: string
  perusahaan: string
}

const sebut = ({ nama, nomorPermohonan }: BerkasDikabari) => `${nama} (${nomorPermohonan})`
const faktaBerkas = ({ nama, nomorPermohonan, perusahaan }: BerkasDikabari): FaktaKabar => [
  ['Permohonan', nama],
  ['Nomor', nomorPermohonan],
  ['Perusahaan', perusahaan],
]

export function kabarPesan(berkas: BerkasDikabari, dari: string): KabarLangkah {
  return {
    keterangan: `${dari} mengirim pesan tentang ${sebut(berkas)}. Baca dan jawab di halaman berkas, bagian Pesan.`,
    subject: `${berkas.nomorPermohonan}: pesan dari ${dari}`,
    fakta: faktaBerkas(berkas),
  }
}

export interface TenggatDikabari {
  /** What is to be done, as a button says it. */
  langkah: string
  tahap: string
  due: string
  /** Working days that are left; less than none once it is late. */
  sisa: number
  lewat: boolean
}

/** A deadline that comes near or has passed, and what to do about it. */
export function kabarTenggat(berkas: BerkasDikabari, tenggat: TenggatDikabari): KabarLangkah {
  const { langkah, tahap, due, sisa, lewat } = tenggat
  const hari = formatDate(due)
  const fakta: FaktaKabar = [
    ...faktaBerkas(berkas),
    ['Tahap', tahap],
    ['Langkah', langkah],
    ['Tenggat', hari],
  ]
  if (lewat) {
    return {
      keterangan: `${sebut(berkas)} lewat tenggat ${hari} di tahap ${tahap}. Langkah yang ditunggu: ${langkah}.`,
      subject: `${berkas.nomorPermohonan}: lewat tenggat ${hari}`,
      fakta,
    }
  }
  const when = sisa === 0 ? 'berakhir hari ini' : `tinggal ${formatNumber(sisa)} hari kerja`
  return {
    keterangan: `Tenggat ${sebut(berkas)} di tahap ${tahap} ${when}, ${hari}. Langkah yang ditunggu: ${langkah}.`,
    subject: `${berkas.nomorPermohonan}: tenggat ${when}`,
    fakta,
  }
}

interface KunjunganDikabari extends WaktuKunjungan {
  tempat: string
  petugas: readonly string[]
}

/** What the other side is asked for; whoever is only told gets the event alone. */
const ajakan: Record<PihakKunjungan, Record<LangkahKunjungan, { subject: string; ajakan: string }>> = {
  petugas: {
    usul: {
      subject: 'konfirmasi jadwal kunjungan',
      ajakan: ' Konfirmasi jadwal ini, atau usulkan waktu lain dengan alasannya.',
    },
    setuju: {
      subject: 'jadwal kunjungan disepakati',
      ajakan: ' Siapkan unit dan dokumennya untuk tim audit.',
    },
    pindah: { subject: 'jadwal kunjungan', ajakan: '' },
  },
  pemohon: {
    usul: { subject: 'jadwal kunjungan', ajakan: '' },
    setuju: {
      subject: 'jadwal kunjungan disepakati',
      ajakan: ' Surat tugas dapat diunduh di halaman berkas.',
    },
    pindah: {
      subject: 'pelaku usaha meminta jadwal lain',
      ajakan: ' Setujui waktu ini, atau usulkan waktu lain dengan alasannya.',
    },
  },
}

/** A step of the agreement on a visit: when, where and who, and what the reader is asked for. */
export function kabarKunjungan(
  berkas: BerkasDikabari,
  kunjungan: KunjunganDikabari,
  { langkah, pihak, diminta }: { langkah: LangkahKunjungan; pihak: PihakKunjungan; diminta: boolean },
): KabarLangkah {
  const waktu = sebutWaktu(kunjungan)
  const asked = ajakan[pihak][langkah]
  return {
    keterangan: `${peristiwaKunjungan[pihak][langkah]} untuk ${sebut(berkas)}: ${waktu}.${diminta ? asked.ajakan : ''}`,
    subject: `${berkas.nomorPermohonan}: ${asked.subject}`,
    fakta: [
      ...faktaBerkas(berkas),
      ['Waktu', waktu],
      ['Tempat', kunjungan.tempat],
      ['Petugas', kunjungan.petugas.join(', ')],
    ],
  }
}

interface PengalihanDijawab {
  pemilikBaru: string
  nomorIzin: string
  setuju: boolean
  alasan: string | null
}

/** The new owner's word on a transfer, and what the old one does with it. */
export function kabarPengalihan({ pemilikBaru, nomorIzin, setuju, alasan }: PengalihanDijawab): KabarLangkah {
  const said = setuju ? 'menyetujui' : 'menolak'
  const next = setuju
    ? 'Permohonan pengalihannya sekarang dapat dikirim.'
    : 'Bicarakan dengan pemilik baru, lalu minta persetujuan lagi atau batalkan drafnya.'
  return {
    keterangan: `${pemilikBaru} ${said} pengalihan izin ${nomorIzin}. ${next}`,
    subject: `Pengalihan izin ${nomorIzin}: ${setuju ? 'disetujui' : 'ditolak'}`,
    fakta: [
      ['Izin', nomorIzin],
      ['Pemilik baru', pemilikBaru],
      ...(alasan ? [['Alasan', alasan] as const] : []),
    ],
  }
}
