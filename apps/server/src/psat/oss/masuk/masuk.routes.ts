import * as contracts from '@portal/domain/akun/sesi/masuk-oss.contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionAnswer } from '#akun/index.ts'
import { publicUrl } from '#platform/config.ts'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { type Kedatangan, requireKedatangan } from './masuk.service.ts'

const visitCookie = 'oss_kunjungan'
const path = '/api/oss'

interface MasukParts {
  kedatangan: Kedatangan | undefined
  sessionAnswer: SessionAnswer
}

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * Returns visit and token of the request. The OSS token is the header `oss-token`. A bearer token counts only if it is
 * not a session of the portal.
 */
function pendatangOf(request: FastifyRequest) {
  const kunjungan = request.cookies[visitCookie]
  const bearer = request.actor ? undefined : headerOf(request, 'authorization')?.match(/^Bearer (.+)$/)?.[1]
  return { kunjungan, token: headerOf(request, 'oss-token') ?? (kunjungan ? undefined : bearer) }
}

export function masukRoutes(app: FastifyInstance, platform: Platform, parts: MasukParts): void {
  const { config } = platform
  const perMinute = 60
  const active = () => requireKedatangan(parts.kedatangan)
  route(app, contracts.setelanOss, {
    access: 'publik',
    handler: async () =>
      ok({
        aktif: parts.kedatangan !== undefined,
        alamat_masuk: parts.kedatangan ? (config.OSS_ENTRY_URL ?? null) : null,
      }),
  })
  route(app, contracts.arriveFromOss, {
    access: 'publik',
    fromPrimary: true,
    staleTokenAllowed: true,
    perMinute,
    async handler({ query, reply }) {
      const { 'access-token': token, kd_izin, id_izin } = query
      // The address contains the tokens, so browsers must neither cache it nor send it as a referrer.
      reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      if (!parts.kedatangan || !token || !kd_izin || !id_izin) return reply.redirect('/psat/expired', 303)
      const kunjungan = await parts.kedatangan.arrive({ token, kd_izin, id_izin })
      reply.setCookie(visitCookie, kunjungan, {
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl(config).startsWith('https:'),
        path,
        maxAge: 900,
      })
      return reply.redirect('/psat/masuk-oss', 303)
    },
  })
  route(app, contracts.validateTokenOss, {
    access: 'publik',
    fromPrimary: true,
    staleTokenAllowed: true,
    perMinute,
    handler: async ({ query, request }) => ok(await active().check(pendatangOf(request), query.kd_izin)),
  })
  route(app, contracts.pelakuUsahaOss, {
    access: 'publik',
    fromPrimary: true,
    staleTokenAllowed: true,
    perMinute,
    handler: async ({ query, request }) =>
      ok(await active().describeVisitor(pendatangOf(request), query.kd_izin)),
  })
  route(app, contracts.signInFromOss, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: 'sesi.masuk',
    perMinute,
    async handler({ query, caller, request, reply }) {
      const { session, izin } = await active().signIn(caller, pendatangOf(request), query.kd_izin)
      reply.clearCookie(visitCookie, { path })
      if ('tiket' in session)
        return { success: true as const, totp_required: true as const, ...session, izin }
      return { ...(await parts.sessionAnswer(session, reply)), izin }
    },
  })
  route(app, contracts.declineFromOss, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: { none: 'tidak ada yang masuk' },
    perMinute,
    async handler({ request, reply }) {
      await active().cancel(pendatangOf(request))
      reply.clearCookie(visitCookie, { path })
      return done('Anda tidak jadi masuk.')
    },
  })
}
