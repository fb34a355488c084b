import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Config, publicUrl } from '#platform/config.ts'

export const refreshCookie = { name: 'portal_penyegar', path: '/api/auth' } as const
const { name, path } = refreshCookie

/** The refresh token lives where no script can read it and no other site can send it. */
export function setRefreshCookie(reply: FastifyReply, config: Config, token: string, expires: Date): void {
  reply.setCookie(name, token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl(config).startsWith('https:'),
    path,
    expires,
  })
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path })
}

export function refreshTokenOf(request: FastifyRequest, fromBody: string | undefined): string | undefined {
  return fromBody ?? request.cookies[name]
}

/** Callers without a cookie jar ask for the refresh token in the answer. */
export function wantsTokenInBody(request: FastifyRequest): boolean {
  return request.headers['x-refresh-token'] === 'body'
}
