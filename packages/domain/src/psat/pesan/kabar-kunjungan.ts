import {
  describeWaktu,
  type LangkahKunjungan,
  type PihakKunjungan,
  peristiwaKunjungan,
  type WaktuKunjungan,
} from '../lapang/kunjungan.ts'
import { type BerkasDikabari, describeDikabari, faktaBerkas, type Kabar, writeKabar } from './kabar.ts'

interface KunjunganDikabari extends WaktuKunjungan {
  tempat: string
  petugas: readonly string[]
}

/** Request to the other party. Recipients who are only informed get the event without the request. */
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

/** Notice of a step in the agreement on a visit: date, place, team and the request to the recipient. */
export function kabarKunjungan(
  berkas: BerkasDikabari,
  kunjungan: KunjunganDikabari,
  { langkah, pihak, diminta }: { langkah: LangkahKunjungan; pihak: PihakKunjungan; diminta: boolean },
): Kabar {
  const waktu = describeWaktu(kunjungan)
  const asked = ajakan[pihak][langkah]
  return writeKabar({
    keterangan: `${peristiwaKunjungan[pihak][langkah]} untuk ${describeDikabari(berkas)}: ${waktu}.${diminta ? asked.ajakan : ''}`,
    subject: `${berkas.nomorPermohonan}: ${asked.subject}`,
    fakta: [
      ...faktaBerkas(berkas),
      ['Waktu', waktu],
      ['Tempat', kunjungan.tempat],
      ['Petugas', kunjungan.petugas.join(', ')],
    ],
  })
}
