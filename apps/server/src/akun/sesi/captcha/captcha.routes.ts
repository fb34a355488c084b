import * as contracts from '@portal/domain/akun/sesi/sesi.contract'
import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { Captcha } from './captcha.service.ts'

export function captchaRoutes(app: FastifyInstance, { config }: Platform, captcha: Captcha): void {
  const perMinute = 120
  route(app, contracts.captchaConfig, {
    access: 'publik',
    handler: async () => ok({ provider: config.CAPTCHA_PROVIDER, siteKey: config.CAPTCHA_SITE_KEY ?? null }),
  })
  route(app, contracts.captchaChallenge, {
    access: 'publik',
    perMinute,
    sharedLimit: true,
    handler: async () => {
      if (config.CAPTCHA_PROVIDER !== 'altcha') throw new AppError('TIDAK_DITEMUKAN')
      return { ...(await captcha.challenge()) }
    },
  })
  route(app, contracts.verifyCaptcha, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: { none: 'bukti captcha, bukan data' },
    perMinute,
    handler: async ({ body, caller }) => ok({ captchaToken: await captcha.exchange(body.token, caller.ip) }),
  })
}
