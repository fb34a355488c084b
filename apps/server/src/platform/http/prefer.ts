import type { Contract } from '@portal/domain/platform/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** RFC 7240: whether the caller would rather get 202 and watch the work than wait for it. */
export function prefersAsync(request: FastifyRequest): boolean {
  return /(^|,)\s*respond-async\s*(;|,|$)/i.test([request.headers.prefer ?? ''].flat().join(','))
}

/** `watch` is the call that tells how far the work has come. */
export function acceptAsync(reply: FastifyReply, watch: Contract, uuid: string): void {
  reply
    .code(202)
    .headers({ 'preference-applied': 'respond-async', location: watch.path.replace(':uuid', uuid) })
}
