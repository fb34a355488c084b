import { z } from 'zod'
import {
  optionalFileKey,
  optionalId,
  optionalLines,
  optionalText,
  orNull,
} from '../../platform/record/fields.ts'
import { recordId } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { dokumenOf, statusDokumen, type VarianProfil, varianProfil } from './dokumen.ts'

export const tahunProgram = z
  .int({ error: 'Tulis tahun program dengan empat angka.' })
  .min(2023, { error: 'Program PAS AMAN dimulai pada 2023.' })
  .max(2100, { error: 'Tulis tahun program dengan empat angka.' })

const listDoc = (varian: VarianProfil) => {
  const known = new Set(dokumenOf(varian).map(({ kode }) => kode))
  const item = z.object({
    kode: z.int().refine((kode) => known.has(kode), { error: 'Dokumen ini tidak ada dalam daftar.' }),
    status: z.enum(statusDokumen, { error: 'Pilih Ada, Belum, atau Revisi.' }),
    berkas: optionalFileKey,
    catatan: optionalText(500),
  })
  return z
    .array(item)
    .max(known.size)
    .refine((list) => new Set(list.map(({ kode }) => kode)).size === list.length, {
      error: 'Satu dokumen disebut dua kali.',
    })
    .default([])
}

const rupiah = orNull(z.int().min(0).max(1_000_000_000_000))

/** Profile of one market and year, from the technical team of the city. */
export const profilKotaForm = z.object({
  pasar_id: recordId,
  tahun_program: tahunProgram,
  sk_tim: optionalText(150),
  ketua_tim: optionalText(150),
  anggota_tim: optionalLines(2000),
  sk_ics: optionalText(150),
  anggota_ics: optionalLines(2000),
  jadwal_uji: optionalLines(1000),
  anggaran_apbn: rupiah,
  anggaran_apbd: rupiah,
  catatan: optionalLines(2000),
  list_doc: listDoc('kota'),
})

/** Profile of one province and year, from the coaching team of the province. */
export const profilProvinsiForm = z.object({
  provinsi_id: optionalId('Pilih provinsi.'),
  tahun_program: tahunProgram,
  sk_tim: optionalText(150),
  ketua_tim: optionalText(150),
  anggota_tim: optionalLines(2000),
  rencana_supervisi: optionalLines(2000),
  rekap_capaian: optionalLines(2000),
  anggaran_apbn: rupiah,
  anggaran_apbd: rupiah,
  catatan: optionalLines(2000),
  list_doc: listDoc('provinsi'),
})

/** Minimum number of market officers in the internal control system (ICS). */
export const fewestIcs = 4

const text = z.string().nullable()
const number = z.number().nullable()

export const profil = z.object({
  id: z.number(),
  varian: z.enum(varianProfil),
  /** The field of the variant contains the id; the other field is null. */
  profil_kota_id: number,
  profil_provinsi_id: number,
  pasar_id: number,
  nama_pasar: text,
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: number,
  kota: text,
  tahun_program: z.number(),
  sk_tim: text,
  ketua_tim: text,
  anggota_tim: text,
  sk_ics: text,
  anggota_ics: text,
  jadwal_uji: text,
  rencana_supervisi: text,
  rekap_capaian: text,
  anggaran_apbn: number,
  anggaran_apbd: number,
  catatan: text,
  persentase_total: z.number(),
  total_doc: z.number(),
  total_ada: z.number(),
  updated_at: z.string(),
  versi: z.number(),
})

const dokumen = z.object({
  kode: z.number(),
  nama: z.string(),
  status: z.enum(statusDokumen),
  berkas: text,
  catatan: text,
})

export const profilLengkap = profil.extend({
  list_doc: z.array(dokumen),
  pasar_per_kota: z.array(z.object({ kota_id: z.number(), kota: z.string(), total_pasar: z.number() })),
})

export type ProfilKotaForm = z.output<typeof profilKotaForm>
export type ProfilProvinsiForm = z.output<typeof profilProvinsiForm>
export type Profil = z.output<typeof profil>
export type ProfilLengkap = z.output<typeof profilLengkap>

nameSchemas({ profilPasar: profil, profilPasarLengkap: profilLengkap })
