import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { jsonFault } from './json-shape.ts'

const wide = { depth: 1000, values: 1_000_000 }
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

function measure(value: unknown): { depth: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 1 }
  const inner = Object.values(value).map(measure)
  const depth = 1 + Math.max(0, ...inner.map((one) => one.depth))
  // The scanner counts commas, so an empty list counts as much as a list of one.
  return {
    depth,
    values:
      1 +
      Math.max(
        1,
        inner.reduce((sum, one) => sum + one.values, 0),
      ),
  }
}

describe('jsonFault', () => {
  it('allows the deepest level and no more', () => {
    expect(jsonFault(nested(30), { ...wide, depth: 30 })).toBeUndefined()
    expect(jsonFault(nested(31), { ...wide, depth: 30 })).toBe('Isi permintaan lebih dari 30 tingkat.')
    expect(jsonFault(nested(450_000), { ...wide, depth: 30 })).toBe('Isi permintaan lebih dari 30 tingkat.')
  })

  it('finds the depth and the values that parsing would find, whatever texts contain', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value)
        const { depth, values } = measure(value)
        expect(jsonFault(text, { depth, values })).toBeUndefined()
        if (depth > 0) expect(jsonFault(text, { depth: depth - 1, values })).toContain('tingkat')
        expect(jsonFault(text, { depth, values: values - 1 }) ?? 'satu nilai').toMatch(/nilai/)
      }),
    )
  })
})

const server = useTestApp()

test.each([
  ['too deep', `{"username":${nested(450_000)}}`, 'Isi permintaan lebih dari 30 tingkat.'],
  [
    'of too many values',
    JSON.stringify({ username: Array.from({ length: 20_000 }, () => 1) }),
    'Isi permintaan memuat lebih dari 20.000 nilai. Kirim dalam beberapa bagian.',
  ],
] as const)('a body %s is refused before it is parsed', async (_name, payload, message) => {
  const answer = await server.get().app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'PERMINTAAN_RUSAK', message }])
})
