import { formatDate, formatDateTime } from '../../platform/format.ts'
import type { NamaAlur } from '../alur/alur.ts'
import { alurOf, tahapOf } from '../alur/semua-alur.ts'
import { type FaktaTugas, langkahTugas } from '../alur/tugas.ts'
import {
  type BerkasDikabari,
  type FaktaKabar,
  faktaBerkas,
  type Kabar,
  sebutDikabari,
  tulisKabar,
} from './kabar.ts'

interface Terjadi extends BerkasDikabari {
  alur: NamaAlur
  aksi: string
  /** Where the file stands now. */
  tahap: string
  tenggat: string | null
  /** The day it happens on. */
  hari: string
  /** Of the permit, once it has one. */
  nomor: string | null
  tugas: FaktaTugas
  /** What other rooms keep of the file: bill, team. */
  lain: FaktaKabar
}

/** Who reads it: whoever has the turn, the applicant, or somebody who only should know. */
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

/** What the applicant does with a file that has ended. */
const setelahBerakhir = {
  terbit: ' Sertifikatnya dapat diunduh di halaman berkas.',
  tms: ' Alasannya ada di halaman berkas.',
}

/** What is asked of whoever is told of a step without having the turn. */
const ajakan: Record<string, string> = { minta_waktu: ' Beri atau tolak di halaman berkas.' }

/** What happened to which file, and to whoever has the turn what to do by when. */
export function kabarLangkah(terjadi: Terjadi, { giliran, pemohon }: Pembaca): Kabar {
  const { alur, aksi, nomorPermohonan, tenggat, hari, nomor, tugas, lain } = terjadi
  const { label, ends } = tahapOf(terjadi)
  const done = alurOf(alur).workflow.actions[aksi]?.done ?? aksi
  const langkah = giliran ? langkahTugas(terjadi, tugas, hari) : undefined
  const until = langkah && tenggat ? ` paling lambat ${formatDate(tenggat)}` : ''
  const after = pemohon ? ends && setelahBerakhir[ends] : ajakan[aksi]
  return tulisKabar({
    keterangan: [
      `${done}. ${sebutDikabari(terjadi)} ${stands(terjadi)}.`,
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
  /** Staff sent it in the company's name. */
  atasNama: boolean
}

/** The applicant's proof that it has arrived: the number to say on the phone, and by when it is looked at. */
export function kabarDiterima(diterima: Diterima): Kabar {
  const { nomorPermohonan, tenggat, atasNama } = diterima
  const { label } = tahapOf(diterima)
  const sebut = sebutDikabari(diterima)
  const until = tenggat ? `, diperiksa paling lambat ${formatDate(tenggat)}` : ''
  return tulisKabar({
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
    ],
  })
}
