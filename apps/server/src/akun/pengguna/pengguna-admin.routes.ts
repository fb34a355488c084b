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
  resetPassword,
  setUserStatus,
} from '@portal/domain/akun/pengguna/pengguna.contract'
import { auditorRoles } from '@portal/domain/akun/pengguna/pengguna.schema'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { editAkun, setStatus } from './pengguna-change.service.ts'
import { removeAkun, resetSandi } from './pengguna-end.service.ts'
import { createAkun } from './pengguna-new.service.ts'
import { okkpAccountRoles } from './role-groups.ts'

const access = 'akun.kelola'
const added = 'Data telah ditambahkan'
const changed = 'Data telah diubah'
const removed = 'Data telah dihapus'

export function penggunaAdminRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, registerAuditor, {
    access,
    audit: 'pengguna.tambah',
    handler: async ({ body, caller }) => ok(await createAkun(platform, caller, body), added),
  })
  route(app, registerPvtpp, {
    access,
    audit: 'pengguna.tambah',
    handler: async ({ body, caller }) =>
      ok(await createAkun(platform, caller, { ...body, role: 'PVTPP' }), added),
  })
  route(app, createUser, {
    access,
    audit: 'pengguna.tambah',
    handler: async ({ body, caller }) => ok(await createAkun(platform, caller, body), added),
  })
  route(app, editAuditor, {
    access,
    audit: 'pengguna.ubah',
    handler: async ({ body, caller }) => ok(await editAkun(platform, caller, body, auditorRoles), changed),
  })
  route(app, editPvtpp, {
    access,
    audit: 'pengguna.ubah',
    handler: async ({ body, caller }) =>
      ok(await editAkun(platform, caller, { ...body, role: 'PVTPP' }, ['PVTPP']), changed),
  })
  route(app, editUser, {
    access,
    audit: 'pengguna.ubah',
    handler: async ({ body, caller }) => ok(await editAkun(platform, caller, body), changed),
  })
  route(app, setUserStatus, {
    access,
    audit: 'pengguna.status',
    handler: async ({ body, caller }) =>
      ok(await setStatus(platform, caller, body.uuid, body.status), changed),
  })
  route(app, resetPassword, {
    access,
    audit: 'pengguna.reset-sandi',
    handler: async ({ query, caller }) => ok({ newPassword: await resetSandi(platform, caller, query.uuid) }),
  })
  route(app, deleteStaff, {
    access,
    audit: 'pengguna.hapus',
    handler: async ({ query, caller }) => {
      const only = query.role === 'AUDITOR' ? auditorRoles : (['PVTPP'] as const)
      await removeAkun(platform, caller, { id: query.user }, only)
      return done(removed)
    },
  })
  route(app, deleteUser, {
    access,
    audit: 'pengguna.hapus',
    handler: async ({ params, caller }) => {
      await removeAkun(platform, caller, { uuid: params.uuid })
      return done(removed)
    },
  })
  route(app, okkpUserDelete, {
    access,
    audit: 'pengguna.hapus',
    handler: async ({ query, caller }) => {
      const only = okkpAccountRoles.filter((role) => !query.role || role === query.role)
      await removeAkun(platform, caller, { id: query.user_id }, only)
      return done(removed)
    },
  })
}
