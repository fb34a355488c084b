import * as contracts from '@portal/domain/akun/sesi/sesi.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { OwnSessions } from './sesi-sendiri.service.ts'
import type { Totp } from './totp/totp.service.ts'

/** Routes for the signed-in person's own sessions and authenticator. The password has its own routes. */
export function sesiSendiriRoutes(app: FastifyInstance, sessions: OwnSessions, totp: Totp): void {
  route(app, contracts.currentUser, {
    access: 'akun.sendiri',
    beforePasswordChange: true,
    handler: async ({ caller }) => ok(await sessions.currentUser(caller)),
  })
  route(app, contracts.listSessions, {
    access: 'akun.sendiri',
    handler: async ({ caller }) => ok(await sessions.list(caller)),
  })
  route(app, contracts.endSession, {
    access: 'akun.sendiri',
    audit: 'sesi.akhiri',
    handler: async ({ params, caller }) => {
      await sessions.end(caller, params.id)
      return done('Sesi telah diakhiri')
    },
  })
  route(app, contracts.startTotp, {
    access: 'akun.sendiri',
    audit: { none: 'tercatat saat diaktifkan' },
    perMinute: 10,
    handler: async ({ body, caller }) => ok(await totp.start(caller, body.sandi)),
  })
  route(app, contracts.activateTotp, {
    access: 'akun.sendiri',
    audit: 'akun.totp-aktif',
    perMinute: 10,
    handler: async ({ body, caller }) => {
      await totp.activate(caller, body.kode)
      return done('Autentikator aktif')
    },
  })
  route(app, contracts.removeTotp, {
    access: 'akun.sendiri',
    audit: 'akun.totp-lepas',
    perMinute: 10,
    handler: async ({ body, caller }) => {
      await totp.remove(caller, body.sandi)
      return done('Autentikator telah dilepas')
    },
  })
}
