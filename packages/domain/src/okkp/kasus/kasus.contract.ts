import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract, listAnswer } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import {
  optionalDay,
  optionalFileKey,
  optionalLines,
  optionalText,
  orNull,
} from '../../platform/record/fields.ts'
import { idInQuery, recordId, versi } from '../../platform/record/record-calls.ts'
import { searchText } from '../registrasi/registrasi.contract.ts'
import { faultOfPenelusuran, faultOfPengamanan } from './kasus.faults.ts'
import { keadaanPermintaan } from './kasus.records.ts'
import { kasus, rincianKasus } from './kasus.schema.ts'
import { asalKasus, langkahKasus, luaranKasus, tindakanPengamanan } from './kasus.table.ts'

export type { Kasus, RincianKasus } from './kasus.schema.ts'

const path = '/api/okkp/tindak_lanjut'

export const listKasus = defineContract({
  method: 'GET',
  path,
  summary: 'Kasus dalam wilayah akun, yang paling mendesak lebih dahulu',
  query: z.object({
    ...pageQuery,
    search: searchText,
    status: z.enum(['terbuka', 'terlambat', 'ditutup']).optional(),
    /** `saya`: this account's office must act. */
    giliran: z.enum(['saya']).optional(),
    /**
     * `uji`: no verdict of a laboratory yet. `laboratorium`: asked for. `orang_kedua`: a proposal waits.
     * `kantor`: no office of the region has an account, so the centre must act.
     */
    menunggu: z.enum(['uji', 'laboratorium', 'orang_kedua', 'kantor']).optional(),
    langkah: z.enum(langkahKasus).optional(),
    asal: z.enum(asalKasus).optional(),
    luaran: z.enum(luaranKasus).optional(),
    /** `ya`: another case of the same business, stall or supplier was opened in the year before. */
    berulang: z.enum(['ya']).optional(),
    provinsi_id: idFilter,
    kota_id: idFilter,
    rapid_test_id: recordFilter,
    rapid_pasar_id: recordFilter,
    uji_lab_id: recordFilter,
    pengawasan_id: recordFilter,
    pengaduan_id: recordFilter,
    registrasi_id: recordFilter,
  }),
  response: listAnswer(kasus),
})

const rincian = dataAnswer(rincianKasus)

export const detailKasus = defineContract({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'Satu kasus: langkah, batas waktu, pemegang, sumber, rekaman, dan yang dapat dilakukan akun ini',
  query: z.object({ id: idInQuery }),
  response: rincian,
})

/** Laboratory tests and supervision. Rapid tests and reports have a call of their own beside their record. */
export const openKasus = defineContract({
  method: 'POST',
  path: `${path}/buka_dari`,
  summary:
    'Buka kasus dari uji laboratorium TMS atau pengawasan bersanksi, atau gabungkan ke kasus yang terbuka',
  body: z.object({ asal: z.enum(['uji_lab', 'pengawasan']), asal_id: recordId }),
  response: rincian,
})

export const tmsTanpaKasus = z.object({
  id: z.number(),
  kode_sampel: z.string(),
  tanggal: z.string(),
  parameter: z.string(),
  komoditas: z.string(),
  lokasi: z.string(),
})
export type TmsTanpaKasus = z.output<typeof tmsTanpaKasus>
export const listTmsTanpaKasus = defineContract({
  method: 'GET',
  path: `${path}/tms_tanpa_kasus`,
  summary: 'Uji laboratorium TMS yang belum punya kasus dalam wilayah akun, yang paling lama di atas',
  response: dataAnswer(z.array(tmsTanpaKasus)),
})

export const openTindakLanjut = defineContract({
  method: 'POST',
  path: `${path}/buka`,
  summary: 'Buka kasus dari rapid test positif yang belum memilikinya',
  body: z.object({ rapid_test_id: recordId }),
  response: dataAnswer(kasus),
})

const terlihat = { id: recordId, versi }
const step = <const N extends string, S extends z.ZodType>(name: N, summary: string, body: S) =>
  defineContract({
    method: 'PUT',
    path: `${path}/${name}`,
    summary: `${summary}; di luar giliran dijawab 409 dengan yang dapat dilakukan`,
    body,
    response: rincian,
  })

const reason = (what: string) =>
  z
    .string()
    .trim()
    .min(10, { error: `Tulis ${what}, paling sedikit 10 huruf.` })
    .max(2000)

export const mintaUjiForm = z.object({
  /** Province whose laboratory accounts are asked. Null for a laboratory without an account: then name it. */
  laboratorium_provinsi_id: orNull(z.int32().positive()),
  laboratorium: optionalText(200),
  catatan: optionalLines(2000),
})
const namesLaboratory = (form: z.output<typeof mintaUjiForm>, context: z.RefinementCtx) => {
  if (form.laboratorium_provinsi_id === null && form.laboratorium === null) {
    context.addIssue({ code: 'custom', path: ['laboratorium'], message: 'Pilih atau tulis laboratoriumnya.' })
  }
}
export const mintaUjiKasus = step(
  'minta_uji',
  'Minta uji ke laboratorium',
  mintaUjiForm.extend(terlihat).superRefine(namesLaboratory),
)

export const laboratoriumKasus = defineContract({
  method: 'GET',
  path: `${path}/laboratorium`,
  summary: 'Laboratorium yang dapat dimintai uji, menurut akun yang ada',
  response: dataAnswer(z.array(z.object({ provinsi_id: z.number(), nama: z.string(), akun: z.number() }))),
})

