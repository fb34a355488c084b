declare const tertulis: unique symbol

/** What a mail says besides its sentence: a name and a value each. */
export type FaktaKabar = readonly (readonly [label: string, isi: string])[]

/** A notice about a licence file. It is written in this folder alone, where each has its examples (`contoh-kabar.ts`). */
export interface Kabar {
  keterangan: string
  subject: string
  fakta: FaktaKabar
  readonly [tertulis]: true
}

export const tulisKabar = (kabar: Pick<Kabar, 'keterangan' | 'subject' | 'fakta'>): Kabar => kabar as Kabar

/** Which file a notice is about. */
export interface BerkasDikabari {
  nama: string
  nomorPermohonan: string
  perusahaan: string
}

/** "SPPB: Gudang Dingin, wortel (SPPB-2026-01214)" */
export const sebutDikabari = ({ nama, nomorPermohonan }: BerkasDikabari) => `${nama} (${nomorPermohonan})`

export const faktaBerkas = ({ nama, nomorPermohonan, perusahaan }: BerkasDikabari): FaktaKabar => [
  ['Permohonan', nama],
  ['Nomor', nomorPermohonan],
  ['Perusahaan', perusahaan],
]

export interface PengalihanDiminta {
  pemilikLama: string
  pemilikBaru: string
  jenisIzin: string
  nomorIzin: string
}

/** Who gives which permit to whom. */
export const sebutPengalihan = ({ pemilikLama, pemilikBaru, jenisIzin, nomorIzin }: PengalihanDiminta) =>
  `${pemilikLama} mengalihkan ${jenisIzin} nomor ${nomorIzin} kepada ${pemilikBaru} dan meminta persetujuan Anda.`
