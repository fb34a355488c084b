import { dayInJakarta } from '../../platform/format.ts'

/** Separate from the schemas, so that public pages do not load Zod. */

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

export const tindakanPeringatan = ['terbit', 'koreksi', 'cabut'] as const
export type TindakanPeringatan = (typeof tindakanPeringatan)[number]
export const tindakanPeringatanLabels: Record<TindakanPeringatan, string> = {
  terbit: 'Diterbitkan',
  koreksi: 'Dikoreksi',
  cabut: 'Dicabut',
}

export const statusSetelah = (tindakan: TindakanPeringatan): StatusPeringatan =>
  tindakan === 'cabut' ? 'dicabut' : 'berlaku'

/** True if the account is an author of the draft or of a change to it. Authors may not publish. */
export const needsSecondPerson = (penulis: readonly number[], actor: number) => penulis.includes(actor)

export const alasanPalingSedikit = 10
/** A correction or withdrawal requires a public reason. */
export function faultOfAlasan(tindakan: TindakanPeringatan, alasan: string | null): string | undefined {
  if (tindakan === 'terbit' || (alasan ?? '').length >= alasanPalingSedikit) return undefined
  return `Tulis alasannya untuk umum, paling sedikit ${alasanPalingSedikit} huruf.`
}

export const alamatFeed = '/api/okkp/peringatan/atom.xml'

/** Only the central office publishes (decision 58), so it issues the printed sheet. */
export const penerbitPeringatan = 'OKKP Pusat'

/** Number of the printed sheet. It follows from the record: corrections keep it. */
export const nomorPeringatan = ({ id, terbit }: { id: number; terbit: string }) =>
  `PP-${dayInJakarta(terbit).slice(0, 4)}-${String(id).padStart(5, '0')}`

interface PanganIzin {
  nama_psat: string | null
  komoditas: string | null
}

/** Checks whether a warning names the food of a permit. A permit without a food fits every warning. */
export function isPanganIzin(pangan: string, { nama_psat, komoditas }: PanganIzin): boolean {
  const named = pangan.toLowerCase()
  const words = `${nama_psat ?? ''} ${komoditas ?? ''}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return named.trim() === '' || words.length === 0 || words.some((word) => named.includes(word))
}

/** Records that a warning may cite. Publishers read them; the public never does. */
export const asalBukti = ['kasus', 'uji_lab', 'rapid_test', 'rapid_pasar', 'pengaduan'] as const
export type AsalBukti = (typeof asalBukti)[number]
