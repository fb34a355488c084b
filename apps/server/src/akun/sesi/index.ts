import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { captchaRoutes } from './captcha/captcha.routes.ts'
import { createCaptcha } from './captcha/captcha.service.ts'
import { createSignIn } from './masuk.service.ts'
import { sweepTries } from './perlambatan/perlambatan.repository.ts'
import { sessionAnswerOf } from './refresh-cookie.http.ts'
import { createPasswordChange } from './sandi/change-sandi.service.ts'
import { sweepSessions } from './sesi.repository.ts'
import { sesiRoutes } from './sesi.routes.ts'
import { type AccountOf, createSessions } from './sesi.service.ts'
import { sesiSendiriRoutes } from './sesi-sendiri.routes.ts'
import { createOwnSessions } from './sesi-sendiri.service.ts'
import { sweepTokens } from './token-sekali.repository.ts'
import { createTotp } from './totp/totp.service.ts'

const day = 86_400_000

export function sesiModule(platform: Platform, accountOf: AccountOf) {
  const { db, jobs, clock } = platform
  const sessions = createSessions(platform, accountOf)
  const captcha = createCaptcha(platform)
  const totp = createTotp(platform)
  const signIn = createSignIn(platform, { sessions, captcha, totp })
  const passwords = createPasswordChange(platform, { sessions, captcha })
  jobs.every('sapu-sesi', '45 2 * * *', async () => {
    const now = clock().getTime()
    await sweepTokens(db, new Date(now))
    await sweepTries(db, new Date(now - day))
    await sweepSessions(db, new Date(now - 30 * day))
  })
  return {
    authenticate: sessions.authenticate,
    sessions,
    sessionAnswer: sessionAnswerOf(platform.config, sessions),
    routes(app: FastifyInstance): void {
      captchaRoutes(app, platform, captcha)
      sesiRoutes(app, platform, { sessions, signIn, passwords })
      sesiSendiriRoutes(app, createOwnSessions(platform, accountOf), totp)
    },
  }
}
