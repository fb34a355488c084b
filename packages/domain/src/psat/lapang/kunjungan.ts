import { formatDate, formatDayMonth } from '../../platform/format.ts'

/** How the agreement about a visit ends. The workflow ends it together with the field audit or with the file. */
export const akhirKunjungan = ['dilaksanakan', 'dibatalkan'] as const
export type AkhirKunjungan = (typeof akhirKunjungan)[number]

export const statusKunjungan = ['diusulkan', 'diminta_pindah', 'dikonfirmasi', ...akhirKunjungan] as const
export type StatusKunjungan = (typeof statusKunjungan)[number]

export const isBerakhir = (status: StatusKunjungan): status is AkhirKunjungan =>
  akhirKunjungan.some((akhir) => akhir === status)

export const langkahKunjungan = ['usul', 'setuju', 'pindah'] as const
export type LangkahKunjungan = (typeof langkahKunjungan)[number]

/** The two parties that agree on a date. */
export type PihakKunjungan = 'petugas' | 'pemohon'

export interface WaktuKunjungan {
  tanggal_mulai: string
  tanggal_selesai: string
  /** "09:00", in local time of the place. */
  jam: string
}

export type Kini = WaktuKunjungan & { status: StatusKunjungan }

/** Whether a visit is over. The next proposal is then another visit. */
export function isOver({ status, tanggal_selesai }: Kini, today: string): boolean {
  return isBerakhir(status) || (status === 'dikonfirmasi' && tanggal_selesai < today)
}

/** Returns how a visit ends when its field audit or its file ends on this day. */
export function akhirPada({ status, tanggal_mulai }: Kini, today: string): AkhirKunjungan {
  return status === 'dikonfirmasi' && tanggal_mulai <= today ? 'dilaksanakan' : 'dibatalkan'
}

/**
 * Returns what a party may do about the visit. With `sendiri` the track has no applicant, so officers confirm for both.
 */
export function langkahBoleh(
  pihak: PihakKunjungan,
  kini: Kini | null,
  { today, sendiri }: { today: string; sendiri: boolean },
): LangkahKunjungan[] {
  const ahead = kini !== null && kini.tanggal_mulai >= today
  if (pihak === 'petugas') {
    const answers = ahead && (kini.status === 'diminta_pindah' || (sendiri && kini.status === 'diusulkan'))
    return answers ? ['setuju', 'usul'] : ['usul']
  }
  if (kini?.status === 'diusulkan') return ahead ? ['setuju', 'pindah'] : ['pindah']
  // On the day of the visit the team may already be on its way.
  return kini?.status === 'dikonfirmasi' && kini.tanggal_mulai > today ? ['pindah'] : []
}

/** Replacing a requested or confirmed date needs a reason. */
export function needsAlasan(langkah: LangkahKunjungan, kini: Kini | null, today: string): boolean {
  if (langkah === 'pindah') return true
  return langkah === 'usul' && kini !== null && kini.status !== 'diusulkan' && !isOver(kini, today)
}

/** Returns for example "24 November 2026 pukul 09.00" or "24 November 2026 sampai 25 November 2026 pukul 09.00". */
export function describeWaktu({ tanggal_mulai, tanggal_selesai, jam }: WaktuKunjungan): string {
  const until = tanggal_selesai === tanggal_mulai ? '' : ` sampai ${formatDate(tanggal_selesai)}`
  return `${formatDate(tanggal_mulai)}${until} pukul ${jam.replace(':', '.')}`
}

/** Whoever reads about a visit: a party of the agreement. On a track without an applicant, officers agree alone. */
export interface PembacaKunjungan {
  pihak: PihakKunjungan
  sendiri: boolean
  today: string
}

export function describeStatus(kini: Kini, { pihak, sendiri, today }: PembacaKunjungan): string {
  if (kini.status === 'dikonfirmasi' && isOver(kini, today)) return 'Sudah berlangsung'
  const mine = pihak === 'pemohon'
  return {
    diusulkan: sendiri ? 'Belum dikonfirmasi' : `Menunggu konfirmasi ${mine ? 'Anda' : 'pelaku usaha'}`,
    diminta_pindah: `${mine ? 'Anda' : 'Pelaku usaha'} mengusulkan waktu lain`,
    dikonfirmasi: 'Jadwal disepakati',
    dilaksanakan: 'Dilaksanakan',
    dibatalkan: 'Dibatalkan',
  }[kini.status]
}

