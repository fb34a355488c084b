import { arriveFromOss } from '@portal/domain/akun/sesi/masuk-oss.contract'
import type { FastifyInstance } from 'fastify'
import { publicUrl } from '#platform/config.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { type Kedatangan, visitMinutes } from './masuk.service.ts'
import { setVisitCookie } from './visit-cookie.ts'

/** Address to which OSS sends the browser. The answer stores a visit and redirects to the page that asks to sign in. */
export function arriveRoutes(
  app: FastifyInstance,
  { config }: Platform,
  kedatangan: Kedatangan | undefined,
): void {
  route(app, arriveFromOss, {
    access: 'publik',
    fromPrimary: true,
    staleTokenAllowed: true,
    perMinute: 60,
    async handler({ query, reply }) {
      const { 'access-token': token, kd_izin, id_izin } = query
      // The address contains the tokens, so browsers must neither cache it nor send it as a referrer.
      reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      if (!kedatangan || !token || !kd_izin || !id_izin) return reply.redirect('/psat/expired', 303)
      setVisitCookie(reply, await kedatangan.arrive({ token, kd_izin, id_izin }), {
        secure: publicUrl(config).startsWith('https:'),
        maxAge: visitMinutes * 60,
      })
      return reply.redirect('/psat/masuk-oss', 303)
    },
  })
}
