import { expect, it } from 'vitest'
import { withLampiran } from '#okkp/registrasi/form/lampiran.ts'

it('adds, replaces and removes by file, not by place', () => {
  expect(withLampiran(['a', 'b'], undefined, 'c')).toEqual(['a', 'b', 'c'])
  expect(withLampiran(['a', 'b'], 'a', 'x')).toEqual(['x', 'b'])
  expect(withLampiran(['a', 'b'], 'a', null)).toEqual(['b'])
})

it('a file that arrives late brings no removed one back and replaces no other', () => {
  expect(withLampiran(['b'], 'a', 'x')).toEqual(['b'])
  expect(withLampiran(['b', 'x'], undefined, 'c')).toEqual(['b', 'x', 'c'])
})
