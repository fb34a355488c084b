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
export const prosesDiminta = z
  .string()
  .max(500)
  .optional()
  .describe(
    'Tahap menurut nama atau kodenya, dipisah koma; complete dan reject berarti terbit dan ditolak di kedua alur. Yang tidak dikenal berarti kode 10.',
  )
const jawabanWaktu = z.enum(['diminta', 'diberikan', 'ditolak'])
export const tambahanWaktu = z.record(z.string(), jawabanWaktu)
export const statusTenggat = z.enum([
  'ON_PROCESS',
  'BEFORE_DEADLINE',
  'DUE_TOMORROW',
  'OVERRDUE',
  'AFTER_DEADLINE',
])

const tab = z.enum(namesIn(tabBerkas))

export const ringkasanPengajuan = z.object({
  id: z.number(),
  uuid: z.string(),
  alur: z.enum(namaAlur),
  auditType,
  jenisPengajuan,
  /** Name and number for people. `kode_pengajuan` is only for API clients. */
  nama: z.string(),
  nomorPermohonan: z.string(),
  kode_pengajuan: z.string(),
  nama_perusahaan: z.string(),
  nib: z.string().nullable(),
  provinsi: z.string().nullable(),
  kota: z.string().nullable(),
  /** Key of the stage. API clients and users see `code` and `label`. */
  process: z.string(),
  code: z.number(),
  label: z.string(),
  tab,
  /** Outcome. Null while the file is running. */
  akhir: z.enum(['terbit', 'ditolak']).nullable(),
  /** Holder of the turn as text. Empty if the file has ended. */
  giliran: z.string(),
  /** Absent person whom the user represents on this file. */
  mewakili: z.string().nullable(),
  giliran_saya: z.boolean(),
  /** Button label of the user's next step. Null if it is not the user's turn. */
  langkah: z.string().nullable(),
  /** Bulk step that the user may take on this file. */
  bersama: z.enum(langkahBersamaNames).nullable(),
  /** Version that a bulk step must name. */
  versi: z.number(),
  tenggat: z.string().nullable(),
  sisa_hari: z.number().nullable(),
  status: statusTenggat.nullable(),
  jeda: z.boolean(),
  /** The deadline as text. */
  waktu: z.object({ nada: z.enum(nadaWaktu), pokok: z.string(), rinci: z.string().nullable() }),
  lead_auditor: z.string().nullable(),
  auditor: z.array(z.string()),
  nomor: z.string().nullable(),
  isInputPusat: z.boolean(),
  /** When the file came to its stage. */
  masuk_tahap: z.string(),
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
  tahap: z.string(),
  putaran: z.number(),
  status: z.enum(['disiapkan', 'terbuka', 'dijawab', 'ditutup']),
  sasaran: z.enum(['isian', 'dokumen', 'lapangan']),
  /** Path of the field in the form ("dokumen.sop_psat", "unit_produksi"), or code of the checklist item or part. */
  bidang: z.string(),
  /** Text of the checklist item, for a finding of the field audit. */
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
  /** Why an answer was not enough, where staff asked for another one. */
  tanggapan: z.string().nullable(),
  oleh: z.string(),
  dibuat: z.string(),
  versi: z.number(),
})
export type Temuan = z.output<typeof temuan>

export const lampiranLangkah = z.object({ label: z.string(), kunci: z.string() })

export const barisRiwayat = z.object({
  urutan: z.number(),
  aksi: z.string(),
  peristiwa: z.string(),
  code: z.number(),
  label: z.string(),
  oleh: z.string(),
  /** Absent person whom the actor represented. */
  mewakili: z.string().nullable(),
  peran: z.string(),
  waktu: z.string(),
  catatan: z.string().nullable(),
  lampiran: z.array(lampiranLangkah),
  /** Form of the step, and panel of the stage it led to. */
  form: z.enum(formLangkah).nullable(),
  panel: z.enum(panelBerkas).nullable(),
  /** Status that the step sent to OSS, and the state of that message. */
  oss: z.object({ kd_status: z.string(), nama_status: z.string(), status: z.string() }).nullable(),
})

