import { dokumenTerkirim, labelDokumen } from './dokumen.ts'
import type { Salinan } from './salinan.ts'

/** Labels of the parts and fields of a submission, for findings, comparison and the file page. */
const bagian = {
  perusahaan: 'Perusahaan',
  izin_asal: 'Izin asal',
  unit_produksi: 'Unit penanganan',
  ruang_lingkup: 'Ruang lingkup',
  info_produk: 'Produk',
  pemasok: 'Pemasok',
  pelanggan: 'Pelanggan',
  perubahan: 'Perubahan data',
  pemilik_baru: 'Pemilik baru',
  dokumen: 'Dokumen',
} as const
export type BagianIsian = keyof typeof bagian
export const bagianLabels: Record<BagianIsian, string> = bagian

export const isianLabels = {
  perusahaan: {
    nama_perseroan: 'Nama perusahaan',
    nib: 'NIB',
    npwp_perseroan: 'NPWP',
    jenis_perseroan: 'Bentuk usaha',
    alamat_perseroan: 'Alamat',
    telp: 'No. telepon',
    email_perusahaan: 'Surel',
    penanggung_jawab: 'Penanggung jawab',
    jabatan_penanggung_jawab: 'Jabatan penanggung jawab',
  },
  izin_asal: {
    nomor: 'Nomor izin',
    level: 'Level',
    ruang_lingkup: 'Ruang lingkup izin',
    berlaku_sampai: 'Berlaku sampai',
  },
  unit_produksi: {
    nama_unit: 'Nama unit',
    alamat_unit: 'Alamat unit',
    lintang: 'Lintang',
    bujur: 'Bujur',
    status_kepemilikan: 'Status kepemilikan',
    durasi_sewa: 'Lama sewa',
    masa_sewa_berakhir: 'Sewa berakhir',
    file_bukti: 'Bukti kepemilikan',
    bukti_sewa: 'Perjanjian sewa',
    sppb_psat_nomor: 'Nomor SPPB-PSAT',
    sppb_psat_level: 'Level SPPB-PSAT',
    sppb_psat_masa_berlaku: 'SPPB-PSAT berlaku sampai',
    sppb_psat_ruang_lingkup: 'Ruang lingkup SPPB-PSAT',
    sppb_psat_file: 'Sertifikat SPPB-PSAT',
    surat_pernyataan_sppb_psat: 'Surat pernyataan SPPB-PSAT',
  },
  ruang_lingkup: {
    nama_komoditas: 'Komoditas',
    cara_penyimpanan: 'Cara penyimpanan',
    pengolahan_minimal: 'Penanganan minimal',
    pengemasan_ulang: 'Pengemasan ulang',
  },
  info_produk: {
    nama_dagang: 'Nama dagang',
    jenis_psat: 'Jenis PSAT',
    nama_merek: 'Merek',
    nama_latin: 'Nama Latin',
    negara_asal: 'Negara asal',
    jenis_kemasan: 'Jenis kemasan',
    berat_bersih: 'Berat bersih',
    komposisi: 'Komposisi',
    coa_nomor: 'Nomor CoA',
    coa_tanggal: 'Tanggal CoA',
    coa_file: 'CoA',
    desain_tabel_dan_kemasan: 'Desain label dan kemasan',
    diagram_alir_psat_luar_negri: 'Diagram alir di negara asal',
    kelas_mutu: 'Kelas mutu',
    laporan_hasil_uji_mutu_nomor: 'Nomor laporan uji mutu',
    laporan_hasil_uji_mutu_tanggal: 'Tanggal laporan uji mutu',
    laporan_hasil_uji_mutu_file: 'Laporan uji mutu',
    sertifikat_jaminan_keamanan_psat: 'Sertifikat jaminan keamanan PSAT',
    jenis_klaim: 'Klaim',
    bukti_klaim: 'Bukti klaim',
    unit_produksi: 'Unit penanganan',
    daftar_pemasok: 'Pemasok',
    daftar_pelanggan: 'Pelanggan',
  },
  pemasok: { nama: 'Nama', alamat: 'Alamat', negara: 'Negara', kontak: 'Kontak' },
  pelanggan: { nama: 'Nama', alamat: 'Alamat', negara: 'Negara', kontak: 'Kontak' },
  perubahan: { data_awal: 'Data semula', data_baru: 'Data baru', alasan_perubahan: 'Alasan perubahan' },
  pemilik_baru: {
    nib: 'NIB pemilik baru',
    nama_pemilik_lama: 'Nama pemilik lama',
    nama_pemilik_baru: 'Nama pemilik baru',
    alamat_pemilik_baru: 'Alamat pemilik baru',
    tanggal_pengalihan: 'Tanggal pengalihan',
  },
} as const satisfies Record<Exclude<BagianIsian, 'dokumen'>, Record<string, string>>

