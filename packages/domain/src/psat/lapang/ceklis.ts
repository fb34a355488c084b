import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'

export const bagianCeklis = z.object({
  kode: z.string().regex(/^\d{1,2}$/),
  judul: z.string().trim().min(3).max(200),
  butir: z
    .array(
      z.object({ kode: z.string().regex(/^\d{1,2}\.\d{1,2}$/), uraian: z.string().trim().min(3).max(500) }),
    )
    .min(1)
    .max(30),
})
export const fillCeklis = z.array(bagianCeklis).min(1).max(40)
export type IsiCeklis = z.output<typeof fillCeklis>

const bagian = (kode: number, judul: string, ...butir: string[]) => ({
  kode: String(kode),
  judul,
  butir: butir.map((uraian, index) => ({ kode: `${kode}.${index + 1}`, uraian })),
})

/** Version 1: thirteen parts, based on the general principles of food hygiene. */
export const ceklisAwal: IsiCeklis = [
  bagian(
    1,
    'Lokasi dan bangunan',
    'Lokasi bebas dari sumber cemaran',
    'Lantai kedap air dan mudah dibersihkan',
    'Dinding dan langit-langit utuh',
    'Penerangan berpelindung',
    'Ventilasi cukup',
  ),
  bagian(
    2,
    'Tata letak dan alur',
    'Alur kerja satu arah',
    'Area kotor dan bersih terpisah',
    'Ruang pengemasan tertutup',
    'Denah sesuai dengan keadaan',
  ),
  bagian(
    3,
    'Air dan es',
    'Sumber air memenuhi syarat',
    'Uji air tidak lebih lama dari 12 bulan',
    'Penyimpanan air tertutup',
    'Es dibuat dari air minum',
  ),
  bagian(
    4,
    'Sanitasi fasilitas',
    'Tempat cuci tangan dengan sabun',
    'Toilet tidak membuka ke ruang pengemasan',
    'Bahan sanitasi berlabel dan terkunci',
    'Jadwal pembersihan dijalankan',
  ),
  bagian(
    5,
    'Peralatan',
    'Permukaan yang menyentuh pangan aman untuk pangan',
    'Peralatan bersih',
    'Timbangan ditera',
    'Perawatan direkam',
  ),
  bagian(
    6,
    'Higiene personel',
    'Pemeriksaan kesehatan berkala',
    'Alat pelindung diri dipakai',
    'Larangan merokok dan memakai perhiasan dipatuhi',
    'Pelatihan direkam',
  ),
  bagian(
    7,
    'Bahan masuk dan pemasok',
    'Daftar pemasok tersedia',
    'Pemeriksaan saat penerimaan',
    'Penolakan direkam',
    'Asal-usul bahan jelas',
  ),
  bagian(
    8,
    'Penanganan dan pengolahan minimal',
    'SOP tersedia di tempat kerja',
    'Suhu dan waktu direkam',
    'Benda asing dikendalikan',
    'Pencucian dan kadar klorin sesuai',
  ),
  bagian(
    9,
    'Kemasan dan label',
    'Kemasan aman untuk pangan',
    'Label sesuai desain yang disetujui',
    'Kode produksi tercantum',
    'Kemasan dipakai menurut urutan masuk',
  ),
  bagian(
    10,
    'Penyimpanan dan transportasi',
    'Suhu sesuai',
    'Palet dan jarak dari dinding terjaga',
    'Yang lebih dahulu kedaluwarsa keluar lebih dahulu',
    'Kendaraan bersih',
  ),
  bagian(
    11,
    'Hama dan limbah',
    'Program pengendalian hama berjalan',
    'Tidak ada tanda hama',
    'Tempat sampah tertutup',
    'Limbah cair mengalir lancar',
  ),
  bagian(
    12,
    'Ketelusuran dan penarikan',
    'Kode lot dapat ditelusuri dalam 4 jam',
    'Prosedur penarikan tersedia',
    'Keluhan direkam',
    'Contoh pertinggal disimpan',
  ),
  bagian(
    13,
    'Dokumen dan pengujian',
    'Rekaman disimpan sedikitnya 1 tahun',
    'Laporan hasil uji masih berlaku',
    'Audit internal dilakukan',
    'Rencana HACCP untuk level 1',
  ),
]

export const nilaiCeklis = {
  sesuai: 'Sesuai',
  tidak_sesuai: 'Tidak sesuai',
  tidak_berlaku: 'Tidak berlaku',
} as const
export type NilaiCeklis = keyof typeof nilaiCeklis

export const jawabanCeklis = z.record(
  z.string().regex(/^\d{1,2}\.\d{1,2}$/),
  z.object({
    nilai: z.enum(['sesuai', 'tidak_sesuai', 'tidak_berlaku']).nullable(),
    catatan: z.string().trim().max(1000).default(''),
    foto: z.string().max(200).nullable().default(null),
  }),
)
export type JawabanCeklis = z.output<typeof jawabanCeklis>

/** Returns the items without a judgement. The field audit can end only if there are none. */
export function butirBelumDinilai(isi: IsiCeklis, jawaban: JawabanCeklis): string[] {
  return isi.flatMap(({ butir }) => butir.map(({ kode }) => kode)).filter((kode) => !jawaban[kode]?.nilai)
}

/** Returns the items judged "Tidak sesuai" that have neither a note nor a finding, in order. */
export function butirTanpaKeterangan(
  { isi, jawaban }: { isi: IsiCeklis; jawaban: JawabanCeklis },
  temuan: readonly { sasaran: string; bidang: string }[],
): string[] {
  const found = new Set(temuan.flatMap(({ sasaran, bidang }) => (sasaran === 'lapangan' ? [bidang] : [])))
  const unexplained = (kode: string) =>
    jawaban[kode]?.nilai === 'tidak_sesuai' && !jawaban[kode].catatan && !found.has(kode)
  return isi.flatMap(({ butir }) => butir.map(({ kode }) => kode)).filter(unexplained)
}

const params = z.object({ uuid: z.uuid() })
const auditLapang = z.object({
  ceklis_versi: z.number(),
  isi: fillCeklis,
  tanggal: z.string().nullable(),
  jawaban: jawabanCeklis,
  versi: z.number(),
})
export const getCeklisBerkas = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/ceklis',
  summary: 'Daftar periksa audit lapang sebuah berkas, dengan versinya',
  params,
  response: dataAnswer(auditLapang),
})
export const saveCeklisBerkas = defineContract({
  method: 'PUT',
  path: '/api/psat/pengajuan/:uuid/ceklis',
  summary: 'Simpan penilaian daftar periksa (tim audit, pada tahap audit lapang)',
  params,
  body: z.object({ tanggal: hari.nullable(), jawaban: jawabanCeklis, versi: z.number().int() }),
  response: dataAnswer(z.object({ versi: z.number() })),
})
export const getCeklisMaster = defineContract({
  method: 'GET',
  path: '/api/psat/master/ceklis',
  summary: 'Daftar periksa yang berlaku',
  response: dataAnswer(z.object({ versi: z.number(), isi: fillCeklis, dibuat: z.string() })),
})
export const setCeklisMaster = defineContract({
  method: 'PUT',
  path: '/api/psat/master/ceklis',
  summary: 'Terbitkan versi baru daftar periksa; berkas yang berjalan tetap pada versinya',
  body: z.object({ isi: fillCeklis, dari_versi: z.number().int() }),
  response: dataAnswer(z.object({ versi: z.number(), isi: fillCeklis, dibuat: z.string() })),
})

nameSchemas({ bagianCeklis })
