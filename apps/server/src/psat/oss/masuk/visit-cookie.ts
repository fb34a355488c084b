import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pendatang } from './masuk.service.ts'

const name = 'oss_kunjungan'
const path = '/api/oss'

/** Remembers the visit in the browser for as long as the server keeps it. */
export function setVisitCookie(
  reply: FastifyReply,
  kunjungan: string,
  { secure, maxAge }: { secure: boolean; maxAge: number },
): void {
  reply.setCookie(name, kunjungan, { httpOnly: true, sameSite: 'lax', secure, path, maxAge })
}

export function clearVisitCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path })
}

const headerOf = (request: FastifyRequest, header: string) => {
  const value = request.headers[header]
  return typeof value === 'string' ? value : undefined
}

/**
 * Returns the visit in the cookie and the OSS token in the header `oss-token`. A bearer token counts as OSS token only
 * without a visit, and only if it is not a session of the portal.
 */
export function pendatangOf(request: FastifyRequest): Pendatang {
  const kunjungan = request.cookies[name]
  const bearer = request.actor ? undefined : headerOf(request, 'authorization')?.match(/^Bearer (.+)$/)?.[1]
  return { kunjungan, token: headerOf(request, 'oss-token') ?? (kunjungan ? undefined : bearer) }
}
