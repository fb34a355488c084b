import { type Contract, defineContract } from '@portal/domain/platform/contract'
import { notFound } from '@portal/domain/platform/errors'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { portal } from '#testing/portal.ts'
import { answerFailures } from '../failures.ts'
import { route } from '../route.ts'
import { failuresOf, refuseUnlistedFailures } from './failures.ts'

const read = {
  method: 'GET',
  path: '/api/contoh',
  summary: 'Contoh',
  response: z.object({}),
} as const satisfies Contract
const write = { ...read, method: 'POST' } as const
const any = [400, 429, 500, 503]
const body = z.object({ nama: z.string() })

test.each<[string, Partial<Contract>, number[]]>([
  ['a list', { query: z.object({ provinsi_id: z.string().optional() }) }, []],
  ['a search', { query: z.object({ kata: z.string() }) }, []],
  ['one record by its address', { params: z.object({ uuid: z.string() }) }, [404]],
  ['one record by its query', { query: z.object({ auditId: z.string() }) }, [404]],
  ['a year', { params: z.object({ year: z.string() }) }, []],
  ['what its contract names', { fails: [409, 401] }, [401, 409]],
])('reading %s', (_name, more, expected) => {
  expect(failuresOf({ ...read, ...more }, 'publik')).toEqual([...expected, ...any].sort((a, b) => a - b))
})

test('who calls with a token may be refused, and a write may meet another', () => {
  expect(failuresOf(read, 'akun.sendiri')).toEqual([400, 401, 403, 429, 500, 503])
  expect(failuresOf({ ...read, tokenHelps: true }, 'publik')).toContain(401)
  expect(failuresOf(write, 'akun.sendiri')).toEqual([400, 401, 403, 409, 429, 500, 503])
  expect(failuresOf({ ...write, body }, 'akun.sendiri')).toEqual(expect.arrayContaining([404, 409, 413]))
  expect(failuresOf({ ...write, body }, 'publik')).toEqual([400, 413, 429, 500, 503])
  const file = z.object({ berkas: z.file() })
  expect(failuresOf({ ...write, multipart: file }, 'publik')).toEqual(expect.arrayContaining([413, 415]))
})

test('a test cannot miss a failure that is not listed', async () => {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerFailures(app, portal, { add() {} })
  refuseUnlistedFailures(app)
  const handler = async () => {
    throw notFound('Contoh')
  }
  route(app, defineContract({ ...read }), { access: 'publik', handler })
  route(app, defineContract({ ...read, path: '/api/tertulis', fails: [404] }), { access: 'publik', handler })
  expect((await app.inject('/api/contoh')).statusCode).toBe(500)
  expect((await app.inject('/api/tertulis')).statusCode).toBe(404)
  await app.close()
})
