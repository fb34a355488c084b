import * as contracts from '@portal/domain/akun/sesi/masuk-oss.contract'
import type { FastifyInstance } from 'fastify'
import type { SessionAnswer } from '#akun/index.ts'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import { requireOss } from '../require-oss.ts'
import type { Kedatangan } from './masuk.service.ts'
import { clearVisitCookie, pendatangOf } from './visit-cookie.ts'

interface MasukParts {
  /** Undefined if OSS is not configured. */
  kedatangan: Kedatangan | undefined
  sessionAnswer: SessionAnswer
}

const perMinute = 60
const publik = { access: 'publik', staleTokenAllowed: true, perMinute } as const

/** Sign-in of a person whom OSS sent: the server checks the token, shows the account, then signs in or ends the visit. */
export function masukRoutes(app: FastifyInstance, { kedatangan, sessionAnswer }: MasukParts): void {
  const oss = () => requireOss(kedatangan)
  route(app, contracts.validateTokenOss, {
    ...publik,
    fromPrimary: true,
    handler: async ({ query, request }) => ok(await oss().check(pendatangOf(request), query.kd_izin)),
  })
  route(app, contracts.pelakuUsahaOss, {
    ...publik,
    fromPrimary: true,
    handler: async ({ query, request }) =>
      ok(await oss().describeVisitor(pendatangOf(request), query.kd_izin)),
  })
  route(app, contracts.signInFromOss, {
    ...publik,
    audit: 'sesi.masuk',
    async handler({ query, caller, request, reply }) {
      const { session, izin } = await oss().signIn(caller, pendatangOf(request), query.kd_izin)
      clearVisitCookie(reply)
      if ('tiket' in session)
        return { success: true as const, totp_required: true as const, ...session, izin }
      return { ...(await sessionAnswer(session, reply)), izin }
    },
  })
  route(app, contracts.declineFromOss, {
    ...publik,
    audit: { none: 'tidak ada yang masuk' },
    async handler({ request, reply }) {
      await oss().cancel(pendatangOf(request))
      clearVisitCookie(reply)
      return done('Anda tidak jadi masuk.')
    },
  })
}