/** Fields that hold the storage key of a file, by part. */
export const fileBidang = {
  unit_produksi: ['file_bukti', 'bukti_sewa', 'sppb_psat_file', 'surat_pernyataan_sppb_psat'],
  info_produk: [
    'coa_file',
    'desain_tabel_dan_kemasan',
    'diagram_alir_psat_luar_negri',
    'laporan_hasil_uji_mutu_file',
    'sertifikat_jaminan_keamanan_psat',
    'bukti_klaim',
  ],
} as const satisfies { [K in 'unit_produksi' | 'info_produk']: (keyof Salinan[K][number])[] }

type DaftarIsian = 'unit_produksi' | 'ruang_lingkup' | 'info_produk' | 'pemasok' | 'pelanggan'

const namaBaris: { [K in DaftarIsian]: (baris: Salinan[K][number]) => string } = {
  unit_produksi: ({ nama_unit }) => nama_unit,
  ruang_lingkup: ({ nama_komoditas }) => nama_komoditas,
  info_produk: ({ nama_dagang }) => nama_dagang,
  pemasok: ({ nama }) => nama,
  pelanggan: ({ nama }) => nama,
}

function isDaftar(name: string): name is DaftarIsian {
  return Object.hasOwn(namaBaris, name)
}

function namaDi<K extends DaftarIsian>(salinan: Salinan, daftar: K, id: string): string | undefined {
  const baris = (salinan[daftar] as Salinan[K][number][]).find((found) => String(found.id) === id)
  return baris && namaBaris[daftar](baris)
}

/** Reads only own properties, because the path comes from a request and could name an inherited property. */
function own<T>(table: Record<string, T> | undefined, name: string | undefined): T | undefined {
  return table && name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
}

function fieldLabel(part: string, field: string | undefined): string | undefined {
  return own(own<Record<string, string>>(isianLabels, part), field)
}

/** Path of a checklist item, or of a whole part of the checklist. */
const butirCeklis = /^\d{1,2}(\.\d{1,2})?$/

/**
 * Returns the label of a path. Paths: `dokumen.sop_psat`, `perubahan.data_baru`, `unit_produksi`, `unit_produksi.12`,
 * `unit_produksi.12.file_bukti` (12 is the id of the row in the company's data), `4.1` (a checklist item).
 */
export function labelBidang(bidang: string, salinan: Salinan): string {
  if (butirCeklis.test(bidang)) return `Daftar periksa, butir ${bidang}`
  const [part = '', ...rest] = bidang.split('.')
  if (part === 'dokumen') return labelDokumen(rest[0] ?? '', salinan.label_dokumen)
  const title = own<string>(bagian, part)
  if (title === undefined) return bidang
  if (!isDaftar(part)) return fieldLabel(part, rest[0]) ?? title
  const [id, field] = rest
  if (id === undefined) return title
  const name = namaDi(salinan, part, id) ?? title
  const label = fieldLabel(part, field)
  return label ? `${name}: ${label.toLowerCase()}` : name
}

export interface DokumenBerkas {
  /** Path that findings and comparison use. */
  bidang: string
  kunci: string
  label: string
  /** Group of the document: the submission itself, a unit or a product. */
  kelompok: string
  nama: string
  ukuran: number | null
}

/** Returns all files of a submission, in the order of the form. */
export function dokumenSalinan(salinan: Salinan): DokumenBerkas[] {
  const files: DokumenBerkas[] = []
  const add = (bidang: string, kunci: string | null | undefined, label: string, kelompok: string) => {
    if (!kunci) return
    const stored = salinan.berkas[kunci]
    files.push({
      bidang,
      kunci,
      label,
      kelompok,
      nama: stored?.nama ?? label,
      ukuran: stored?.ukuran ?? null,
    })
  }
  for (const { kunci, label } of dokumenTerkirim(salinan)) {
    add(`dokumen.${kunci}`, salinan.dokumen[kunci], label, 'Dokumen permohonan')
  }
  for (const unit of salinan.unit_produksi) {
    for (const field of fileBidang.unit_produksi) {
      add(
        `unit_produksi.${unit.id}.${field}`,
        unit[field],
        isianLabels.unit_produksi[field],
        `Unit ${unit.nama_unit}`,
      )
    }
  }
  for (const produk of salinan.info_produk) {
    for (const field of fileBidang.info_produk) {
      add(
        `info_produk.${produk.id}.${field}`,
        produk[field],
        isianLabels.info_produk[field],
        `Produk ${produk.nama_dagang}`,
      )
    }
  }
  return files
}
