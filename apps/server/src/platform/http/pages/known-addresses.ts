import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const isApi = (path: string) => /^\/api(\/|$)/.test(path)
/** Every address outside the API is a page, so that only its methods can be wrong. */
const pageMethods = ['GET', 'HEAD']

function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}/?$`)
}

/** Remembers what is registered from here on: a request that found no route is told which methods its address has. */
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

  /** 405 with the methods that would do, 404 where there are none. */
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