interface TugasKunjungan {
  judul: string
  arahan: string
  tombol: string
  /** The team has done its part and waits for the applicant. */
  menunggu?: true
}

const usulkan: TugasKunjungan = {
  judul: 'Usulkan jadwal kunjungan',
  arahan: 'Pilih hari dan siapa yang berangkat; pelaku usaha mengonfirmasi atau mengusulkan waktu lain.',
  tombol: 'Usulkan kunjungan',
}

/** Returns the team's task about the visit before the checklist, or undefined once the day has come. */
export function tugasKunjungan(
  kini: Kini | null,
  { today, sendiri }: { today: string; sendiri: boolean },
): TugasKunjungan | undefined {
  if (kini === null || isBerakhir(kini.status)) return usulkan
  const { status, tanggal_mulai } = kini
  const waktu = describeWaktu(kini)
  if (status === 'dikonfirmasi') {
    if (tanggal_mulai <= today) return undefined
    return {
      judul: `Kunjungan ${waktu}`,
      arahan: 'Jadwal disepakati. Bawa surat tugas; daftar periksa diisi di tempat.',
      tombol: `Kunjungan ${formatDayMonth(tanggal_mulai)}`,
    }
  }
  if (tanggal_mulai < today) return { ...usulkan, arahan: `Jadwal ${waktu} lewat tanpa disepakati.` }
  if (status === 'diminta_pindah') {
    return {
      judul: 'Jawab usulan jadwal',
      arahan: 'Pelaku usaha mengusulkan waktu lain. Setujui, atau usulkan waktu lain dengan alasannya.',
      tombol: 'Jawab usulan jadwal',
    }
  }
  return sendiri
    ? {
        judul: 'Konfirmasi jadwal kunjungan',
        arahan: `Konfirmasi kunjungan ${waktu}, atau usulkan waktu lain.`,
        tombol: 'Konfirmasi kunjungan',
      }
    : {
        menunggu: true,
        judul: 'Menunggu konfirmasi kunjungan',
        arahan: `Pelaku usaha belum menjawab usulan kunjungan ${waktu}. Ingatkan lewat Pesan, atau usulkan jadwal lain.`,
        tombol: 'Lihat usulan jadwal',
      }
}

const peristiwaAkhir: Record<AkhirKunjungan, string> = {
  dilaksanakan: 'Kunjungan dilaksanakan',
  dibatalkan: 'Kunjungan dibatalkan',
}

const peristiwaLawan: Record<PihakKunjungan, Record<LangkahKunjungan | AkhirKunjungan, string>> = {
  petugas: {
    usul: 'Tim audit mengusulkan jadwal kunjungan',
    setuju: 'Tim audit menyetujui jadwal kunjungan',
    pindah: 'Tim audit mengusulkan jadwal lain',
    ...peristiwaAkhir,
  },
  pemohon: {
    usul: 'Pelaku usaha mengusulkan jadwal kunjungan',
    setuju: 'Pelaku usaha mengonfirmasi jadwal kunjungan',
    pindah: 'Pelaku usaha mengusulkan jadwal lain',
    ...peristiwaAkhir,
  },
}

/** Words for the reader's own side, whom a text never names in the third person. */
const peristiwaSendiri: Record<LangkahKunjungan | AkhirKunjungan, string> = {
  usul: 'Jadwal kunjungan diusulkan',
  setuju: 'Jadwal kunjungan disepakati',
  pindah: 'Jadwal lain diusulkan',
  ...peristiwaAkhir,
}

/** Returns what happened to a visit, as one side reads it. */
export const describePeristiwa = (
  langkah: LangkahKunjungan | AkhirKunjungan,
  pihak: PihakKunjungan,
  pembaca: PihakKunjungan,
): string => (pihak === pembaca ? peristiwaSendiri : peristiwaLawan[pihak])[langkah]
