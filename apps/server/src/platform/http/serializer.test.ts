import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerSerializer } from './serializer.ts'

const writing = (schema: z.ZodType, check = false) =>
  answerSerializer({ check })({ schema, method: 'GET', url: '/uji', httpStatus: '200' })

const row = z.object({
  id: z.number(),
  nama: z.string(),
  label: z.enum(['Hijau', 'Putih']).nullable(),
  pemilik: z.object({ nama: z.string(), nik: z.string().optional() }).nullable(),
  tanda: z.array(z.string()),
  hitungan: z.record(z.string(), z.number()),
  lain: z.unknown(),
})
const anyRow = fc.record({
  id: fc.integer(),
  nama: fc.string(),
  label: fc.constantFrom('Hijau' as const, 'Putih' as const, null),
  pemilik: fc.option(fc.record({ nama: fc.string(), nik: fc.option(fc.string(), { nil: undefined }) })),
  tanda: fc.array(fc.string()),
  hitungan: fc.dictionary(fc.string({ minLength: 1 }), fc.integer()).map((given) => ({ ...given })),
  lain: fc.jsonValue(),
})

describe('answers', () => {
  test('are written as they are', () => {
    const write = writing(z.object({ data: z.array(row) }))
    fc.assert(
      fc.property(fc.array(anyRow), (data) => {
        expect(JSON.parse(write({ data }))).toEqual(JSON.parse(JSON.stringify({ data })))
      }),
    )
  })

  test('leave out what their contract does not name, at every depth', () => {
    const write = writing(z.object({ data: z.array(z.object({ id: z.number() })) }))
    expect(write({ data: [{ id: 1, sandi_hash: 'x' }], rahasia: true })).toBe('{"data":[{"id":1}]}')
  })

  test('with a record of fixed keys have those keys alone, with one of free keys all of them', () => {
    const write = writing(
      z.object({
        tetap: z.record(z.enum(['a', 'b']), z.number()),
        sebagian: z.partialRecord(z.enum(['a', 'b']), z.number()),
        bebas: z.record(z.string(), z.number()),
      }),
    )
    const given = { tetap: { a: 1, b: 2, rahasia: 3 }, sebagian: { b: 2, rahasia: 3 }, bebas: { x: 1 } }
    expect(JSON.parse(write(given))).toEqual({ tetap: { a: 1, b: 2 }, sebagian: { b: 2 }, bebas: { x: 1 } })
    expect(() => write({ ...given, tetap: { a: 1 } })).toThrow()
  })

  test('of several shapes are written too, without what no shape names', () => {
    const write = writing(
      z.object({ isi: z.union([z.object({ a: z.number() }), z.object({ b: z.string() })]) }),
    )
    expect(write({ isi: { b: 'x', rahasia: 1 } })).toBe('{"isi":{"b":"x"}}')
  })

  test('that miss what the contract promises are no answers', () => {
    expect(() => writing(row)({ id: 1 })).toThrow()
  })

  test('against their contract fail where they are held against it', () => {
    const lenient = z.object({ id: z.number().int() })
    expect(writing(lenient)({ id: 1 })).toBe('{"id":1}')
    expect(() => writing(lenient, true)({ id: 1.5 })).toThrow()
    expect(writing(lenient, true)({ id: 1 })).toBe('{"id":1}')
  })
})
