import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { shapeFault } from './readable.ts'

const wide = { depth: 1000, values: 1_000_000 }
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

describe('shapeFault', () => {
  it('does not look into bytes', () => {
    expect(shapeFault({ body: Buffer.alloc(6_000_000, 'x') }, { depth: 2, values: 2 })).toBeUndefined()
  })

  it('allows the deepest level and no more', () => {
    expect(shapeFault(nested(30), { ...wide, depth: 30 })).toBeUndefined()
    expect(shapeFault(nested(31), { ...wide, depth: 30 })).toEqual({ kind: 'deep' })
    expect(shapeFault(nested(450_000), { ...wide, depth: 30 })).toEqual({ kind: 'deep' })
  })

  it('allows as many values as it says and no more, the whole counted as one', () => {
    expect(shapeFault([1, 2, 3], { ...wide, values: 4 })).toBeUndefined()
    expect(shapeFault([1, 2, 3], { ...wide, values: 3 })).toEqual({ kind: 'many' })
  })

  it('names the text that cannot be stored, wherever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 6 }), (path) => {
        const value = path.reduceRight<unknown>((inner, name) => ({ lain: 'baik', [name]: inner }), 'rusak\0')
        expect(shapeFault(value, wide)).toEqual({ kind: 'unreadable', path })
      }),
    )
    expect(shapeFault({ daftar: ['baik', '\ud800'] }, wide)).toEqual({
      kind: 'unreadable',
      path: ['daftar', '1'],
    })
    expect(shapeFault({ luar: { 'nama\0': 1 } }, wide)).toEqual({ kind: 'unreadable', path: ['luar'] })
  })
})

const server = useTestApp()
const send = async (payload: string) => {
  const answer = await server.get().app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  const { code, message, errors } = answer.json()
  return [answer.statusCode, code, errors[0]?.field ?? message]
}

test.each([
  [
    'too deep',
    `{"username":${'['.repeat(450_000)}${']'.repeat(450_000)}}`,
    'Isi permintaan lebih dari 30 tingkat.',
  ],
  [
    'of too many values',
    JSON.stringify({ username: Array.from({ length: 20_000 }, () => 1) }),
    'Isi permintaan memuat lebih dari 20.000 nilai. Kirim dalam beberapa bagian.',
  ],
] as const)('a body %s is refused before its schema', async (_name, payload, message) => {
  expect(await send(payload)).toEqual([400, 'PERMINTAAN_RUSAK', message])
})

test('text that cannot be stored is refused under its field', async () => {
  expect(await send(JSON.stringify({ username: 'a\0b' }))).toEqual([400, 'VALIDASI_GAGAL', 'username'])
})
