import { z } from 'zod'
import { nameSchemas } from '../../platform/schema-names.ts'
import { namesIn } from '../../platform/stored-name.ts'
import { namaAlur, panelBerkas, tabBerkas } from '../alur/alur.ts'
import { formLangkah, langkahBersamaNames } from '../alur/form-langkah.ts'
import { prosesLangkah } from '../alur/proses-audit.ts'
import { isianPengajuan } from '../isian/isian.schema.ts'
import { salinan } from '../isian/salinan.ts'
import { jenisIzin, jenisPengajuanLabels } from '../jenis/jenis-pengajuan.ts'
import { kunjunganBerkas } from '../lapang/kunjungan.contract.ts'
import { nadaWaktu } from '../tenggat/waktu-berkas.ts'

export const auditType = z.enum(jenisIzin)
export const jenisPengajuan = z.enum(
  Object.keys(jenisPengajuanLabels) as [
    keyof typeof jenisPengajuanLabels,
    ...(keyof typeof jenisPengajuanLabels)[],
  ],
)
/** Which files a list or a figure is about. */
export const prosesDiminta = z
  .string()
  .max(500)
  .optional()
  .describe(
    'Tahap menurut nama atau kodenya, dipisah koma; complete dan reject berarti terbit dan ditolak di kedua alur. Yang tidak dikenal berarti kode 10.',
  )
const jawabanWaktu = z.enum(['diminta', 'diberikan', 'ditolak'])
/** More time that was asked for, by the stage it was asked at. */
export const tambahanWaktu = z.record(z.string(), jawabanWaktu)
export const statusTenggat = z.enum([
  'ON_PROCESS',
  'BEFORE_DEADLINE',
  'DUE_TOMORROW',
  'OVERRDUE',
  'AFTER_DEADLINE',
])

const tab = z.enum(namesIn(tabBerkas))

/** How a file stands, as lists and pages show it. */
export const ringkasanPengajuan = z.object({
  id: z.number(),
  uuid: z.string(),
  alur: z.enum(namaAlur),
  auditType,
  jenisPengajuan,
  /** What people call it, and the number they say; the path-like code is for the wire alone. */
  nama: z.string(),
  nomorPermohonan: z.string(),
  kode_pengajuan: z.string(),
  nama_perusahaan: z.string(),
  nib: z.string().nullable(),
  provinsi: z.string().nullable(),
  kota: z.string().nullable(),
  /** Key of the stage; `code` and `label` are what the outside calls it. */
  process: z.string(),
  code: z.number(),
  label: z.string(),
  tab,
  /** How it ended; null while it is under way. */
  akhir: z.enum(['terbit', 'ditolak']).nullable(),
  /** Whose turn it is, in words; empty when the file has ended. */
  giliran: z.string(),
  /** Whoever is on leave in whose place the reader works on it. */
  mewakili: z.string().nullable(),
  giliran_saya: z.boolean(),
  /** The reader's next step as a button says it; null where it is not the reader's turn. */
  langkah: z.string().nullable(),
  /** What the reader may do now for this file together with others. */
  bersama: z.enum(langkahBersamaNames).nullable(),
  /** As it was read; a step for several files names it. */
  versi: z.number(),
  tenggat: z.string().nullable(),
  sisa_hari: z.number().nullable(),
  status: statusTenggat.nullable(),
  jeda: z.boolean(),
  /** The same in words, the one thing said of its time. */
  waktu: z.object({ nada: z.enum(nadaWaktu), pokok: z.string(), rinci: z.string().nullable() }),
  lead_auditor: z.string().nullable(),
  auditor: z.array(z.string()),
  nomor: z.string().nullable(),
  isInputPusat: z.boolean(),
  uploadTime: z.string(),
  updateTime: z.string(),
})
export type RingkasanPengajuan = z.output<typeof ringkasanPengajuan>

