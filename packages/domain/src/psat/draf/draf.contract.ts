import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../../platform/contract.ts'
import { surel } from '../../platform/forms/kontak.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { namaAlur } from '../alur/alur.ts'
import { namedFiles } from '../data-usaha/data-usaha.schema.ts'
import { jenisDokumen } from '../isian/dokumen.ts'
import { isianPengajuan } from '../isian/isian.schema.ts'
import { jawabanTemuan } from '../pengajuan/pengajuan.contract.ts'
import { auditType, jenisPengajuan } from '../pengajuan/pengajuan.schema.ts'

const params = z.object({ uuid: z.uuid() })

export const persetujuanPengalihan = z.object({
  kode: z.string(),
  nib: z.string(),
  nama: z.string(),
  email: z.string().nullable(),
  status: z.enum(['menunggu', 'setuju', 'menolak']),
  alasan: z.string().nullable(),
  /** Whether the new owner has an account. If not, the portal sent an invitation to the e-mail address. */
  berakun: z.boolean(),
})

export const draf = z.object({
  uuid: z.string(),
  alur: z.enum(namaAlur),
  /** Number of the permit, if the secretariat already knows it. */
  nomor: z.string().nullable(),
  auditType,
  jenisPengajuan,
  /** The file that this draft revises. */
  pengajuan: z.string().nullable(),
  dari_pengajuan: z.string().nullable(),
  perusahaan_uuid: z.string(),
  nama_perusahaan: z.string(),
  langkah: z.string().nullable(),
  isian: isianPengajuan,
  jawaban: jawabanTemuan,
  persetujuan: persetujuanPengalihan.nullable(),
  jenis_dokumen: z.array(jenisDokumen),
  berkas: namedFiles.default({}),
  versi: z.number(),
  diubah: z.string(),
})
export type Draf = z.output<typeof draf>

export const listDraf = defineContract({
  method: 'GET',
  path: '/api/psat/draf',
  summary: 'Draf permohonan perusahaan sendiri; petugas: draf yang ditulisnya',
  response: dataAnswer(z.array(draf.omit({ isian: true, jawaban: true, jenis_dokumen: true, berkas: true }))),
})
export const getDraf = defineContract({
  method: 'GET',
  path: '/api/psat/draf/:uuid',
  summary: 'Satu draf',
  params,
  response: dataAnswer(draf),
})
export const addDraf = defineContract({
  method: 'POST',
  path: '/api/psat/draf',
  summary: 'Mulai draf: kosong, dari izin terbit, dari berkas yang ditolak, atau perbaikan sebuah berkas',
  body: z.object({
    auditType,
    jenisPengajuan,
    perusahaan: z.uuid().nullish(),
    registrasi_id: z.number().int().nullish(),
    id_izin_oss: z.number().int().nullish(),
    /** A rejected file to start from ("ajukan lagi"). */
    dari_pengajuan: z.uuid().nullish(),
    /** The file to revise. If a draft exists, the server returns it. */
    pengajuan: z.uuid().nullish(),
    /** `berkas`: a file that the secretariat enters. */
    alur: z.enum(namaAlur).default('pengajuan'),
    nomor: z.string().trim().max(100).nullish(),
  }),
  response: dataAnswer(draf),
})
export const updateDraf = defineContract({
  method: 'PUT',
  path: '/api/psat/draf/:uuid',
  summary: 'Simpan draf',
  params,
  body: z.object({
    isian: isianPengajuan,
    jawaban: jawabanTemuan.default({}),
    langkah: z.string().max(40).nullish(),
    versi: z.number().int(),
  }),
  response: dataAnswer(z.object({ versi: z.number(), diubah: z.string() })),
})
export const deleteDraf = defineContract({
  method: 'DELETE',
  path: '/api/psat/draf/:uuid',
  summary: 'Buang draf',
  params,
  response: emptyAnswer,
})

export const askPersetujuan = defineContract({
  method: 'POST',
  path: '/api/psat/draf/:uuid/persetujuan',
  summary: 'Minta persetujuan pemilik baru; bila NIB-nya belum berakun, undangan dikirim ke surelnya',
  params,
  body: z.object({
    email: surel.nullish(),
    nama: z.string().trim().max(150).nullish(),
  }),
  response: dataAnswer(persetujuanPengalihan),
})
export const listPengalihanMasuk = defineContract({
  method: 'GET',
  path: '/api/psat/pengalihan',
  summary: 'Pengalihan yang menunggu persetujuan perusahaan sendiri',
  response: dataAnswer(
    z.array(
      z.object({
        kode: z.string(),
        auditType,
        nomor_izin: z.string(),
        pemilik_lama: z.string(),
        nama_pemilik_baru: z.string(),
        tanggal_pengalihan: z.string().nullable(),
        dibuat: z.string(),
      }),
    ),
  ),
})
export const decidePengalihan = defineContract({
  method: 'POST',
  path: '/api/psat/pengalihan/:kode/jawab',
  summary: 'Setujui atau tolak menjadi pemilik baru',
  params: z.object({ kode: z.uuid() }),
  body: z.object({ setuju: z.boolean(), alasan: z.string().trim().max(1000).nullish() }),
  response: emptyAnswer,
})

nameSchemas({ draf, persetujuanPengalihan })
