import { beforeAll, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let by: SignedInClient
beforeAll(async () => {
  by = await server.get().as('SUPERADMIN')
})

interface Parameter {
  name: string
  required?: boolean
}

const words = ['search', 'no_reg', 'usaha']

test('every list takes one and two letters: PT, CV, P', async () => {
  const { paths } = (await by.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, { get?: { parameters?: Parameter[] } }>
  }
  const asked: unknown[] = []
  for (const [url, { get }] of Object.entries(paths)) {
    const parameters = get?.parameters ?? []
    const plain = !url.includes('{') && !parameters.some(({ required }) => required)
    for (const { name } of plain ? parameters.filter((one) => words.includes(one.name)) : [])
      for (const text of ['PT', 'P']) {
        const { statusCode } = await by.inject({ url, query: { [name]: text } })
        asked.push([url, name, text, statusCode])
      }
  }
  // Lists for operators refuse staff with 403.
  expect(asked.filter((one) => ![200, 403].includes((one as number[])[3] ?? 0))).toEqual([])
  expect(asked.length).toBeGreaterThan(40)
})