export const permintaanUji = z.object({
  id: z.number(),
  kasus_id: z.number(),
  nomor: z.string(),
  parameter: z.string(),
  komoditas: z.string(),
  lokasi: z.string(),
  kota: z.string().nullable(),
  provinsi: z.string(),
  peminta: z.string().nullable(),
  catatan: z.string().nullable(),
  diminta: z.string(),
  batas: z.string(),
  terlambat: z.boolean(),
  keadaan: z.enum(keadaanPermintaan),
  perkiraan: z.string().nullable(),
  alasan: z.string().nullable(),
  versi_kasus: z.number(),
})
export type PermintaanUji = z.output<typeof permintaanUji>
export const listPermintaanUji = defineContract({
  method: 'GET',
  path: `${path}/permintaan`,
  summary: 'Permintaan uji kepada laboratorium akun ini, yang paling mendesak lebih dahulu',
  query: z.object({ ...pageQuery, keadaan: z.enum(['terbuka', 'selesai']).optional() }),
  response: listAnswer(permintaanUji),
})

export const jawabPermintaanForm = z.object({
  jawaban: z.enum(['diterima', 'ditolak'], { error: 'Pilih diterima atau ditolak.' }),
  /** Expected day of the result. */
  perkiraan: optionalDay(),
  alasan: optionalLines(1000),
})
const saysWhy = (form: z.output<typeof jawabPermintaanForm>, context: z.RefinementCtx) => {
  if (form.jawaban === 'ditolak' && (form.alasan ?? '').length < 10) {
    const message = 'Tulis alasan penolakannya, paling sedikit 10 huruf.'
    context.addIssue({ code: 'custom', path: ['alasan'], message })
  }
}
export const jawabPermintaanKasus = step(
  'jawab_permintaan',
  'Terima atau tolak permintaan uji',
  jawabPermintaanForm.extend(terlihat).superRefine(saysWhy),
)

export const batalkanPermintaanForm = z.object({ alasan: reason('alasannya, mis. laboratorium menolak') })
export const batalkanPermintaanKasus = step(
  'batalkan_permintaan',
  'Batalkan permintaan uji yang keliru, atau yang ditolak laboratorium tanpa akun',
  batalkanPermintaanForm.extend(terlihat),
)

export const kunjunganForm = z.object({
  tanggal,
  catatan: reason('apa yang ditemukan saat kunjungan'),
  bukti: optionalFileKey,
})
export const catatKunjunganKasus = step(
  'kunjungan',
  'Catat kunjungan atas laporan masyarakat',
  kunjunganForm.extend(terlihat),
)

export const amankanForm = z.object({
  tanggal,
  tindakan: z.enum(tindakanPengamanan, { error: 'Pilih apa yang dilakukan atas barangnya.' }),
  jumlah: orNull(z.number({ error: 'Tulis jumlah sebagai angka.' }).positive().max(1_000_000_000)),
  satuan: optionalText(50),
  bukti: optionalFileKey,
  catatan: optionalLines(2000),
  /** Sources whose goods were secured. Null if the case has only one. */
  sumber: orNull(z.array(recordId).min(1, { error: 'Pilih temuan yang barangnya diamankan.' })),
})
const withEvidence = (form: z.output<typeof amankanForm>, context: z.RefinementCtx) => {
  const fault = faultOfPengamanan(form)
  if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message })
}
export const amankanKasus = step(
  'amankan',
  'Catat pengamanan barang dengan jumlah dan buktinya',
  amankanForm.extend(terlihat).superRefine(withEvidence),
)

export const telusuriForm = z.object({
  tanggal,
  pemasok: optionalText(150),
  /** Supplier of the list of markets, if chosen there. */
  pemasok_id: orNull(recordId),
  asal_pemasok: optionalText(200),
  tidak_diketahui: z.boolean().default(false),
  catatan: optionalLines(2000),
})
const withSupplier = (form: z.output<typeof telusuriForm>, context: z.RefinementCtx) => {
  const fault = faultOfPenelusuran(form)
  if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message })
}
export const telusuriKasus = step(
  'telusuri',
  'Catat pemasok, atau bahwa pemasoknya tidak diketahui',
  telusuriForm.extend(terlihat).superRefine(withSupplier),
)

export const binaForm = z.object({ tanggal, catatan: reason('pembinaannya'), bukti: optionalFileKey })
export const binaKasus = step('bina', 'Catat pembinaan pedagang tanpa izin', binaForm.extend(terlihat))

export const tidakDapatForm = z.object({ langkah: z.enum(langkahKasus), alasan: reason('alasannya') })
export const tidakDapatKasus = step(
  'tidak_dapat',
  'Usulkan bahwa sebuah langkah tidak dapat dilakukan; berlaku setelah disetujui orang kedua',
  tidakDapatForm.extend(terlihat),
)

export const periksaForm = z.object({ setuju: z.boolean(), catatan: optionalLines(2000) })
export const periksaKasus = step(
  'periksa',
  'Setujui atau tolak usulan orang lain; usulan sendiri dijawab 403',
  periksaForm.extend({ ...terlihat, usulan_id: recordId }),
)

export const tarikUsulanKasus = step(
  'tarik_usulan',
  'Tarik usulan sendiri yang belum diperiksa',
  z.object({ ...terlihat, usulan_id: recordId }),
)

export const tutupForm = z.object({
  luaran: z.enum(luaranKasus, { error: 'Pilih hasil kasus.' }),
  catatan: optionalLines(2000),
})
export const closeKasus = step(
  'tutup',
  'Tutup kasus; dengan alasan lain menunggu persetujuan orang kedua',
  tutupForm.extend(terlihat),
)
