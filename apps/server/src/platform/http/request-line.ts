import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, publicUrl } from '#platform/config.ts'

/** Parses the absolute form `GET http://host/path` that clients send to proxies. */
function absoluteUrl(url: string): URL | undefined {
  return url.startsWith('/') || !URL.canParse(url) ? undefined : new URL(url)
}

/**
 * Returns the URL for the router: the path of an absolute URL, with a broken percent sequence escaped. Otherwise the
 * router would answer in English, without headers, rate limit and log.
 */
export function routableUrl(url: string): string {
  const absolute = absoluteUrl(url)
  const relative = absolute ? absolute.pathname + absolute.search : url
  const path = relative.split(/[?#]/, 1)[0] ?? ''
  try {
    decodeURIComponent(path)
    return relative
  } catch {
    return path.replaceAll('%', '%25') + relative.slice(path.length)
  }
}

const hostHeaders = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

const isEncoded = ({ headers }: FastifyRequest) => {
  const encoding = headers['content-encoding']
  return encoding !== undefined && encoding !== '' && encoding.toLowerCase() !== 'identity'
}

/** Refuses requests that a proxy and the portal could interpret differently, and compressed bodies. */
export function refuseOddRequests(app: FastifyInstance, config: Config): void {
  const ownHost = new URL(publicUrl(config)).host
  app.addHook('onRequest', (request, reply, done) => {
    const odd = () => {
      if (hostHeaders(request) > 1)
        return new AppError('PERMINTAAN_RUSAK', { message: 'Permintaan menyebut lebih dari satu Host.' })
      const absolute = absoluteUrl(request.originalUrl)
      if (absolute && absolute.host !== ownHost) return new AppError('ALAMAT_LAIN')
      return isEncoded(request) ? new AppError('ISI_TERKOMPRESI') : undefined
    }
    const refused = odd()
    // The body stays unread, so the connection cannot carry another request.
    if (refused) reply.header('connection', 'close')
    done(refused)
  })
}
