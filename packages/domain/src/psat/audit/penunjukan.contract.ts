import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { fileKey, optionalLines } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'
import { berkasDipilih, berkasSekaligus, hasilBersama } from './bersama.ts'

const keterangan = optionalLines(4000)

/** Fields of an appointment, for one file or for several. */
export const isiPenunjukan = {
  tanggal_penugasan: hari,
  /** The office's own letter. Without it the portal writes the letter. */
  surat_tugas: fileKey.nullish(),
  lead_auditor: z.array(z.number().int()).length(1, 'Pilih satu lead auditor.'),
  tim_auditor: z.array(z.number().int()).min(1, 'Pilih sedikitnya satu auditor.').max(10),
  keterangan,
  alasan_benturan: keterangan,
}

/** Candidate for an appointment, with the facts for and against. */
export const calonAuditor = z.object({
  id: z.number(),
  nama: z.string(),
  role: z.enum(['AUDITOR', 'LEAD_AUDITOR']),
  /** Number of open files of this person, and their codes. */
  beban: z.number(),
  nomorPermohonanList: z.array(z.string()),
  /** Declared conflicts of interest with an applicant of the requested files. */
  benturan: z.array(z.object({ perusahaan: z.string(), keterangan: z.string() })),
  /** Leave of today: its last day and the deputy. */
  cuti: z.object({ sampai: z.string(), wakil: z.string() }).nullable(),
  /** Earlier files of each of these applicants: how many, and the latest. */
  pernah: z.array(
    z.object({ perusahaan: z.string(), kali: z.number(), terakhir: z.string(), tahun: z.number() }),
  ),
  /** Latest day on which the permits of the requested files are issued. The competence must last until then. */
  terbit_paling_lambat: z.string().nullable(),
  /** Auditor competence with the latest end date, from the OKKP staff data. Null if none is recorded. */
  kompetensi: z
    .object({
      nama: z.string(),
      berlaku_sampai: z.string().nullable(),
      /** `kurang`: valid today, but ends before the latest issue. */
      keadaan: z.enum(['berlaku', 'segera_habis', 'kurang', 'kedaluwarsa']),
    })
    .nullable(),
})
export type CalonAuditor = z.output<typeof calonAuditor>

export const listCalonAuditor = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/calon-auditor',
  summary: 'Calon tim audit: beban kerja, kompetensi, riwayat dengan pemohon, dan benturan kepentingan',
  params: z.object({ uuid: z.uuid() }),
  response: dataAnswer(z.array(calonAuditor)),
})

const uuids = z
  .string()
  .max(berkasSekaligus * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(berkasSekaligus))

export const listCalonBersama = defineContract({
  method: 'GET',
  path: '/api/psat/penunjukan/calon',
  summary: 'Calon tim audit bagi beberapa berkas sekaligus',
  query: z.object({ berkas: uuids }),
  response: dataAnswer(z.array(calonAuditor)),
})

export const appointTeams = defineContract({
  method: 'POST',
  path: '/api/psat/penunjukan',
  summary: 'Tunjuk satu tim audit bagi beberapa berkas; tiap berkas punya hasilnya sendiri',
  body: z.object({
    ...isiPenunjukan,
    berkas: berkasDipilih,
  }),
  response: dataAnswer(z.array(hasilBersama)),
})

nameSchemas({ calonAuditor, hasilBersama })
