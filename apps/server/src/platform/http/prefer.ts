import type { Contract } from '@portal/domain/platform/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Checks whether the client prefers 202 and polling to waiting (RFC 7240). */
export function prefersAsync(request: FastifyRequest): boolean {
  return /(^|,)\s*respond-async\s*(;|,|$)/i.test([request.headers.prefer ?? ''].flat().join(','))
}

/** Answers 202. `watch` is the call that reports progress. */
export function acceptAsync(reply: FastifyReply, watch: Contract, uuid: string): void {
  reply
    .code(202)
    .headers({ 'preference-applied': 'respond-async', location: watch.path.replace(':uuid', uuid) })
}
