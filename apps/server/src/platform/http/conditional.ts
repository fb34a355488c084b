import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A route that can be read is also answered to HEAD, with the headers of its GET. */
export function methodsOf<M extends string>(method: M): (M | 'HEAD')[] {
  return method === 'GET' ? [method, 'HEAD'] : [method]
}

export const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD'

/** Weak comparison: the same content in another encoding is the same content (RFC 9110, 8.8.3.2). */
function names(list: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return list.trim() === '*' || list.split(',').some((tag) => plain(tag) === plain(etag))
}

/** Whether the caller holds already what the headers of this answer describe; tags go before times. */
function isFresh({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag')
  const known = headers['if-none-match']
  if (known !== undefined) return typeof etag === 'string' && names(known, etag)
  const modified = Date.parse(String(reply.getHeader('last-modified')))
  return modified <= Date.parse(headers['if-modified-since'] ?? '')
}

const ofContent = ['content-type', 'content-length', 'content-range', 'content-disposition']

function drop(payload: unknown): null {
  if (payload instanceof Readable) payload.on('error', () => undefined).destroy()
  return null
}

/** Keeps what ETag and Last-Modified promise, and sends no content to HEAD, for every route alike. */
export function answerConditionally(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isRead(request)) return done(null, payload)
    const tagged = request.routeOptions.config.tagged === true && reply.statusCode === 200
    // Unless the route says otherwise: kept by nobody but who asked, and never used without asking whether it still holds.
    if (tagged && reply.getHeader('cache-control') === 'no-store')
      reply.header('cache-control', 'private, no-cache')
    // A time has seconds only; the tag tells two changes in one of them apart.
    const wanted = tagged || reply.hasHeader('last-modified')
    if (wanted && !reply.hasHeader('etag') && typeof payload === 'string')
      reply.header('etag', `W/"${createHash('sha256').update(payload).digest('base64url')}"`)
    if ((reply.statusCode === 200 || reply.statusCode === 206) && isFresh(request, reply)) {
      for (const name of ofContent) reply.removeHeader(name)
      reply.code(304)
      return done(null, drop(payload))
    }
    // Text is left to the server, which measures it. A stream would be read to its end for nobody, if it has one; an empty one in
    // its place gets the same headers.
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return done(null, payload)
    drop(payload)
    done(null, Readable.from([]))
  })
}
