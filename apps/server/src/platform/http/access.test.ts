import { AppError } from '@portal/domain/platform/errors'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { portal } from '#testing/portal.ts'
import { guardRoutes } from './access.ts'

function guarded() {
  const app = Fastify()
  guardRoutes(app, portal, async () => {
    throw new AppError('SESI_BERAKHIR')
  })
  return app
}

const handler = async () => ({})

describe('route guard', () => {
  it('a route without access stops the start', () => {
    expect(() => guarded().get('/api/bocor', handler)).toThrow('GET /api/bocor declares no access')
  })

  it('an unknown permission stops the start', () => {
    const config = { access: 'izin.karangan' as 'publik' }
    expect(() => guarded().get('/api/x', { config }, handler)).toThrow('an unknown permission')
  })

  it('a write without an audit event stops the start', () => {
    expect(() => guarded().post('/api/x', { config: { access: 'publik' } }, handler)).toThrow(
      'declares no audit event',
    )
  })

  it('only the own documentation is exempt, not a similar path', () => {
    expect(() => guarded().get('/api/docs/json', handler)).not.toThrow()
    expect(() => guarded().get('/api/docsX', handler)).toThrow('declares no access')
  })

  it('public routes refuse an invalid token, too, unless they allow it', async () => {
    const app = guarded()
    app.get('/api/umum', { config: { access: 'publik' } }, handler)
    app.get('/api/segar', { config: { access: 'publik', staleTokenAllowed: true } }, handler)
    app.setErrorHandler((error, _request, reply) => reply.code(401).send({ code: (error as AppError).code }))
    const answered = async (url: string, headers = {}) => {
      const answer = await app.inject({ url, headers })
      return [answer.statusCode, answer.json().code]
    }
    const bad = { authorization: 'Bearer karangan' }
    expect(await answered('/api/umum', bad)).toEqual([401, 'SESI_BERAKHIR'])
    expect(await answered('/api/segar', bad)).toEqual([200, undefined])
    expect(await answered('/api/umum')).toEqual([200, undefined])
  })

  it('a route that declares both is accepted', () => {
    const config = { access: 'publik' as const, audit: 'contoh.tambah' }
    expect(() => guarded().post('/api/x', { config }, handler)).not.toThrow()
  })
})
