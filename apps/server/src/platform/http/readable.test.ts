import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unreadablePath } from './readable.ts'

test('bytes are not looked into', () => {
  const bytes = Object.assign(Buffer.from('x'), { dalam: 'rusak\0' })
  expect(unreadablePath({ body: bytes })).toBeUndefined()
})

test('the text that cannot be stored is named, wherever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 6 }), (path) => {
      const value = path.reduceRight<unknown>((inner, name) => ({ lain: 'baik', [name]: inner }), 'rusak\0')
      expect(unreadablePath(value)).toEqual(path)
    }),
  )
  expect(unreadablePath({ daftar: ['baik', '\ud800'] })).toEqual(['daftar', '1'])
  expect(unreadablePath({ luar: { 'nama\0': 1 } })).toEqual(['luar'])
  expect(unreadablePath({ luar: { nama: ['baik', 1, null] } })).toBeUndefined()
})
