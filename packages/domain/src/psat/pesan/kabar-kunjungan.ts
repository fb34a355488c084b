import { zonaProvinsi, zonaWaktu } from '../../platform/calendar/zona-waktu.ts'
import { formatWeekday } from '../../platform/format.ts'
import {
  describePeristiwa,
  describeWaktu,
  type LangkahKunjungan,
  type PihakKunjungan,
  type WaktuKunjungan,
} from '../lapang/kunjungan.ts'
import {
  type BerkasDikabari,
  describeDikabari,
  type FaktaKabar,
  faktaBerkas,
  type Kabar,
  writeKabar,
} from './kabar.ts'

interface KunjunganDikabari extends WaktuKunjungan {
  tempat: string
  provinsi_id: number | null
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

/** Returns for example "Selasa, 24 November 2026 pukul 09.00 WIB". */
function waktuLengkap(kunjungan: KunjunganDikabari): string {
  const { singkat } = zonaWaktu[zonaProvinsi(kunjungan.provinsi_id)]
  return `${formatWeekday(kunjungan.tanggal_mulai)}, ${describeWaktu(kunjungan)} ${singkat}`
}

const faktaKunjungan = (berkas: BerkasDikabari, kunjungan: KunjunganDikabari): FaktaKabar => [
  ...faktaBerkas(berkas),
  ['Waktu', waktuLengkap(kunjungan)],
  ['Tempat', kunjungan.tempat],
  ['Petugas', kunjungan.petugas.join(', ')],
]

/** Subject for recipients who are told of the step but asked for nothing. */
const hal: Record<LangkahKunjungan, string> = {
  usul: 'jadwal kunjungan diusulkan',
  setuju: 'jadwal kunjungan disepakati',
  pindah: 'jadwal kunjungan diminta pindah',
}

interface LangkahDikabari {
  langkah: LangkahKunjungan
  pihak: PihakKunjungan
  /** Side of the recipient. */
  pembaca: PihakKunjungan
  diminta: boolean
}

/** Notice of a step in the agreement on a visit: date, place, team and the request to the recipient. */
export function kabarKunjungan(
  berkas: BerkasDikabari,
  kunjungan: KunjunganDikabari,
  { langkah, pihak, pembaca, diminta }: LangkahDikabari,
): Kabar {
  const waktu = waktuLengkap(kunjungan)
  const asked = ajakan[pihak][langkah]
  return writeKabar({
    keterangan: `${describePeristiwa(langkah, pihak, pembaca)} untuk ${describeDikabari(berkas)}: ${waktu}.${diminta ? asked.ajakan : ''}`,
    subject: `${berkas.nomorPermohonan}: ${diminta ? asked.subject : hal[langkah]}`,
    fakta: faktaKunjungan(berkas, kunjungan),
  })
}

/** Notice that an agreed or proposed visit does not take place. */
export function kabarBatalKunjungan(berkas: BerkasDikabari, kunjungan: KunjunganDikabari): Kabar {
  return writeKabar({
    keterangan: `Kunjungan ${waktuLengkap(kunjungan)} untuk ${describeDikabari(berkas)} dibatalkan.`,
    subject: `${berkas.nomorPermohonan}: kunjungan dibatalkan`,
    fakta: faktaKunjungan(berkas, kunjungan),
  })
}
