import { expect, test } from 'vitest'
import { pagesInMemory } from './memory.ts'

test.each([
  [256, '128MB'],
  [2048, '512MB'],
  [64_000, '1024MB'],
])('of a machine with %i MB PostgreSQL keeps pages in %s', (machine, pages) => {
  expect(pagesInMemory(machine)).toEqual({ shared_buffers: pages })
})

test('of this machine it takes a number that PostgreSQL reads', () => {
  expect(pagesInMemory().shared_buffers).toMatch(/^\d{3,4}MB$/)
})
