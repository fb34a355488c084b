import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { optionalFileKey, optionalLines } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { afterLangkah } from '../audit/audit.contract.ts'
import { berkasDipilih, hasilBersama } from '../audit/bersama.ts'
import { pemilikBaru, perubahanData } from '../isian/isian.schema.ts'
import { isianSertifikat, sertifikatAnswer } from '../penerbitan/penerbitan.contract.ts'
import { berkasDisebut, catatan, paramsBerkas, statusTinjauan } from './langkah-sekretariat.ts'

const path = '/api/audit-document'
const nomorIzin = optionalLines(100)

/** Data of the attachment. Omitted fields keep their value, and the file's documents supply the rest. */
const infoPsat = z.object({ ...berkasDisebut, ...isianSertifikat.partial().shape, nomorIzin })
const perubahan = z.object({ ...berkasDisebut, ...perubahanData.shape })
const pengalihan = z.object({ ...berkasDisebut, ...pemilikBaru.shape })

export const addInfoPsat = defineContract({
  method: 'POST',
  path: `${path}/infoPsat/create`,
  summary: 'Isi data lampiran teknis',
  body: infoPsat,
  response: afterLangkah,
})
export const updateInfoPsat = defineContract({
  method: 'PUT',
  path: `${path}/infoPsat/update`,
  summary: 'Ubah data lampiran teknis',
  body: infoPsat,
  response: afterLangkah,
})
export const addPerubahanData = defineContract({
  method: 'POST',
  path: `${path}/infoIzinEdarPl/perubahanData`,
  summary: 'Isi data perubahan izin edar pada lampiran',
  body: perubahan,
  response: afterLangkah,
})
export const updatePerubahanData = defineContract({
  method: 'PUT',
  path: `${path}/infoIzinEdarPl/perubahanData/update`,
  summary: 'Ubah data perubahan izin edar pada lampiran',
  body: perubahan,
  response: afterLangkah,
})
export const addPengalihanData = defineContract({
  method: 'POST',
  path: `${path}/infoIzinEdarPl/pengalihanData`,
  summary: 'Isi data pengalihan izin edar pada lampiran',
  body: pengalihan,
  response: afterLangkah,
})
export const updatePengalihanData = defineContract({
  method: 'PUT',
  path: `${path}/infoIzinEdarPl/pengalihanData/update`,
  summary: 'Ubah data pengalihan izin edar pada lampiran',
  body: pengalihan,
  response: afterLangkah,
})

const lampiran = z.object({ ...infoPsat.shape, isOldTemplete: z.boolean().default(false) })
export const addLampiran = defineContract({
  method: 'POST',
  path: `${path}/lampiranTeknis/create`,
  summary: 'Buat lampiran teknis dan kirim untuk disetujui',
  body: lampiran,
  response: afterLangkah,
})
export const updateLampiran = defineContract({
  method: 'PUT',
  path: `${path}/lampiranTeknis/update`,
  summary: 'Buat lagi lampiran teknis yang dikembalikan',
  body: lampiran,
  response: afterLangkah,
})
export const generateLampiran = defineContract({
  method: 'GET',
  path: `${path}/lampiranTeknis/generate/:auditType/:auditId/`,
  summary: 'PDF lampiran teknis; isOldTemplete=true memakai templat lama',
  params: paramsBerkas,
  query: z.object({ isOldTemplete: z.stringbool().optional() }),
  response: sertifikatAnswer,
})
export const previewLampiran = defineContract({
  method: 'POST',
  path: `${path}/lampiranTeknis/pratinjau`,
  summary: 'Pratinjau lampiran teknis dengan isian yang belum disimpan',
  body: lampiran,
  response: sertifikatAnswer,
})
export const approveLampiran = defineContract({
  method: 'POST',
  path: `${path}/lampiranTeknis/approvedLamtek`,
  summary: 'Setujui lampiran teknis, atau kembalikan untuk diperbaiki',
  body: z.object({ ...berkasDisebut, status: statusTinjauan, keterangan: catatan }),
  response: afterLangkah,
})
export const signLampiran = defineContract({
  method: 'POST',
  path: `${path}/lampiranTeknis/signedLamtek`,
  summary: 'Tanda tangani lampiran di portal, atau dengan PDF yang sudah ditandatangani',
  body: z.object({
    ...berkasDisebut,
    status: statusTinjauan,
    keterangan: catatan,
    /** The approved attachment with a signature. Without it the portal signs. */
    dokumen: optionalFileKey,
  }),
  response: afterLangkah,
})
/** The portal signs each attachment in its approved version and reports a result for each file. */
export const signTogether = defineContract({
  method: 'POST',
  path: `${path}/lampiranTeknis/signedLamtek/bersama`,
  summary: 'Tanda tangani lampiran beberapa berkas di portal sekaligus; tiap berkas punya hasilnya sendiri',
  body: z.object({ berkas: berkasDipilih }),
  response: dataAnswer(z.array(hasilBersama)),
})

