import { AppError } from '@portal/domain/platform/errors'
import type { Access } from '@portal/domain/platform/permissions'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Actor, Authenticate } from '#platform/actor.ts'
import { hasPermission, type Portal } from '#platform/portal.ts'

/** Prefixes of plugins that register their own routes. These routes serve only public, static content. */
const publicPluginPrefixes = ['/api/docs']

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const isOfPlugin = (url: string) =>
  publicPluginPrefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`))

/** Stops the start if a route declares no access, or if a write declares no audit event. */
function checkRoute({ permissions }: Portal, options: RouteOptions): void {
  if (isOfPlugin(options.url)) {
    options.config = { ...options.config, access: 'publik' }
    return
  }
  const access: Access | undefined = options.config?.access
  const name = `${options.method} ${options.url}`
  if (!access) throw new Error(`Route ${name} declares no access`)
  if (access !== 'publik' && !Object.hasOwn(permissions, access)) {
    throw new Error(`Route ${name} names an unknown permission: ${access}`)
  }
  const methods = [options.method].flat()
  if (methods.some((method) => writes.has(method)) && !options.config?.audit) {
    throw new Error(`Route ${name} writes but declares no audit event`)
  }
}

function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7) : undefined
}

function checkActor(portal: Portal, request: FastifyRequest, actor: Actor): void {
  const { access, beforePasswordChange } = request.routeOptions.config
  const claimed = request.headers.role
  if (claimed !== undefined && claimed !== '' && claimed !== actor.role)
    throw new AppError('PERAN_TIDAK_COCOK')
  if (!access || access === 'publik') return
  if (actor.wajib_ganti_sandi && !beforePasswordChange) throw new AppError('SANDI_WAJIB_DIGANTI')
  if (!hasPermission(portal, actor.role, access)) throw new AppError('TIDAK_BERWENANG')
}

/** Authenticates every request. A token must be valid even on a public route; other routes require one. */
export function guardRoutes(app: FastifyInstance, portal: Portal, authenticate: Authenticate): void {
  app.addHook('onRoute', (options) => checkRoute(portal, options))
  app.decorateRequest('actor', undefined)
  app.addHook('onRequest', async (request) => {
    const { access, staleTokenAllowed } = request.routeOptions.config
    const token = bearerOf(request)
    if (token) {
      request.actor = await authenticate(token).catch((error: unknown) => {
        if (staleTokenAllowed) return undefined
        throw error
      })
      if (!request.actor) return
      checkActor(portal, request, request.actor)
      return
    }
    if (access !== 'publik' && request.routeOptions.url !== undefined) throw new AppError('SESI_BERAKHIR')
  })
}
