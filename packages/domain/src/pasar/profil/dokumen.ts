import { persenDari } from '../../platform/dasbor/angka.ts'

export const varianProfil = ['kota', 'provinsi'] as const
export type VarianProfil = (typeof varianProfil)[number]

export const statusDokumen = ['Ada', 'Belum', 'Revisi'] as const
export type StatusDokumen = (typeof statusDokumen)[number]

interface JenisDokumen {
  kode: number
  nama: string
  /** True if the provincial team is responsible for the document. Market profiles require all documents. */
  provinsi?: true
}

/** The eighteen documents of the programme with their official numbers. */
const semuaDokumen: readonly JenisDokumen[] = [
  { kode: 1, nama: 'SK Tim Pembina Provinsi', provinsi: true },
  { kode: 2, nama: 'SK Tim Teknis Kabupaten/Kota' },
  { kode: 3, nama: 'SK Tim ICS' },
  { kode: 4, nama: 'SK atau penetapan lokasi', provinsi: true },
  { kode: 5, nama: 'Surat komitmen pengelola' },
  { kode: 6, nama: 'Profil dan denah zonasi' },
  { kode: 7, nama: 'Berita acara sosialisasi', provinsi: true },
  { kode: 8, nama: 'Laporan bimtek ICS', provinsi: true },
  { kode: 9, nama: 'SOP enam aspek' },
  { kode: 10, nama: 'Data pedagang' },
  { kode: 11, nama: 'Hasil survei awal' },
  { kode: 12, nama: 'Jadwal dan hasil rapid test' },
  { kode: 13, nama: 'Checklist higiene bulanan' },
  { kode: 14, nama: 'Tindak lanjut TMS atau uji konfirmasi' },
  { kode: 15, nama: 'Hasil survei akhir' },
  { kode: 16, nama: 'BAST sarana atau test kit', provinsi: true },
  { kode: 17, nama: 'Dokumentasi foto', provinsi: true },
  { kode: 18, nama: 'Laporan akhir dan RTL', provinsi: true },
]

export function dokumenOf(varian: VarianProfil): readonly JenisDokumen[] {
  return varian === 'kota' ? semuaDokumen : semuaDokumen.filter(({ provinsi }) => provinsi)
}

export interface IsianDokumen {
  kode: number
  status: StatusDokumen
  berkas: string | null
  catatan: string | null
}

export interface Dokumen extends IsianDokumen {
  nama: string
}

export interface Kelengkapan {
  persentase_total: number
  total_doc: number
  total_ada: number
  list_doc: Dokumen[]
}

/**
 * Returns every document of the variant. A document without an entry has the status Belum. A document that needs
 * revision does not count as present.
 */
export function kelengkapanOf(varian: VarianProfil, given: readonly IsianDokumen[]): Kelengkapan {
  const list_doc = dokumenOf(varian).map(({ kode, nama }): Dokumen => {
    const said = given.find((each) => each.kode === kode)
    return {
      kode,
      nama,
      status: said?.status ?? 'Belum',
      berkas: said?.berkas ?? null,
      catatan: said?.catatan ?? null,
    }
  })
  const total_ada = list_doc.filter(({ status }) => status === 'Ada').length
  return { ...persentaseOf(total_ada, list_doc.length), list_doc }
}

/** Document percentages have two decimals. */
export function persentaseOf(total_ada: number, total_doc: number) {
  return { persentase_total: persenDari(total_ada, total_doc, 2), total_doc, total_ada }
}
