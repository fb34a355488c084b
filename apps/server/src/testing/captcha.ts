import type { Challenge } from 'altcha-lib'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { issueToken } from '../akun/sesi/token-sekali.repository.ts'
import { solvedCaptcha } from './solve-captcha.ts'

export async function solveCaptcha(app: FastifyInstance): Promise<string> {
  return solvedCaptcha((await app.inject({ method: 'GET', url: '/api/captcha/challenge' })).json<Challenge>())
}

/** Issues a captcha token that log-in accepts, without the proof of work. */
export function captchaToken({ db }: Pick<Platform, 'db'>): Promise<string> {
  return db
    .transaction()
    .execute((trx) => issueToken(trx, { guna: 'captcha', berakhir: new Date(Date.now() + 60_000) }))
}
