/** Apart from the schemas: public pages read these without Zod. */

export const jenisPeringatan = ['peringatan', 'penarikan'] as const
export type JenisPeringatan = (typeof jenisPeringatan)[number]
export const jenisPeringatanLabels: Record<JenisPeringatan, string> = {
  peringatan: 'Peringatan',
  penarikan: 'Penarikan dari peredaran',
}

export const statusPeringatan = ['draf', 'berlaku', 'dicabut'] as const
export type StatusPeringatan = (typeof statusPeringatan)[number]
export const statusPeringatanLabels: Record<StatusPeringatan, string> = {
  draf: 'Draf',
  berlaku: 'Berlaku',
  dicabut: 'Dicabut',
}

/** What a version does once it is published. */
export const tindakanPeringatan = ['terbit', 'koreksi', 'cabut'] as const
export type TindakanPeringatan = (typeof tindakanPeringatan)[number]
export const tindakanPeringatanLabels: Record<TindakanPeringatan, string> = {
  terbit: 'Diterbitkan',
  koreksi: 'Dikoreksi',
  cabut: 'Dicabut',
}

export const statusSetelah = (tindakan: TindakanPeringatan): StatusPeringatan =>
  tindakan === 'cabut' ? 'dicabut' : 'berlaku'

/** Nobody publishes what they wrote: not the draft, not a change to it. */
export const perluOrangKedua = (penulis: readonly number[], actor: number) => penulis.includes(actor)

export const alasanPalingSedikit = 10
/** A correction and a withdrawal say why, in the open. */
export function faultOfAlasan(tindakan: TindakanPeringatan, alasan: string | null): string | undefined {
  if (tindakan === 'terbit' || (alasan ?? '').length >= alasanPalingSedikit) return undefined
  return `Tulis alasannya untuk umum, paling sedikit ${alasanPalingSedikit} huruf.`
}

/** Where machines read them. */
export const alamatFeed = '/api/okkp/peringatan/atom.xml'
