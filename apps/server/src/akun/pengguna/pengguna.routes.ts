import {
  okkpUserDetail,
  staffNames,
  updateOwnUser,
  userDetail,
  userIndex,
  userIndexOperators,
  userIndexStaff,
} from '@portal/domain/akun/pengguna/pengguna.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { penggunaAdminRoutes } from './pengguna-admin.routes.ts'
import { updateOwn } from './pengguna-change.service.ts'
import {
  listAll,
  listOperators,
  listStaff,
  readNamaPetugas,
  readOkkpAccount,
  readPengguna,
} from './pengguna-read.service.ts'

export function penggunaRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, userDetail, {
    access: 'akun.sendiri',
    // The log-in response contains a uuid, and clients use it to fetch their own account before anything else.
    beforePasswordChange: true,
    handler: async ({ params, caller }) => ok(await readPengguna(platform, caller.actor, params.uuid)),
  })
  route(app, updateOwnUser, {
    access: 'akun.sendiri',
    audit: 'pengguna.profil',
    handler: async ({ body, caller }) => ok(await updateOwn(platform, caller, body), 'Data telah diubah'),
  })
  route(app, userIndex, {
    access: 'akun.petugas.baca',
    handler: async ({ query, caller }) => listAll(platform, caller.actor, query),
  })
  route(app, userIndexOperators, {
    access: 'akun.pelaku-usaha.baca',
    handler: async ({ query }) => listOperators(platform, query),
  })
  route(app, userIndexStaff, {
    access: 'akun.petugas.baca',
    handler: async ({ query, caller }) => ok(await listStaff(platform, caller.actor, query)),
  })
  route(app, staffNames, {
    access: 'akun.petugas.baca',
    handler: async () => ok(await readNamaPetugas(platform)),
  })
  route(app, okkpUserDetail, {
    access: 'akun.kelola',
    handler: async ({ query }) => ok(await readOkkpAccount(platform, query.user_id)),
  })
  penggunaAdminRoutes(app, platform)
}
