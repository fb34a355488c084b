import { formatDate, formatDateTime } from '../../platform/format.ts'
import type { NamaAlur } from '../alur/alur.ts'
import { alurOf, tahapOf } from '../alur/semua-alur.ts'
import { type FaktaTugas, langkahTugas } from '../alur/tugas.ts'
import {
  type BerkasDikabari,
  describeDikabari,
  type FaktaKabar,
  faktaBerkas,
  type Kabar,
  writeKabar,
} from './kabar.ts'

interface Terjadi extends BerkasDikabari {
  alur: NamaAlur
  aksi: string
  tahap: string
  tenggat: string | null
  hari: string
  nomor: string | null
  tugas: FaktaTugas
  /** Facts from other modules: bill, team. */
  lain: FaktaKabar
}

/** Kind of recipient: the holder of the turn, the applicant, or somebody who is only informed. */
export interface Pembaca {
  giliran: boolean
  pemohon: boolean
}

function stands({ nomor, ...place }: Terjadi): string {
  const { label, ends } = tahapOf(place)
  if (ends === undefined) return `sekarang di tahap ${label}`
  if (ends !== 'terbit') return 'berakhir tanpa izin'
  return nomor ? `terbit dengan nomor izin ${nomor}` : 'sudah terbit'
}

const setelahBerakhir = {
  terbit: ' Sertifikatnya dapat diunduh di halaman berkas.',
  tms: ' Alasannya ada di halaman berkas.',
}

/** Request to recipients who are informed of a step but do not have the turn. */
const ajakan: Record<string, string> = { minta_waktu: ' Beri atau tolak di halaman berkas.' }

/** Notice of a step. The holder of the turn also reads the task and its deadline. */
export function kabarLangkah(terjadi: Terjadi, { giliran, pemohon }: Pembaca): Kabar {
  const { alur, aksi, nomorPermohonan, tenggat, hari, nomor, tugas, lain } = terjadi
  const { label, ends } = tahapOf(terjadi)
  const done = alurOf(alur).workflow.actions[aksi]?.done ?? aksi
  const langkah = giliran ? langkahTugas(terjadi, tugas, hari) : undefined
  const until = langkah && tenggat ? ` paling lambat ${formatDate(tenggat)}` : ''
  const after = pemohon ? ends && setelahBerakhir[ends] : ajakan[aksi]
  return writeKabar({
    keterangan: [
      `${done}. ${describeDikabari(terjadi)} ${stands(terjadi)}.`,
      langkah ? ` Giliran Anda: ${langkah}${until}.` : (after ?? ''),
    ].join(''),
    subject: `${nomorPermohonan}: ${langkah ?? done}`,
    fakta: [
      ...faktaBerkas(terjadi),
      ['Tahap', label],
      ...(langkah ? [['Langkah Anda', langkah] as const] : []),
      ...(langkah && tenggat ? [['Paling lambat', formatDate(tenggat)] as const] : []),
      ...(ends === 'terbit' && nomor ? [['Nomor izin', nomor] as const] : []),
      ...lain,
    ],
  })
}

interface Diterima extends BerkasDikabari {
  alur: NamaAlur
  tahap: string
  tenggat: string | null
  diterima: Date
  atasNama: boolean
  /** Code with which the stage can be read without an account. */
  kodeLacak: string
}

/** Receipt for the applicant with the number and the day by which the office checks the application. */
export function kabarDiterima(diterima: Diterima): Kabar {
  const { nomorPermohonan, tenggat, atasNama, kodeLacak } = diterima
  const { label } = tahapOf(diterima)
  const sebut = describeDikabari(diterima)
  const until = tenggat ? `, diperiksa paling lambat ${formatDate(tenggat)}` : ''
  return writeKabar({
    keterangan: [
      atasNama ? `${sebut} dikirim petugas atas nama perusahaan Anda.` : `${sebut} sudah kami terima.`,
      `Sekarang di tahap ${label}${until}. Tanda terimanya dapat dicetak di halaman berkas.`,
    ].join(' '),
    subject: `${nomorPermohonan}: tanda terima permohonan`,
    fakta: [
      ...faktaBerkas(diterima),
      ['Diterima', formatDateTime(diterima.diterima)],
      ['Tahap', label],
      ...(tenggat ? [['Diperiksa paling lambat', formatDate(tenggat)] as const] : []),
      ['Kode lacak', kodeLacak.replace(/(.{4})(?=.)/g, '$1-')],
    ],
  })
}
