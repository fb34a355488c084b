import { expect, it } from 'vitest'
import { berikutnya, sebelumnya } from '#psat/daftar/antrean/berikutnya.ts'

const rows = ['a', 'b', 'c'].map((uuid) => ({ uuid }))

it('goes through the queue and begins again', () => {
  expect(berikutnya(rows, 'a')).toBe('b')
  expect(berikutnya(rows, 'c')).toBe('a')
})

it('starts at the front when the file has left the queue', () => {
  expect(berikutnya(rows, 'x')).toBe('a')
})

it('ends where nothing else waits', () => {
  expect(berikutnya([{ uuid: 'a' }], 'a')).toBeUndefined()
  expect(berikutnya([], 'a')).toBeUndefined()
})

it('goes back to the file before, and no further than the first', () => {
  expect(sebelumnya(rows, 'b')).toBe('a')
  expect(sebelumnya(rows, 'a')).toBeUndefined()
  expect(sebelumnya(rows, 'x')).toBeUndefined()
})
