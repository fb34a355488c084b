import { expect, it } from 'vitest'
import { withFile } from '#platform/forms/files/with-file.ts'

it('adds, replaces and removes by file, not by place', () => {
  expect(withFile(['a', 'b'], undefined, 'c')).toEqual(['a', 'b', 'c'])
  expect(withFile(['a', 'b'], 'a', 'x')).toEqual(['x', 'b'])
  expect(withFile(['a', 'b'], 'a', null)).toEqual(['b'])
})

it('a file that arrives late brings no removed one back and replaces no other', () => {
  expect(withFile(['b'], 'a', 'x')).toEqual(['b'])
  expect(withFile(['b', 'x'], undefined, 'c')).toEqual(['b', 'x', 'c'])
})
