import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../../platform/contract.ts'
import { idFilter, recordFilter, yearFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { recordId, versi } from '../../platform/record/record-calls.ts'
import { varianProfil } from './dokumen.ts'
import { profil, profilKotaForm, profilLengkap, profilProvinsiForm } from './profil.schema.ts'

const path = '/api/pasar-pangan/profil'

/** A request names a profile by exactly one of the two ids. */
const salahSatu = z
  .object({ profil_kota_id: recordFilter, profil_provinsi_id: recordFilter })
  .refine((query) => (query.profil_kota_id === undefined) !== (query.profil_provinsi_id === undefined), {
    path: ['profil_kota_id'],
    error: 'Sebutkan profil_kota_id atau profil_provinsi_id, salah satu saja.',
  })

const writes = <F extends z.ZodObject>(varian: 'kota' | 'provinsi', noun: string, form: F) => ({
  add: defineContract({
    method: 'POST',
    path: `${path}/create/${varian}`,
    summary: `Tambah ${noun}`,
    body: form,
    response: dataAnswer(profilLengkap),
  }),
  update: defineContract({
    method: 'PUT',
    path: `${path}/update/${varian}`,
    summary: `Ubah ${noun}; versi yang tertinggal dijawab 409`,
    body: form.safeExtend({ id: recordId, versi }),
    response: dataAnswer(profilLengkap),
  }),
})

export const profilCalls = {
  list: defineContract({
    method: 'GET',
    path,
    summary: 'Profil pasar dan profil provinsi dalam wilayah akun, dengan kelengkapan dokumennya',
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(200).optional(),
      tahun_program: yearFilter,
      provinsi_id: idFilter,
      kota_id: idFilter,
      pasar_id: recordFilter,
      varian: z.enum(varianProfil).optional(),
      lengkap: z.stringbool().optional(),
      /** Code of a document that the profile has. */
      dokumen: idFilter,
      sort: z
        .enum(['-tahun_program', 'tahun_program', 'persentase', '-persentase'])
        .default('-tahun_program'),
    }),
    response: listAnswer(profil),
  }),
  detail: defineContract({
    method: 'GET',
    path: `${path}/detail`,
    summary: 'Satu profil dengan daftar dokumennya',
    query: salahSatu,
    fails: [404],
    response: dataAnswer(profilLengkap),
  }),
  kota: writes('kota', 'profil pasar (kabupaten/kota)', profilKotaForm),
  provinsi: writes('provinsi', 'profil provinsi', profilProvinsiForm),
  remove: defineContract({
    method: 'DELETE',
    path: `${path}/delete`,
    summary: 'Hapus profil',
    query: salahSatu,
    response: emptyAnswer,
  }),
}
