import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Config, publicUrl } from '#platform/config.ts'
import type { OpenSession, Sessions } from './sesi.service.ts'

export const refreshCookie = { name: 'portal_penyegar', path: '/api/auth' } as const
const { name, path } = refreshCookie

/** Stores the refresh token in a cookie that scripts cannot read and other sites cannot send. */
function setRefreshCookie(reply: FastifyReply, config: Config, token: string, expires: Date): void {
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

/**
 * Builds the answer of every call that opens a session. The body contains the refresh token only if the client asks for
 * it.
 */
export function sessionAnswerOf(config: Config, sessions: Sessions) {
  return async (session: OpenSession, reply: FastifyReply, refreshInBody = false) => {
    setRefreshCookie(reply, config, session.refreshToken, session.berakhir)
    const signedIn = await sessions.signedInAnswer(session)
    return refreshInBody ? { ...signedIn, refresh_token: session.refreshToken } : signedIn
  }
}
export type SessionAnswer = ReturnType<typeof sessionAnswerOf>
