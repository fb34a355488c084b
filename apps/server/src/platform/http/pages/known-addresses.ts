import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const isApi = (path: string) => /^\/api(\/|$)/.test(path)
/** Every path outside the API is a page, so only these methods are valid. */
const pageMethods = ['GET', 'HEAD']

function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}/?$`)
}

/** Records all routes registered from now on, to tell a client with a wrong method which methods the path supports. */
export class KnownAddresses {
  readonly #known: { pattern: RegExp; methods: string[] }[] = []

  constructor(app: FastifyInstance) {
    app.addHook('onRoute', ({ url, method }) => {
      if (url !== '/*') this.#known.push({ pattern: patternOf(url), methods: [method].flat() })
    })
  }

  #methodsAt(path: string): string[] {
    const found = this.#known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    return [...new Set(isApi(path) ? found : pageMethods)].sort()
  }

  /** Returns 405 with the supported methods, or 404 if the path is unknown. */
  refuse(request: FastifyRequest, reply: FastifyReply): AppError {
    const methods = this.#methodsAt(request.url.split('?')[0] ?? '')
    if (methods.length === 0 || methods.includes(request.method))
      return new AppError('ALAMAT_TIDAK_DITEMUKAN')
    const allow = methods.join(', ')
    reply.header('allow', allow)
    return new AppError('METODE_DITOLAK', {
      message: `Alamat ini tidak menerima ${request.method}. Yang diterima: ${allow}.`,
    })
  }
}
