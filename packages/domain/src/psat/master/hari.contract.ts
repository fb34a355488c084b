import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../../platform/contract.ts'
import { namaAlur } from '../alur/alur.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'

export const hariLibur = z.object({
  tanggal: hari,
  nama: z.string().trim().min(3).max(200),
  cuti_bersama: z.boolean(),
})
const hariLiburTersimpan = z.object({ ...hariLibur.shape, tanggal: z.string(), nama: z.string() })
export const listHariLibur = defineContract({
  method: 'GET',
  path: '/api/psat/master/hari-libur',
  summary: 'Libur nasional dan cuti bersama',
  query: z.object({ tahun: z.coerce.number().int().min(2000).max(2200).optional() }),
  response: dataAnswer(z.array(hariLiburTersimpan)),
})
export const setHariLibur = defineContract({
  method: 'PUT',
  path: '/api/psat/master/hari-libur',
  summary:
    'Tambah atau ubah hari libur; tenggat berkas yang berjalan dihitung ulang. Dengan `baru` hari yang sudah libur dijawab 409',
  body: hariLibur.extend({ baru: z.boolean().optional() }),
  response: dataAnswer(hariLiburTersimpan),
})
export const deleteHariLibur = defineContract({
  method: 'DELETE',
  path: '/api/psat/master/hari-libur',
  summary: 'Hapus hari libur; tenggat berkas yang berjalan dihitung ulang',
  query: z.object({ tanggal: hari }),
  response: emptyAnswer,
})

const hariKerja = z.object({
  anggaran: z.string(),
  label: z.string(),
  alur: z.enum(namaAlur),
  /** True for days of the office. The applicant's days count while the office's clock is paused. */
  kantor: z.boolean(),
  sppb_psat: z.number().int().min(0).max(365),
  izin_edar_pl: z.number().int().min(0).max(365),
})
export const listHariKerja = defineContract({
  method: 'GET',
  path: '/api/psat/master/hari-kerja',
  summary: 'Hari kerja per anggaran waktu',
  response: dataAnswer(z.array(hariKerja)),
})
export const setHariKerja = defineContract({
  method: 'PUT',
  path: '/api/psat/master/hari-kerja',
  summary: 'Ubah hari kerja sebuah anggaran; berlaku bagi tahap yang dimulai sesudahnya',
  body: hariKerja.omit({ label: true, alur: true, kantor: true }),
  response: dataAnswer(hariKerja),
})