export const tingkatTemuan = ['Minor', 'Mayor', 'Serius', 'Kritis'] as const
export const statusTemuanLabels = {
  disiapkan: 'Disiapkan',
  terbuka: 'Menunggu jawaban',
  dijawab: 'Dijawab',
  ditutup: 'Ditutup',
} as const

export const temuan = z.object({
  id: z.number(),
  /** Key of the stage it was found at. */
  tahap: z.string(),
  putaran: z.number(),
  status: z.enum(['disiapkan', 'terbuka', 'dijawab', 'ditutup']),
  sasaran: z.enum(['isian', 'dokumen', 'lapangan']),
  /** Path of the field in the form ("dokumen.sop_psat", "unit_produksi"), or the part of the checklist. */
  bidang: z.string(),
  /** What the checklist says there, for a finding of the field audit. */
  uraian_butir: z.string().nullable(),
  berkas: z.string().nullable(),
  halaman: z.number().nullable(),
  x: z.number().nullable(),
  y: z.number().nullable(),
  tingkat: z.enum(tingkatTemuan).nullable(),
  uraian: z.string(),
  foto: z.string().nullable(),
  tenggat: z.string().nullable(),
  jawaban: z.string().nullable(),
  berkas_jawaban: z.string().nullable(),
  dijawab: z.string().nullable(),
  ditutup: z.string().nullable(),
  alasan_tutup: z.string().nullable(),
  oleh: z.string(),
  dibuat: z.string(),
  versi: z.number(),
})
export type Temuan = z.output<typeof temuan>

export const lampiranLangkah = z.object({ label: z.string(), kunci: z.string() })

export const barisRiwayat = z.object({
  urutan: z.number(),
  aksi: z.string(),
  /** In words, as the timeline shows it. */
  peristiwa: z.string(),
  code: z.number(),
  label: z.string(),
  oleh: z.string(),
  /** Whoever was on leave, where it was done in somebody's place. */
  mewakili: z.string().nullable(),
  peran: z.string(),
  waktu: z.string(),
  catatan: z.string().nullable(),
  lampiran: z.array(lampiranLangkah),
  /** What the step was asked with, and what is worked on where it led. */
  form: z.enum(formLangkah).nullable(),
  panel: z.enum(panelBerkas).nullable(),
  /** The status this step told OSS, and whether OSS has it. */
  oss: z.object({ kd_status: z.string(), nama_status: z.string(), status: z.string() }).nullable(),
})

export const bacaanAnggaran = z.object({
  anggaran: z.string(),
  label: z.string(),
  /** The phase whose days these are. */
  tab: tab.nullable(),
  keadaan: z.enum(['running', 'paused', 'ended']),
  mulai: z.string(),
  selesai: z.string().nullable(),
  diberikan: z.number(),
  terpakai: z.number(),
  sisa: z.number(),
  tenggat: z.string().nullable(),
  status: statusTenggat,
})

/** The same for operator and officer. */
export const jamPengajuan = z.object({
  anggaran: z.array(bacaanAnggaran),
  tunggu: z
    .object({
      sejak: z.string(),
      diberikan: z.number(),
      terpakai: z.number(),
      sisa: z.number(),
      tenggat: z.string(),
      status: statusTenggat,
    })
    .nullable(),
  nada: z.enum(nadaWaktu),
  /** The clock in one line, a fact each. */
  baris: z.array(z.string()),
  terpakai: z.number(),
  seluruh: z.number(),
  terbit_paling_lambat: z.string().nullable(),
  entri: z.array(
    z.object({
      waktu: z.string(),
      jenis: z.enum(['start', 'pause', 'resume', 'stop', 'extend']),
      anggaran: z.string(),
      label: z.string(),
      hari: z.number(),
      sebab: z.string(),
    }),
  ),
})
export type JamPengajuan = z.output<typeof jamPengajuan>

