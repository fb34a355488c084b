import {
  createUser,
  deleteStaff,
  deleteUser,
  editAuditor,
  editPvtpp,
  editUser,
  okkpUserDelete,
  registerAuditor,
  registerPvtpp,
} from '@portal/domain/akun/pengguna/pengguna.contract'
import { auditorRoles, type Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import type { CallBody } from '@portal/domain/platform/contract'
import { backOfficeRoles, type Role } from '@portal/domain/platform/roles'
import { call } from '#platform/api/client.ts'

export type AkunBaru = CallBody<typeof createUser>
export type AkunDiubah = CallBody<typeof editUser>
type Created = { data: Pengguna & { newPassword?: string | undefined } }

/** A group of accounts that one screen manages, with its texts, addresses and calls. */
export interface KelompokAkun {
  /** Key under which the browser stores the last list view and the draft of a new account. */
  name: string
  home: string
  homeTitle: string
  addPath: string
  pathOf: (uuid: string) => string
  /** Lower-case noun for use inside a sentence: "Tambah auditor". */
  noun: string
  roles: readonly Role[]
  crumbs: readonly { label: string; to?: string }[]
  create: (account: AkunBaru) => Promise<Created>
  edit: (account: AkunDiubah) => Promise<unknown>
  remove: (account: Pengguna) => Promise<unknown>
}

export const semuaAkun: KelompokAkun = {
  name: 'akun',
  home: '/admin/settings',
  homeTitle: 'Kelola Semua Akun',
  addPath: '/admin/user/add',
  pathOf: (uuid) => `/admin/user/${uuid}`,
  noun: 'akun',
  roles: backOfficeRoles,
  crumbs: [{ label: 'Admin Center', to: '/admin' }],
  create: (body) => call(createUser, { body }),
  edit: (body) => call(editUser, { body }),
  remove: ({ uuid }) => call(deleteUser, { params: { uuid } }),
}

const psatMaster = [{ label: 'Perizinan PSAT', to: '/psat/admin' }, { label: 'Master data' }]

export const akunAuditor: KelompokAkun = {
  name: 'auditor',
  home: '/psat/admin/data/auditor',
  homeTitle: 'Auditor',
  addPath: '/psat/admin/data/auditor/add',
  pathOf: (uuid) => `/psat/admin/data/auditor/${uuid}`,
  noun: 'auditor',
  roles: auditorRoles,
  crumbs: psatMaster,
  create: (body) => call(registerAuditor, { body: { ...body, role: auditorRole(body.role) } }),
  edit: (body) => call(editAuditor, { body: { ...body, role: auditorRole(body.role) } }),
  // The call uses AUDITOR for both auditor roles.
  remove: ({ id }) => call(deleteStaff, { query: { user: id, role: 'AUDITOR' } }),
}

export const akunPvtpp: KelompokAkun = {
  name: 'pvtpp',
  home: '/psat/admin/data/pvtpp',
  homeTitle: 'PVTPP',
  addPath: '/psat/admin/data/pvtpp/add',
  pathOf: (uuid) => `/psat/admin/data/pvtpp/${uuid}`,
  noun: 'anggota PVTPP',
  roles: ['PVTPP'],
  crumbs: psatMaster,
  create: (body) => call(registerPvtpp, { body }),
  edit: (body) => call(editPvtpp, { body }),
  remove: ({ id }) => call(deleteStaff, { query: { user: id, role: 'PVTPP' } }),
}

export const akunOkkp: KelompokAkun = {
  name: 'okkp',
  home: '/okkp/admin/data/user',
  homeTitle: 'Pengaturan Akun',
  addPath: '/okkp/admin/data/user/add',
  pathOf: (uuid) => `/okkp/admin/data/user/${uuid}`,
  noun: 'akun OKKP',
  roles: ['OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA', 'OKKP_ADMIN_UJILAB', 'OKPO_ADMIN'],
  crumbs: [{ label: 'OKKP', to: '/okkp/admin' }],
  create: (body) => call(createUser, { body }),
  edit: (body) => call(editUser, { body }),
  remove: ({ id, role }) => call(okkpUserDelete, { query: { user_id: id, role } }),
}

function auditorRole(role: Role): (typeof auditorRoles)[number] {
  return role === 'LEAD_AUDITOR' ? role : 'AUDITOR'
}
