import { z } from 'zod'
import { surelTambahan, telepon } from '../../platform/forms/kontak.ts'
import { type RegionNeed, type Role, regionNeeds, roles } from '../../platform/roles.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => (text === '' ? null : text))
    .nullish()

export const username = z
  .string()
  .trim()
  .min(3)
  .max(60)
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._@-]*$/,
    'Pakai huruf, angka, titik, garis bawah, tanda hubung, atau @; tanpa spasi.',
  )

export const perusahaanRingkas = z.object({
  id: z.number(),
  uuid: z.string(),
  nama_perseroan: z.string(),
  alamat_perseroan: z.string().nullable(),
  nib: z.string().nullable(),
})

/** A person with the field names of OSS. */
export const rincianOss = z.object({
  nomor_identitas: z.string(),
  nama: z.string(),
  email: z.string().nullable(),
  telp: z.string().nullable(),
  alamat: z.string().nullable(),
  jenis_perseroan: z.string().nullable(),
  data_nib: z.array(z.string()),
})

/**
 * An account as the API returns it. The specification calls the photo `foto` for operators, so `foto` repeats `photo`.
 */
export const pengguna = z.object({
  id: z.number(),
  uuid: z.string(),
  username: z.string(),
  nama: z.string(),
  role: z.enum(roles),
  email: z.string().nullable(),
  no_telp: z.string().nullable(),
  duduk_lembaga: z.string().nullable(),
  alamat: z.string().nullable(),
  photo: z.string().nullable(),
  foto: z.string().nullable(),
  provinsi_id: z.number().nullable(),
  provinsi: z.string().nullable(),
  kota_id: z.number().nullable(),
  kota: z.string().nullable(),
  perusahaan: perusahaanRingkas.nullable(),
  /** Both fields are null unless the person comes from OSS. */
  nomor_identitas: z.string().nullable(),
  detail: rincianOss.nullable(),
  status: z.boolean(),
  wajib_ganti_sandi: z.boolean(),
  totp_aktif: z.boolean(),
  terakhir_masuk: z.string().nullable(),
  created: z.string(),
})
export type Pengguna = z.output<typeof pengguna>

/** Fields that people may change in their own account. Role, region and status are excluded. */
export const profilSendiri = z.strictObject({
  nama: z.string().trim().min(3).max(150),
  email: surelTambahan,
  no_telp: telepon(),
  duduk_lembaga: optionalText(200),
  alamat: optionalText(500),
  photo: z.string().max(200).nullish(),
})

export const dataAkun = z.object({
  ...profilSendiri.shape,
  username,
})

/** Official region codes as numbers. Records may use the pseudo-province 0, but accounts may not. */
export const provinsiId = z.number().int().min(1, 'Pilih provinsi dari daftar.').max(999)
export const kotaId = z.number().int().min(1, 'Pilih kabupaten/kota dari daftar.').max(999_999)
const wilayahAkun = { provinsi_id: provinsiId.nullish(), kota_id: kotaId.nullish() }

export function regionFault(
  role: Role,
  region: { provinsi_id?: number | null | undefined; kota_id?: number | null | undefined },
): { field: 'provinsi_id' | 'kota_id'; message: string } | undefined {
  const need: RegionNeed = regionNeeds[role]
  if (need === 'tidak ada') {
    if (region.provinsi_id != null || region.kota_id != null) {
      return { field: 'provinsi_id', message: 'Peran ini tidak terikat wilayah. Kosongkan wilayahnya.' }
    }
    return undefined
  }
  if (region.provinsi_id == null) return { field: 'provinsi_id', message: 'Pilih provinsi untuk peran ini.' }
  if (need === 'kota' && region.kota_id == null) {
    return { field: 'kota_id', message: 'Pilih kabupaten/kota untuk peran ini.' }
  }
  if (need === 'provinsi' && region.kota_id != null) {
    return { field: 'kota_id', message: 'Peran ini meliputi satu provinsi. Kosongkan kabupaten/kota.' }
  }
  return undefined
}

function checkRegion(
  value: { role: Role; provinsi_id?: number | null | undefined; kota_id?: number | null | undefined },
  context: z.RefinementCtx,
): void {
  const fault = regionFault(value.role, value)
  if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message })
}

/** A new staff account. Without a password the server generates a one-time password and returns it once. */
export const akunBaru = z
  .object({ ...dataAkun.shape, ...wilayahAkun, role: z.enum(roles), password: z.string().max(128).nullish() })
  .superRefine(checkRegion)
export type AkunBaru = z.output<typeof akunBaru>

/** A change of any account by SUPERADMIN. `id_user` selects the account; `status` activates or deactivates it. */
export const akunDiubah = z
  .object({
    ...dataAkun.shape,
    ...wilayahAkun,
    id_user: z.number().int(),
    role: z.enum(roles),
    status: z.boolean(),
  })
  .superRefine(checkRegion)
export type AkunDiubah = z.output<typeof akunDiubah>

export const auditorRoles = ['AUDITOR', 'LEAD_AUDITOR'] as const

export const auditorBaru = z.object({
  ...dataAkun.shape,
  role: z.enum(auditorRoles).default('AUDITOR'),
  password: z.string().max(128).nullish(),
})
export const auditorDiubah = z.object({
  ...dataAkun.shape,
  id_user: z.number().int(),
  /** Without a role the account keeps its own. */
  role: z.enum(auditorRoles).optional(),
  status: z.boolean(),
})
export const pvtppBaru = z.object({ ...dataAkun.shape, password: z.string().max(128).nullish() })
export const pvtppDiubah = z.object({ ...dataAkun.shape, id_user: z.number().int(), status: z.boolean() })

nameSchemas({ pengguna, perusahaanRingkas, rincianOss })