export const aksiTersedia = z.object({
  aksi: z.string(),
  label: z.string(),
  /** What to ask with, and the call that takes the answer. */
  form: z.enum(formLangkah),
  call: z.string(),
  proses: z.enum(prosesLangkah).nullable(),
  wajib_catatan: z.boolean(),
  /** Whether the findings in preparation go out with it; whoever may take it may prepare them. */
  membawa_temuan: z.boolean(),
  /** Whether the file leaves its stage by it. */
  pindah: z.boolean(),
})
export type AksiTersedia = z.output<typeof aksiTersedia>

const aksiTertunda = z.object({ ...aksiTersedia.shape, sebab: z.string() })

/** One page of a file: everything the reader may see, and only the actions the server allows. */
export const berkasPengajuan = z.object({
  ...ringkasanPengajuan.shape,
  perusahaan_uuid: z.string(),
  perusahaan_baru: z.string().nullable(),
  alamat_perusahaan: z.string().nullable(),
  versi: z.number(),
  putaran: z.number(),
  aksi: z.array(aksiTersedia),
  /** Steps that would be the reader's, but for what they wait for. */
  tertunda: z.array(aksiTertunda),
  /** What whoever has the turn does here. */
  tugas: z
    .object({
      judul: z.string(),
      arahan: z.string(),
      /** The visit comes before what the stage is about. */
      kunjungan: z.boolean(),
    })
    .nullable(),
  /** Documents that whoever checks now has found in order. */
  dokumen_sesuai: z.array(z.string()),
  /** What is worked on at this stage besides papers and findings. */
  panel: z.enum(panelBerkas).nullable(),
  /** What was sent in last; of a track that keeps no copies, what the file itself says. */
  salinan,
  /** What the operator may edit again in a revision. */
  isian: isianPengajuan,
  temuan: z.array(temuan),
  riwayat: z.array(barisRiwayat),
  jam: jamPengajuan,
  /** Whose turns follow, nearest first: the work, by whom, in how many working days. */
  berikutnya: z.array(
    z.object({ judul: z.string(), label: z.string(), oleh: z.string(), hari: z.number().nullable() }),
  ),
  /** Where it stands in the row of stages this file goes through. */
  tahapan: z.array(
    z.object({
      code: z.number(),
      label: z.string(),
      keadaan: z.enum(['selesai', 'kini', 'nanti']),
      /** The phase it belongs to, by its tab and by its name. */
      tab,
      fase: z.string(),
    }),
  ),
  tim: z
    .object({
      id_tim_audit: z.number(),
      tanggal_penugasan: z.string(),
      /** None on track `berkas`. */
      surat_tugas: z.string().nullable(),
      keterangan: z.string().nullable(),
      /** Who of it is on leave today, until when, and who stands in. */
      cuti: z.array(z.object({ nama: z.string(), wakil: z.string(), sampai: z.string() })),
      lead: z.object({ id: z.number(), nama: z.string() }),
      auditor: z.array(z.object({ id: z.number(), nama: z.string() })),
    })
    .nullable(),
  /** The visit on site: how it stands, and what the reader may do; null where there is none to speak of. */
  kunjungan: kunjunganBerkas.nullable(),
  tambahan_waktu: tambahanWaktu,
  /** Note and result file by the stage's code (specification, section 4). */
  catatan: z.string().nullable(),
  hasil: z.object({ label: z.string(), kunci: z.string() }).nullable(),
  tenggat_tampil: z.object({ field: z.string(), day: z.string() }).nullable(),
  dari_pengajuan: z.string().nullable(),
  jumlah_pesan: z.number(),
  izin_oss: z.object({ id: z.number(), id_izin: z.string(), nama_izin: z.string().nullable() }).nullable(),
})
export type BerkasPengajuan = z.output<typeof berkasPengajuan>

nameSchemas({ ringkasanPengajuan, temuan, barisRiwayat, bacaanAnggaran, jamPengajuan, aksiTertunda })
