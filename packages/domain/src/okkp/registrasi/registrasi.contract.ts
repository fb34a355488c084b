import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { dataAnswer, defineContract, listAnswer } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { ujiTerbuka } from '../../platform/pengujian/uji-terbuka.schema.ts'
import { recordCalls } from '../../platform/record/record-calls.ts'
import { buktiIzin } from '../../platform/transparansi/transparansi.contract.ts'
import { catatanKontak } from './registrasi.kontak.ts'
import { pengawasan, temuanTerlambat } from './registrasi.pengawasan.ts'
import { registrasi, registrasiBaru, registrasiForm, registrasiPublik } from './registrasi.schema.ts'
import { expiringWithinDays, statusRegistrasi } from './registrasi.status.ts'

/** One or two letters match the start of a word. An empty text is no filter. */
export const searchText = z.string().trim().max(200).optional()

const day = tanggal.optional()

export const sortRegistrasi = [
  '-terbit_sertifikat',
  'terbit_sertifikat',
  'exp_sertifikat',
  '-exp_sertifikat',
  'unit_usaha',
  '-unit_usaha',
  '-created_at',
  'created_at',
  /** Earliest due day of a late finding first. It applies only together with `tindak_lanjut`. */
  'batas_waktu',
] as const

const publicFilter = {
  search: searchText,
  jenis_registrasi_id: idFilter,
  no_reg: searchText,
  usaha: searchText,
  komoditas_id: idFilter,
  /** 0 selects central registrations. Any other id selects units in that province, including central registrations. */
  provinsi_id: idFilter,
  kota_id: idFilter,
  /** `tidak_berlaku` is every status except valid. `segera_habis` is valid with at most 60 days left. */
  status: z.enum([...statusRegistrasi, 'segera_habis', 'tidak_berlaku']).optional(),
  jenis_sertifikat_id: idFilter,
}

/** Filters of lists and exports for staff. Exports use the same names in their body. */
export const registrasiFilter = {
  ...publicFilter,
  pusat: z.stringbool().optional(),
  start_terbit: day,
  end_terbit: day,
  start: day,
  end: day,
  asal: z.enum(['manual', 'impor', 'psat']).optional(),
  batch_id: recordFilter,
  lengkap: z.stringbool().optional(),
  /** `terlambat`: a supervision finding is past its due date without an answer. Revoked registrations do not count. */
  tindak_lanjut: z.enum(['terlambat']).optional(),
}

export const listRegistrasiPublik = defineContract({
  method: 'GET',
  path: '/api/okkp/registrations/index_public',
  summary: 'Cek registrasi menurut nomor, usaha, komoditas, jenis, dan provinsi (umum, tanpa data pribadi)',
  query: z.object({
    page: pageQuery.page,
    limit: z.coerce.number().int().min(1).max(100).default(10),
    ...publicFilter,
  }),
  response: listAnswer(registrasiPublik),
})

export const registrasiLengkap = registrasi.extend({
  dibuat_oleh: z.string().nullable(),
  diubah_oleh: z.string().nullable(),
  /** Text of the QR code for labels, with a code that verifies offline if the portal has a key. */
  alamat_qr: z.string(),
  pengawasan: z.array(pengawasan),
  /** Newest first. */
  catatan_kontak: z.array(catatanKontak),
})
export type RegistrasiLengkap = z.output<typeof registrasiLengkap>

const calls = recordCalls({
  path: '/api/okkp/registrations',
  noun: 'registrasi',
  row: registrasi,
  detail: registrasiLengkap,
  form: registrasiForm,
  filter: registrasiFilter,
  sort: sortRegistrasi,
  idName: 'registrasi_id',
})
export const { detail: detailRegistrasi, update: updateRegistrasi, remove: deleteRegistrasi } = calls

/** A regional office also sees central registrations of units in its region. */
export const listRegistrasi = defineContract({
  ...calls.list,
  /** Late findings are part of a row only if the query asks for `tindak_lanjut`. The earliest due day is first. */
  response: listAnswer(registrasi.extend({ temuan_terlambat: z.array(temuanTerlambat).optional() })),
})

export const addRegistrasi = defineContract({
  method: 'POST',
  path: '/api/okkp/registrations/add',
  summary: 'Tambah registrasi; perpanjangan=true menggantikan registrasi pada body id',
  query: z.object({ perpanjangan: z.stringbool().default(false) }),
  body: registrasiBaru,
  response: dataAnswer(registrasi),
})

export const expiringRegistrasi = defineContract({
  method: 'GET',
  path: '/api/okkp/registrations/expiring',
  summary: 'Registrasi yang segera habis dalam wilayah akun, yang paling dekat lebih dahulu',
  query: z.object({
    ...pageQuery,
    days: z.coerce.number().int().min(0).max(366).default(expiringWithinDays),
  }),
  response: listAnswer(
    registrasi.extend({ punya_akun: z.boolean(), kontak_terakhir: catatanKontak.nullable() }),
  ),
})

export const historyRegistrasi = defineContract({
  method: 'GET',
  path: '/api/okkp/registrations/history',
  summary: 'Riwayat registrasi: rantai penggantian dan apa yang diubah, oleh siapa',
  query: detailRegistrasi.query,
  response: dataAnswer(
    z.object({
      /** Oldest first. */
      rantai: z.array(
        registrasi
          .pick({
            id: true,
            no_registration: true,
            terbit_sertifikat: true,
            exp_sertifikat: true,
            status: true,
          })
          .extend({ keterangan: z.string() }),
      ),
      peristiwa: z.array(
        z.object({
          waktu: z.string(),
          pengguna: z.string().nullable(),
          keterangan: z.string(),
          perubahan: z.array(z.object({ kolom: z.string(), dari: z.string(), ke: z.string() })),
        }),
      ),
    }),
  ),
})

export const proveRegistrasi = defineContract({
  method: 'GET',
  path: '/api/verifikasi/:kode/bukti',
  summary: 'Bukti bahwa keadaan terakhir izin tercatat di log transparansi (umum)',
  params: z.object({ kode: z.string().max(40) }),
  fails: [404],
  response: dataAnswer(buktiIzin),
})

export const verifyRegistrasi = defineContract({
  method: 'GET',
  path: '/api/verifikasi/:kode',
  summary: 'Keabsahan registrasi menurut kode di QR (umum, tanpa data pribadi)',
  params: z.object({ kode: z.string().max(40) }),
  fails: [404],
  response: dataAnswer(
    registrasiPublik.extend({
      diperiksa: z.string(),
      pengganti: z.object({ kode_verifikasi: z.string(), no_registration: z.string() }).nullable(),
      /** Last rapid tests of the product, also under earlier permits of the same chain. */
      uji_terakhir: z.array(ujiTerbuka),
    }),
  ),
})
