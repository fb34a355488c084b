import * as contracts from '@portal/domain/akun/sesi/sesi.contract'
import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'
import { done } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { SignIn } from './masuk.service.ts'
import { clearRefreshCookie, refreshTokenOf, sessionAnswerOf } from './refresh-cookie.http.ts'
import type { PasswordChange } from './sandi/change-sandi.service.ts'
import type { Sessions } from './sesi.service.ts'

export interface SessionParts {
  sessions: Sessions
  signIn: SignIn
  passwords: PasswordChange
}

export function sesiRoutes(app: FastifyInstance, { config }: Platform, parts: SessionParts): void {
  const { sessions, signIn, passwords } = parts
  // A whole office may share one IP address. The per-account delay limits password guessing in addition.
  const perMinute = 60

  const answer = sessionAnswerOf(config, sessions)

  for (const contract of [contracts.login, contracts.userLogin]) {
    route(app, contract, {
      access: 'publik',
      staleTokenAllowed: true,
      audit: 'sesi.masuk',
      perMinute,
      handler: async ({ body, caller, reply }) => {
        const outcome = await signIn.login(caller, body)
        if ('tiket' in outcome)
          return { success: true as const, totp_required: true as const, tiket: outcome.tiket }
        return answer(outcome, reply, body.refresh_in_body)
      },
    })
  }
  route(app, contracts.loginTotp, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: 'sesi.masuk',
    perMinute,
    handler: async ({ body, caller, reply }) =>
      answer(await signIn.loginTotp(caller, body.tiket, body.kode), reply, body.refresh_in_body),
  })
  route(app, contracts.refresh, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: { none: 'hanya memutar token' },
    handler: async ({ body, request, reply }) => {
      const fromBody = body?.refresh_token
      const token = refreshTokenOf(request, fromBody)
      if (!token) throw new AppError('SESI_BERAKHIR')
      try {
        return await answer(await sessions.refresh(token), reply, fromBody !== undefined)
      } catch (error) {
        if (error instanceof AppError && error.code === 'SESI_BERAKHIR') clearRefreshCookie(reply)
        throw error
      }
    },
  })
  route(app, contracts.logout, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: { none: 'akhir sesi tercatat pada sesinya' },
    handler: async ({ caller, request, reply }) => {
      const token = refreshTokenOf(request, undefined)
      if (token) await sessions.endByRefreshToken(token)
      if (caller.actor) await sessions.end(caller.actor.sesi_id)
      clearRefreshCookie(reply)
      return done('Anda telah keluar')
    },
  })
  route(app, contracts.changePassword, {
    access: 'akun.sandi',
    audit: 'akun.ganti-sandi',
    beforePasswordChange: true,
    perMinute,
    handler: async ({ body, caller, reply }) => {
      const session = await passwords.change(caller, body.sandi_lama, body.sandi_baru)
      return answer(session, reply, body.refresh_in_body)
    },
  })
  route(app, contracts.forgotPassword, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: 'akun.lupa-sandi',
    perMinute,
    handler: async ({ body, caller }) => {
      await passwords.requestLink(caller, body.username, body.captchaToken)
      return done('Bila akun itu ada dan memiliki surel, tautan untuk membuat kata sandi baru telah dikirim.')
    },
  })
  route(app, contracts.setPassword, {
    access: 'publik',
    staleTokenAllowed: true,
    audit: 'akun.atur-sandi',
    perMinute,
    handler: async ({ body, caller }) => {
      await passwords.setByLink(caller, body.token, body.sandi_baru)
      return done('Kata sandi telah disimpan. Silakan masuk.')
    },
  })
}
