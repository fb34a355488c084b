import { formatDate } from '../../platform/format.ts'
import type { NamaAlur } from '../alur/alur.ts'
import { alurOf, tahapOf } from '../alur/semua-alur.ts'
import { type FaktaTugas, langkahTugas } from '../alur/tugas.ts'

/** What a mail says besides its sentence: a name and a value each. */
export type FaktaKabar = readonly (readonly [label: string, isi: string])[]

export interface KabarLangkah {
  keterangan: string
  subject: string
  fakta: FaktaKabar
}

interface Terjadi {
  alur: NamaAlur
  aksi: string
  /** Where the file stands now. */
  tahap: string
  nama: string
  nomorPermohonan: string
  perusahaan: string
  tenggat: string | null
  /** Of the permit, once it has one. */
  nomor: string | null
  tugas: FaktaTugas
  /** What other rooms keep of the file: bill, team. */
  lain: FaktaKabar
}

/** What happened to which file, and to whoever has the turn what to do by when. */
export function kabarLangkah(terjadi: Terjadi, giliran: boolean): KabarLangkah {
  const { alur, aksi, nama, nomorPermohonan, perusahaan, tenggat, nomor, tugas, lain } = terjadi
  const { label, ends } = tahapOf(terjadi)
  const { workflow } = alurOf(alur)
  const done = workflow.actions[aksi]?.done ?? aksi
  const langkah = giliran ? langkahTugas(terjadi, tugas) : undefined
  const until = langkah && tenggat ? ` paling lambat ${formatDate(tenggat)}` : ''
  const issued = ends === 'terbit' && nomor
  const stands =
    ends === undefined
      ? `sekarang di tahap ${label}`
      : issued
        ? `terbit dengan nomor izin ${nomor}`
        : ends === 'terbit'
          ? 'sudah terbit'
          : 'berakhir tanpa izin'
  // The applicant's proof that it has arrived.
  const receipt =
    workflow.opens === aksi && !giliran ? ' Tanda terimanya dapat dicetak di halaman berkas.' : ''
  return {
    keterangan: [
      `${done}. ${nama} (${nomorPermohonan}) ${stands}.`,
      langkah ? ` Giliran Anda: ${langkah}${until}.` : receipt,
    ].join(''),
    subject: `${nomorPermohonan}: ${langkah ?? done}`,
    fakta: [
      ['Permohonan', nama],
      ['Nomor', nomorPermohonan],
      ['Perusahaan', perusahaan],
      ['Tahap', label],
      ...(langkah ? [['Langkah Anda', langkah] as const] : []),
      ...(langkah && tenggat ? [['Paling lambat', formatDate(tenggat)] as const] : []),
      ...(issued ? [['Nomor izin', issued] as const] : []),
      ...lain,
    ],
  }
}
