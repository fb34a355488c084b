import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer, listAnswer } from '../../platform/contract.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { roles } from '../../platform/roles.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import {
  akunBaru,
  akunDiubah,
  auditorBaru,
  auditorDiubah,
  pengguna,
  profilSendiri,
  pvtppBaru,
  pvtppDiubah,
} from './pengguna.schema.ts'

const staffRoles = z.enum(roles).exclude(['PELAKU_USAHA']).options
const region = z.coerce.number().int().min(1).max(999_999).optional()
const longList = z.coerce.number().int().min(1).max(1000).default(1000)
/** The specification allows `all`, one id, or a list in brackets such as `[1,2]`. */
export const userFilter = z
  .string()
  .max(2000)
  .regex(/^(all|\d{1,15}|\[\s*(\d{1,15}\s*(,\s*\d{1,15}\s*)*)?\])$/, 'Tulis all, satu id, atau [id,id].')
  .optional()

/** Returns the ids of a `user` filter, or undefined for all users. */
export function idsOfUserFilter(filter: string | undefined): number[] | undefined {
  if (filter === undefined || filter === 'all') return undefined
  return (filter.match(/\d+/g) ?? []).map(Number)
}

/**
 * The stored account and its one-time password, if the server generated one. The server returns the password only once.
 */
const created = dataAnswer(z.object({ ...pengguna.shape, newPassword: z.string().optional() }))
const changed = dataAnswer(pengguna)

export const userDetail = defineContract({
  method: 'GET',
  path: '/api/user/detail/:uuid',
  summary: 'Rincian akun: milik sendiri, atau akun mana pun bagi SUPERADMIN',
  params: z.object({ uuid: z.uuid() }),
  response: dataAnswer(pengguna),
})
export const userIndex = defineContract({
  method: 'GET',
  path: '/api/user/index',
  summary: 'Semua akun; bagi sekretariat dan koordinator auditor, lead auditor, dan PVTPP',
  query: z.object({
    limit: longList,
    page: pageQuery.page,
    role: z.enum(roles).optional(),
    search: z.string().trim().max(200).optional(),
    provinsi_id: region,
    kota_id: region,
    status: z.stringbool().optional(),
    pernah_masuk: z.stringbool().optional(),
    sort: z
      .enum(['nama', '-nama', 'username', '-username', 'role', '-role', 'terakhir_masuk', '-terakhir_masuk'])
      .optional(),
  }),
  response: listAnswer(pengguna),
})
export const userIndexOperators = defineContract({
  method: 'GET',
  path: '/api/user/index/pelaku_usaha',
  summary: 'Akun pelaku usaha',
  query: z.object({
    user: userFilter,
    page: pageQuery.page,
    limit: longList,
    search: z.string().trim().max(200).optional(),
  }),
  response: listAnswer(pengguna),
})
export const userIndexStaff = defineContract({
  method: 'GET',
  path: '/api/user/index/sekretariat',
  summary: 'Akun petugas menurut peran; role=list (tim PSAT) atau list-okkp (admin OKKP)',
  query: z.object({
    user: userFilter,
    role: z.enum([...staffRoles, 'list', 'list-okkp']).optional(),
  }),
  response: dataAnswer(z.array(pengguna)),
})
export const staffNames = defineContract({
  method: 'GET',
  path: '/api/user/nama-petugas',
  summary: 'Nama petugas perizinan menurut peran, untuk memilih berkas menurut yang menanganinya',
  response: dataAnswer(z.array(z.object({ id: z.number(), nama: z.string(), role: z.enum(roles) }))),
})
export const registerAuditor = defineContract({
  method: 'POST',
  path: '/api/user/register/auditor',
  summary: 'Tambah auditor atau lead auditor',
  body: auditorBaru,
  response: created,
})
export const registerPvtpp = defineContract({
  method: 'POST',
  path: '/api/user/register/pvtpp',
  summary: 'Tambah anggota komisi teknis',
  body: pvtppBaru,
  response: created,
})
export const createUser = defineContract({
  method: 'POST',
  path: '/api/user/create',
  summary: 'Tambah akun dengan peran apa pun selain PELAKU_USAHA',
  body: akunBaru,
  response: created,
})
export const editAuditor = defineContract({
  method: 'PUT',
  path: '/api/user/edit/auditor',
  summary: 'Ubah auditor',
  body: auditorDiubah,
  response: changed,
})
export const editPvtpp = defineContract({
  method: 'PUT',
  path: '/api/user/edit/pvtpp',
  summary: 'Ubah anggota komisi teknis',
  body: pvtppDiubah,
  response: changed,
})
export const editUser = defineContract({
  method: 'PUT',
  path: '/api/user/edit/superadmin',
  summary: 'Ubah akun mana pun, termasuk peran, wilayah, dan status',
  body: akunDiubah,
  response: changed,
})
export const setUserStatus = defineContract({
  method: 'PUT',
  path: '/api/user/status',
  summary: 'Aktifkan atau nonaktifkan akun',
  body: z.object({ uuid: z.uuid(), status: z.boolean() }),
  response: changed,
})
export const updateOwnUser = defineContract({
  method: 'PUT',
  path: '/api/user/update',
  summary: 'Ubah data akun sendiri',
  body: profilSendiri,
  response: changed,
})
export const resetPassword = defineContract({
  method: 'PUT',
  path: '/api/user/resetPassword',
  summary: 'Beri kata sandi sekali pakai; semua sesi akun itu berakhir',
  query: z.object({ uuid: z.uuid() }),
  response: dataAnswer(z.object({ newPassword: z.string() })),
})
export const deleteUser = defineContract({
  method: 'DELETE',
  path: '/api/user/delete/:uuid',
  summary: 'Hapus akun (riwayat tetap menyebutnya)',
  params: z.object({ uuid: z.uuid() }),
  response: emptyAnswer,
})
export const deleteStaff = defineContract({
  method: 'DELETE',
  path: '/api/user/delete/sekretariat',
  summary: 'Hapus auditor atau anggota komisi teknis',
  query: z.object({ user: z.coerce.number().int(), role: z.enum(['PVTPP', 'AUDITOR']) }),
  response: emptyAnswer,
})
export const okkpUserDetail = defineContract({
  method: 'GET',
  path: '/api/okkp/users/detail',
  summary: 'Rincian akun OKKP',
  query: z.object({ user_id: z.coerce.number().int() }),
  response: dataAnswer(pengguna),
})
export const okkpUserDelete = defineContract({
  method: 'DELETE',
  path: '/api/okkp/users/delete',
  summary: 'Hapus akun OKKP',
  query: z.object({ user_id: z.coerce.number().int(), role: z.enum(roles).optional() }),
  response: emptyAnswer,
})

nameSchemas({ akunTersimpan: created })
