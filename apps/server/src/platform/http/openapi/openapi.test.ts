import { schemaNames } from '@portal/domain/platform/schema-names'
import { apiTags } from '@portal/domain/portal/api-tags'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { portal } from '#testing/portal.ts'
import { operationIdOf, whoMay } from './operation.ts'

interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: object[]
  parameters?: object[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { headers?: object; content?: Record<string, { schema: object }> }>
}

const server = useTestApp()
let operations: Map<string, Operation>
let text: string

beforeAll(async () => {
  text = (await server.get().app.inject('/api/openapi.json')).body
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  )
})

const kindsOf = (name: string) => Object.keys(operations.get(name)?.responses['200']?.content ?? {})

const bodyOf = (name: string) => operations.get(name)?.requestBody?.content['application/json']?.schema

describe('the description of the API', () => {
  it('names, explains and groups every call, and nothing else', () => {
    const ids = [...operations.values()].map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [name, operation] of operations) {
      expect([name, operation]).toEqual([
        name,
        expect.objectContaining({
          operationId: expect.stringMatching(/^(get|post|put|delete)[A-Z]\w+$/),
          summary: expect.stringMatching(/\S/),
          description: expect.stringMatching(/^(Terbuka|Perlu masuk|Hanya untuk OSS).*\.$/),
        }),
      ])
      expect(name).toMatch(/^(GET|POST|PUT|DELETE) \/api\/[^*]+$/)
    }
    const used = new Set([...operations.values()].flatMap(({ tags }) => tags))
    expect([...used].sort()).toEqual(Object.keys(apiTags).sort())
  })

  it('asks for a token where one is needed, and says where none is', () => {
    expect(operations.get('GET /api/health')?.security).toEqual([])
    expect(operations.get('GET /api/user/index')?.security).toEqual([{ bearer: [] }])
    expect(operations.get('GET /api/upload/view_pdf')?.security).toEqual([{ bearer: [] }, {}])
  })

  it.each(['receiveNIB', 'receiveFileDS'])('tells OSS where %s takes its token', (metode) => {
    const { paths, components } = JSON.parse(text)
    expect(paths[`/api/oss/${metode}`].post.parameters).toContainEqual({
      $ref: '#/components/parameters/Token',
    })
    expect(components.parameters.Token).toMatchObject({
      in: 'header',
      schema: { type: 'string', pattern: '^[0-9A-Fa-f]{40}$' },
    })
    expect(operations.get(`POST /api/oss/${metode}`)?.security).toEqual([{ bearer: [] }, {}])
  })

  it('tells callers of OSS people where the token goes', () => {
    const { paths, components } = JSON.parse(text)
    expect(paths['/api/oss/validate_token'].get.parameters).toContainEqual({
      $ref: '#/components/parameters/oss-token',
    })
    expect(components.parameters['oss-token']).toMatchObject({ in: 'header', name: 'oss-token' })
  })

  it('has the parts of uploads and imports', () => {
    const partsOf = (name: string) => operations.get(name)?.requestBody?.content
    const file = { type: 'string', format: 'binary' }
    expect(partsOf('POST /api/upload/file')).toMatchObject({
      'multipart/form-data': { schema: { properties: { files: { type: 'array', items: file } } } },
    })
    expect(partsOf('POST /api/okkp/imports')).toMatchObject({
      'multipart/form-data': {
        // The upload is for registrations or for traders of a market, so neither id is required.
        schema: {
          properties: { 'import-excel': file, registrasi_id: {}, pasar_id: {} },
          required: ['import-excel'],
        },
      },
    })
  })

  test.each([
    ['GET /api/upload/display_image', ['image/jpeg', 'image/png']],
    ['GET /api/data-terbuka/v1/registrasi.csv', ['text/csv']],
    ['GET /api/notifikasi/stream', ['text/event-stream']],
    [
      'GET /api/okkp/imports/template/{type}',
      ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ],
    ['GET /api/health', ['application/json']],
  ])('%s answers %s', (name, kinds) => {
    expect(kindsOf(name)).toEqual(kinds)
  })

  it('lets an export name a province by number, or all of them', () => {
    const body = operations.get('POST /api/okkp/exports')?.requestBody?.content['application/json']
    const { properties } = (body?.schema ?? {}) as { properties?: Record<string, object> }
    const kinds = JSON.stringify(properties?.provinsi_id)
    expect(kinds).toContain('"all"')
    expect(kinds).toContain('"type":"number"')
  })

  it('lists by status how a call can fail', () => {
    const failures = (name: string) =>
      Object.keys(operations.get(name)?.responses ?? {}).filter((status) => status >= '4')
    const any = ['400', '429', '500', '503']
    expect(failures('GET /api/health')).toEqual(any)
    expect(failures('GET /api/user/index')).toEqual(['400', '401', '403', '429', '500', '503'])
    expect(failures('GET /api/user/detail/{uuid}')).toContain('404')
    expect(failures('GET /api/okkp/users/detail')).toContain('404')
    expect(failures('POST /api/user/login')).toEqual(expect.arrayContaining(['401', '429']))
    expect(failures('POST /api/user/login')).not.toContain('403')
    expect(failures('POST /api/user/create')).toEqual(expect.arrayContaining(['403', '409', '413']))
    expect(failures('POST /api/upload/file')).toEqual(expect.arrayContaining(['413', '415']))
    for (const [name, { responses }] of operations)
      expect([name, Object.keys(responses)]).toEqual([name, expect.not.arrayContaining(['4XX', '5XX'])])
    expect(JSON.parse(text).components.responses['404']).toMatchObject({
      description: expect.stringMatching(/\S/),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Galat' } } },
    })
  })

  it('describes the headers of limits where they are sent', () => {
    const { headers, responses } = JSON.parse(text).components
    const limits = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']
    expect(Object.keys(headers)).toEqual([...limits, 'retry-after'])
    for (const header of Object.values(headers))
      expect(header).toEqual({ description: expect.stringMatching(/\S/), schema: { type: 'integer' } })
    expect(Object.keys(responses['429'].headers)).toEqual([...limits, 'retry-after'])
    expect(Object.keys(responses['503'].headers)).toContain('retry-after')
    expect(Object.keys(responses['404'].headers)).toEqual(limits)
    for (const [name, operation] of operations) {
      const [success] = Object.entries(operation.responses).filter(([status]) => status < '4')
      expect([name, Object.keys(success?.[1].headers ?? {})]).toEqual([name, limits])
    }
  })

  it('lists the types of import templates', () => {
    const [type] = operations.get('GET /api/okkp/imports/template/{type}')?.parameters ?? []
    expect(type).toMatchObject({
      name: 'type',
      in: 'path',
      schema: {
        anyOf: [
          {
            type: 'string',
            enum: expect.arrayContaining(['1', '7', 'lab-1', 'rapid-5', 'mutu', 'pedagang']),
          },
          { type: 'string', pattern: expect.any(String) },
        ],
      },
    })
  })

  it('says how a caller without cookies gets and renews its refresh token', () => {
    const { components } = JSON.parse(text)
    const explained = (type: string) => ({ type, description: expect.stringMatching(/token penyegar/i) })
    expect(components.schemas.MasukInput.properties.refresh_in_body).toEqual(explained('boolean'))
    expect(components.schemas.SesiTerbuka.properties.refresh_token).toEqual(explained('string'))
    for (const name of ['POST /api/auth/totp', 'PUT /api/auth/sandi'])
      expect(bodyOf(name)).toMatchObject({ properties: { refresh_in_body: explained('boolean') } })
    expect(JSON.stringify(bodyOf('POST /api/auth/refresh'))).toMatch(/"refresh_token":.*token penyegar/i)
    expect(text.toLowerCase()).not.toContain('x-refresh-token')
  })

  it('describes once what several calls share', () => {
    expect(schemaNames.filter((name, index) => schemaNames.indexOf(name) !== index)).toEqual([])
    const seen = new Map<string, string>()
    const again: string[] = []
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      const { properties } = value as { properties?: object }
      if (Object.keys(properties ?? {}).length > 8) {
        const same = seen.get(JSON.stringify(value))
        if (same) again.push(`${path} = ${same}`)
        seen.set(JSON.stringify(value), path)
      }
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}/${key}`)
    }
    look(JSON.parse(text).paths, '')
    expect(again, 'beri nama dengan nameSchemas').toEqual([])
    // The average size per call reveals repetition, however many calls there are.
    expect(text.length / operations.size).toBeLessThan(2200)
  })
})

test('an operation is called by its method and address', () => {
  const idOf = (method: 'GET' | 'POST', path: `/api/${string}`) => operationIdOf({ method, path })
  expect(idOf('GET', '/api/okkp/imports/:uuid')).toBe('getOkkpImportsByUuid')
  expect(idOf('POST', '/api/audit-document/uploadDocument')).toBe('postAuditDocumentUploadDocument')
  expect(idOf('GET', '/api/data-terbuka/registrasi.csv')).toBe('getDataTerbukaRegistrasiCsv')
})

test('who may call is said in words', () => {
  expect(whoMay(portal.permissions, 'publik')).toBe('Terbuka bagi siapa pun, tanpa masuk.')
  expect(whoMay(portal.permissions, 'publik', true)).toBe(
    'Terbuka tanpa masuk; dengan token, atas nama akunnya.',
  )
  expect(whoMay(portal.permissions, 'akun.sendiri')).toBe('Perlu masuk, dengan peran apa pun.')
  expect(whoMay(portal.permissions, 'akun.kelola')).toBe('Perlu masuk sebagai SUPERADMIN.')
})