export const submitOss = defineContract({
  method: 'POST',
  path: `${path}/uploadDocument/submitOss/:auditType/:auditId`,
  summary: 'Kirim lampiran bertanda tangan ke OSS, atau kembalikan untuk diperbaiki',
  params: paramsBerkas,
  body: z.object({
    versi: z.number().int().optional(),
    status: statusTinjauan.default('accept'),
    keterangan: catatan,
  }),
  response: afterLangkah,
})
export const uploadSertificate = defineContract({
  method: 'POST',
  path: `${path}/uploadDocument/uploadSertificate`,
  summary: 'Unggah sertifikat: berkas terbit dan masuk registri',
  body: z.object({
    ...berkasDisebut,
    sertifikat: optionalFileKey,
    tanpaOss: optionalLines(1000),
  }),
  response: dataAnswer(z.object({ ...afterLangkah.shape.data.shape, registrasi_id: z.number() })),
})

export const getLampiran = defineContract({
  method: 'GET',
  path: `${path}/lampiranTeknis/detail/:auditType/:auditId`,
  summary: 'Lampiran teknis sebuah berkas: isian, persetujuan, tanda tangan, dan keadaan OSS',
  params: paramsBerkas,
  response: dataAnswer(
    z.object({
      isian: z.object({
        level: z.number().nullish(),
        ruang_lingkup: z.string().nullish(),
        penandatangan: z.string().nullish(),
        jabatan_penandatangan: z.string().nullish(),
        nip_penandatangan: z.string().nullish(),
        koreksi: z.record(z.string(), z.string()),
        lewati_lampiran: z.array(z.string()),
      }),
      perubahan: z
        .object({ data_awal: z.string(), data_baru: z.string(), alasan_perubahan: z.string() })
        .nullable(),
      pengalihan: z
        .object({
          nib: z.string(),
          nama_pemilik_lama: z.string(),
          nama_pemilik_baru: z.string(),
          alamat_pemilik_baru: z.string(),
          tanggal_pengalihan: z.string().nullable(),
        })
        .nullable(),
      isOldTemplete: z.boolean(),
      /** Null until the attachment exists. */
      dibuat: z.object({ oleh: z.string(), waktu: z.string() }).nullable(),
      penyetuju: z.array(z.string()),
      berkas: z.string().nullable(),
      bertanda: z.string().nullable(),
      caraTanda: z.enum(['di_sini', 'diunggah']).nullable(),
      oss: z.enum(['tanpa', 'belum', 'menunggu', 'diterima']),
      nomorOss: z.string().nullable(),
    }),
  ),
})

nameSchemas({
  infoPsatBerkas: infoPsat,
  perubahanBerkas: perubahan,
  pengalihanBerkas: pengalihan,
  lampiranBerkas: lampiran,
})
