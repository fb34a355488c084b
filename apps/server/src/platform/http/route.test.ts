import { defineContract } from '@portal/domain/platform/contract'
import Fastify, { type InjectOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import { mayUseStandby } from '#platform/database/standby/standby-reads.ts'
import { route } from './route.ts'

const contract = defineContract({
  method: 'GET',
  path: '/api/contoh',
  summary: 'Contoh',
  response: z.object({ nama: z.string() }),
})

/** A server without the portal. A request with a token has an account. */
function newApp() {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('actor', undefined)
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization) request.actor = {} as Actor
  })
  return app
}

it('refuses an answer whose status the contract does not name', async () => {
  const app = newApp()
  let status = 200
  route(app, contract, {
    access: 'publik',
    async handler({ reply }) {
      reply.code(status)
      return { nama: 'x', sandi_hash: 'jangan' }
    },
  })
  expect((await app.inject('/api/contoh')).json()).toEqual({ nama: 'x' })
  status = 201
  const answer = await app.inject('/api/contoh')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('jangan')
})

it('lets only the reads of visitors use the standby', async () => {
  const app = newApp()
  const answer = async () => ({ nama: mayUseStandby() ? 'standby' : 'primary' })
  route(app, contract, { access: 'publik', handler: answer })
  route(app, { ...contract, path: '/api/tagged' }, { access: 'publik', tagged: true, handler: answer })
  route(app, { ...contract, path: '/api/newest' }, { access: 'publik', fromPrimary: true, handler: answer })
  route(app, { ...contract, path: '/api/write', method: 'POST' }, { access: 'publik', handler: answer })
  const headers = { authorization: 'Bearer x' }
  const from = async (request: InjectOptions) => (await app.inject(request)).json().nama
  expect(await from({ url: '/api/contoh' })).toBe('standby')
  expect(await from({ url: '/api/tagged' })).toBe('standby')
  expect(await from({ url: '/api/contoh', headers })).toBe('primary')
  expect(await from({ url: '/api/newest' })).toBe('primary')
  expect(await from({ url: '/api/write', method: 'POST' })).toBe('primary')
})

it('gives visitors who ask at once one answer, and each account its own', async () => {
  const app = newApp()
  let arrived = 0
  app.addHook('preHandler', async () => void arrived++)
  const gate = Promise.withResolvers<void>()
  const computed: string[] = []
  route(app, contract, {
    access: 'publik',
    sharedAnswer: true,
    handler: async ({ caller }) => {
      const nama = caller.actor ? 'staf' : 'warga'
      computed.push(nama)
      await gate.promise
      return { nama }
    },
  })
  const visitor = { url: '/api/contoh' }
  const staff = { ...visitor, headers: { authorization: 'Bearer x' } }
  const other = { url: '/api/contoh?lain=1' }
  const asked = [visitor, staff, visitor, staff, other].map((request) => app.inject(request))
  await expect.poll(() => arrived).toBe(5)
  gate.resolve()
  const names = (await Promise.all(asked)).map((answer) => answer.json().nama)
  expect(names).toEqual(['warga', 'staf', 'warga', 'staf', 'warga'])
  expect(computed.toSorted()).toEqual(['staf', 'staf', 'warga', 'warga'])
})
