declare const tertulis: unique symbol

/** Facts of a mail besides its sentence, as label and value. */
export type FaktaKabar = readonly (readonly [label: string, isi: string])[]

/** Notice about a licence file. Only this folder creates notices, and `contoh-kabar.ts` holds a sample of each. */
export interface Kabar {
  keterangan: string
  subject: string
  fakta: FaktaKabar
  readonly [tertulis]: true
}

export const writeKabar = (kabar: Pick<Kabar, 'keterangan' | 'subject' | 'fakta'>): Kabar => kabar as Kabar

export interface BerkasDikabari {
  nama: string
  nomorPermohonan: string
  perusahaan: string
}

/** Returns for example "SPPB: Gudang Dingin, wortel (SPPB-2026-01214)". */
export const describeDikabari = ({ nama, nomorPermohonan }: BerkasDikabari) => `${nama} (${nomorPermohonan})`

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

export const describePengalihan = ({ pemilikLama, pemilikBaru, jenisIzin, nomorIzin }: PengalihanDiminta) =>
  `${pemilikLama} mengalihkan ${jenisIzin} nomor ${nomorIzin} kepada ${pemilikBaru} dan meminta persetujuan Anda.`
