import { defineContract } from '@portal/domain/platform/contract'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { route } from './route.ts'

const contract = defineContract({
  method: 'GET',
  path: '/api/contoh',
  summary: 'Contoh',
  response: z.object({ nama: z.string() }),
})

it('refuses an answer whose status the contract does not name', async () => {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
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
