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

/** A company as an account shows it. */
export const perusahaanRingkas = z.object({
  id: z.number(),
  uuid: z.string(),
  nama_perseroan: z.string(),
  alamat_perseroan: z.string().nullable(),
  nib: z.string().nullable(),
})

/** A person of OSS, by the names that OSS uses for them. */
export const rincianOss = z.object({
  nomor_identitas: z.string(),
  nama: z.string(),
  email: z.string().nullable(),
  telp: z.string().nullable(),
  alamat: z.string().nullable(),
  jenis_perseroan: z.string().nullable(),
  data_nib: z.array(z.string()),
})

/** An account on the wire. `foto` repeats `photo` for operators, as the specification names it there. */
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
  /** Both are null unless OSS knows the person. */
  nomor_identitas: z.string().nullable(),
  detail: rincianOss.nullable(),
  status: z.boolean(),
  wajib_ganti_sandi: z.boolean(),
  totp_aktif: z.boolean(),
  terakhir_masuk: z.string().nullable(),
  created: z.string(),
})
export type Pengguna = z.output<typeof pengguna>

/** What anyone may change of the own account; role, region and status are not among them. */
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

/** Official codes as numbers. The pseudo-province 0 belongs to records, never to an account. */
export const provinsiId = z.number().int().min(1, 'Pilih provinsi dari daftar.').max(999)
export const kotaId = z.number().int().min(1, 'Pilih kabupaten/kota dari daftar.').max(999_999)
const wilayahAkun = { provinsi_id: provinsiId.nullish(), kota_id: kotaId.nullish() }

/** The fault of a region that does not fit the role, as field and message. */
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

/** A new account of any back-office role. Without a password a one-time one is made and returned once. */
export const akunBaru = z
  .object({ ...dataAkun.shape, ...wilayahAkun, role: z.enum(roles), password: z.string().max(128).nullish() })
  .superRefine(checkRegion)
export type AkunBaru = z.output<typeof akunBaru>

/** SUPERADMIN's change of any account: `id_user` names it, `status` activates or deactivates. */
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
  role: z.enum(auditorRoles).default('AUDITOR'),
  status: z.boolean(),
})
export const pvtppBaru = z.object({ ...dataAkun.shape, password: z.string().max(128).nullish() })
export const pvtppDiubah = z.object({ ...dataAkun.shape, id_user: z.number().int(), status: z.boolean() })

nameSchemas({ pengguna, perusahaanRingkas, rincianOss })
