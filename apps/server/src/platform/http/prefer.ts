import type { FastifyReply, FastifyRequest } from 'fastify'

/** RFC 7240: whether the caller would rather get 202 and watch the work than wait for it. */
export function prefersAsync(request: FastifyRequest): boolean {
  return /(^|,)\s*respond-async\s*(;|,|$)/i.test([request.headers.prefer ?? ''].flat().join(','))
}

export function acceptAsync(reply: FastifyReply): void {
  reply.code(202).header('preference-applied', 'respond-async')
}