export const bacaanAnggaran = z.object({
  anggaran: z.string(),
  label: z.string(),
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

/** Operators and officers see the same clock. */
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
  /** Facts of the one-line clock. */
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
  /** Form of the step, and the call that receives its values. */
  form: z.enum(formLangkah),
  call: z.string(),
  proses: z.enum(prosesLangkah).nullable(),
  wajib_catatan: z.boolean(),
  /** What holds the step back unless the user states a reason. */
  minta_alasan: z.string().nullable(),
  /** Whether the step sends the prepared findings. A user who may take the step may also prepare findings. */
  membawa_temuan: z.boolean(),
  pindah: z.boolean(),
})
export type AksiTersedia = z.output<typeof aksiTersedia>

const aksiTertunda = z.object({ ...aksiTersedia.shape, sebab: z.array(z.string()) })

/** Page of a file: everything that the user may see, and only the actions that the server allows. */
export const berkasPengajuan = z.object({
  ...ringkasanPengajuan.shape,
  perusahaan_uuid: z.string(),
  perusahaan_baru: z.string().nullable(),
  alamat_perusahaan: z.string().nullable(),
  versi: z.number(),
  putaran: z.number(),
  aksi: z.array(aksiTersedia),
  /** Steps of the user that are blocked by a condition. */
  tertunda: z.array(aksiTertunda),
  tugas: z
    .object({
      judul: z.string(),
      arahan: z.string(),
      /** Whether the visit comes before the main task of the stage. */
      kunjungan: z.boolean(),
      /** Whether the user has done their part and waits for the other side. */
      menunggu: z.boolean(),
    })
    .nullable(),
  /** Keys of the documents marked as conforming at the current stage. */
  dokumen_sesuai: z.array(z.string()),
  panel: z.enum(panelBerkas).nullable(),
  /** Last sent copy. On a track without copies, the data of the file itself. */
  salinan,
  /** Form that the operator may edit in a revision. */
  isian: isianPengajuan,
  temuan: z.array(temuan),
  riwayat: z.array(barisRiwayat),
  jam: jamPengajuan,
  /** Next turns, nearest first: task, holder and working days. */
  berikutnya: z.array(
    z.object({
      judul: z.string(),
      label: z.string(),
      oleh: z.string(),
      /** Working days of the stage. Stages that share days count them once. */
      waktu: z.string().nullable(),
    }),
  ),
  tahapan: z.array(
    z.object({
      code: z.number(),
      label: z.string(),
      keadaan: z.enum(['selesai', 'kini', 'nanti']),
      /** Phase of the stage, by tab and by name. */
      tab,
      fase: z.string(),
    }),
  ),
  tim: z
    .object({
      id_tim_audit: z.number(),
      tanggal_penugasan: z.string(),
      /** Null on track `berkas`. */
      surat_tugas: z.string().nullable(),
      keterangan: z.string().nullable(),
      /** Team members on leave today, with deputy and last day. */
      cuti: z.array(z.object({ nama: z.string(), wakil: z.string(), sampai: z.string() })),
      lead: z.object({ id: z.number(), nama: z.string() }),
      auditor: z.array(z.object({ id: z.number(), nama: z.string() })),
    })
    .nullable(),
  /** Visit and the user's actions on it. Null if the file has no visit. */
  kunjungan: kunjunganBerkas.nullable(),
  tambahan_waktu: tambahanWaktu,
  /** Note and result file by stage code (specification, section 4). */
  catatan: z.string().nullable(),
  hasil: z.object({ label: z.string(), kunci: z.string() }).nullable(),
  tenggat_tampil: z.object({ field: z.string(), day: z.string() }).nullable(),
  dari_pengajuan: z.string().nullable(),
  jumlah_pesan: z.number(),
  /** Code of the receipt, for tracking without an account. Only the applicant reads it. */
  kode_lacak: z.string().nullable(),
  izin_oss: z.object({ id: z.number(), id_izin: z.string(), nama_izin: z.string().nullable() }).nullable(),
})
export type BerkasPengajuan = z.output<typeof berkasPengajuan>

nameSchemas({
  ringkasanPengajuan,
  temuan,
  barisRiwayat,
  bacaanAnggaran,
  jamPengajuan,
  aksiTersedia,
  aksiTertunda,
})
