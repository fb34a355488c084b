import {
  dataAkun,
  kotaId,
  type Pengguna,
  provinsiId,
  regionFault,
} from '@portal/domain/akun/pengguna/pengguna.schema'
import { passwordFault } from '@portal/domain/akun/sesi/sandi'
import { type Role, regionNeeds, roles } from '@portal/domain/platform/roles'
import { z } from 'zod'
import type { Blank } from '#platform/forms/use-zod-form.ts'

/** Source of the first password. `tetap` means that an existing account keeps its password. */
const caraSandi = ['otomatis', 'sendiri', 'tetap'] as const

/**
 * Schema of new and existing accounts. The schema checks region and password even if other fields are empty, so that
 * the form shows all errors at once.
 */
export const formAkun = z
  .object({
    ...dataAkun.shape,
    role: z.enum(roles),
    provinsi_id: provinsiId.nullish(),
    kota_id: kotaId.nullish(),
    cara_sandi: z.enum(caraSandi),
    password: z.string().nullish(),
  })
  .superRefine(
    (value, context) => {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      const region = value.role && regionFault(value.role, value)
      if (region) fault(region.field, region.message)
      if (value.cara_sandi !== 'sendiri') return
      const weak = passwordFault(value.password ?? '', value.username ?? '')
      if (weak) fault('password', weak)
    },
    { when: () => true },
  )

export type FormAkun = z.input<typeof formAkun>
export type IsianAkun = Blank<FormAkun>

export const labelAkun = {
  nama: 'Nama lengkap',
  username: 'Nama pengguna',
  email: 'Surel',
  no_telp: 'No. telepon',
  duduk_lembaga: 'Jabatan dan lembaga',
  alamat: 'Alamat',
  photo: 'Foto',
  role: 'Peran',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  cara_sandi: 'Kata sandi pertama',
  password: 'Kata sandi',
} as const

/** Returns an empty form. If the group has only one role, the form starts with that role. */
export function newIsian(choices: readonly Role[]): IsianAkun {
  return {
    nama: null,
    username: null,
    email: null,
    no_telp: null,
    duduk_lembaga: null,
    alamat: null,
    photo: null,
    role: choices.length === 1 ? (choices[0] ?? null) : null,
    provinsi_id: null,
    kota_id: null,
    cara_sandi: 'otomatis',
    password: null,
  }
}

export function isianOf(akun: Pengguna): IsianAkun {
  const { nama, username, email, no_telp, duduk_lembaga, alamat, photo, role, provinsi_id, kota_id } = akun
  return {
    ...{ nama, username, email, no_telp, duduk_lembaga, alamat, photo, role, provinsi_id, kota_id },
    cara_sandi: 'tetap',
    password: null,
  }
}

export function regionForRole(
  role: Role | null,
  region: { provinsi_id?: number | null | undefined; kota_id?: number | null | undefined },
): { provinsi_id: number | null; kota_id: number | null } {
  const need = role ? regionNeeds[role] : 'tidak ada'
  return {
    provinsi_id: need === 'tidak ada' ? null : (region.provinsi_id ?? null),
    kota_id: need === 'kota' || need === 'provinsi atau kota' ? (region.kota_id ?? null) : null,
  }
}

export function accountOf({ cara_sandi, password, ...account }: FormAkun) {
  return cara_sandi === 'sendiri' ? { ...account, password } : account
}
