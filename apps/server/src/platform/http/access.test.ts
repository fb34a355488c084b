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

describe('penjaga rute', () => {
  it('menolak menyala dengan rute tanpa access', () => {
    expect(() => guarded().get('/api/bocor', handler)).toThrow('GET /api/bocor declares no access')
  })

  it('menolak menyala dengan izin yang tidak dikenal', () => {
    const config = { access: 'izin.karangan' as 'publik' }
    expect(() => guarded().get('/api/x', { config }, handler)).toThrow('an unknown permission')
  })

  it('menolak menyala dengan penulisan tanpa peristiwa audit', () => {
    expect(() => guarded().post('/api/x', { config: { access: 'publik' } }, handler)).toThrow(
      'declares no audit event',
    )
  })

  it('hanya melepas dokumentasi sendiri, bukan yang namanya mirip', () => {
    expect(() => guarded().get('/api/docs/json', handler)).not.toThrow()
    expect(() => guarded().get('/api/docsX', handler)).toThrow('declares no access')
  })

  it('token yang sudah tidak berlaku ditolak juga di rute umum, kecuali rute yang membolehkannya', async () => {
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

  it('menerima rute yang menyatakan keduanya', () => {
    const config = { access: 'publik' as const, audit: 'contoh.tambah' }
    expect(() => guarded().post('/api/x', { config }, handler)).not.toThrow()
  })
})
