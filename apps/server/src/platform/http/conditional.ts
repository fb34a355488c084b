import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Adds HEAD to every GET route, with the same headers. */
export function methodsOf<M extends string>(method: M): (M | 'HEAD')[] {
  return method === 'GET' ? [method, 'HEAD'] : [method]
}

export const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD'

/** Compares weakly: the same content in another encoding counts as equal (RFC 9110, 8.8.3.2). */
function names(list: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return list.trim() === '*' || list.split(',').some((tag) => plain(tag) === plain(etag))
}

/** Checks whether the client already has this content. ETags take precedence over times. */
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

/** Answers conditional requests (ETag, Last-Modified) and HEAD for all routes. */
export function answerConditionally(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isRead(request)) return done(null, payload)
    const tagged = request.routeOptions.config.tagged === true && reply.statusCode === 200
    // Default for tagged responses: only the client may cache them, and it must revalidate.
    if (tagged && reply.getHeader('cache-control') === 'no-store')
      reply.header('cache-control', 'private, no-cache')
    // Last-Modified has a resolution of seconds. The ETag distinguishes two changes within one second.
    const wanted = tagged || reply.hasHeader('last-modified')
    if (wanted && !reply.hasHeader('etag') && typeof payload === 'string')
      reply.header('etag', `W/"${createHash('sha256').update(payload).digest('base64url')}"`)
    if ((reply.statusCode === 200 || reply.statusCode === 206) && isFresh(request, reply)) {
      for (const name of ofContent) reply.removeHeader(name)
      reply.code(304)
      return done(null, drop(payload))
    }
    // Node.js measures text and drops it for HEAD. A stream would be read for nothing, possibly without end, so an
    // empty stream with the same headers replaces it.
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return done(null, payload)
    drop(payload)
    done(null, Readable.from([]))
  })
}
