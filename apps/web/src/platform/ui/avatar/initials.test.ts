import { expect, test } from 'vitest'
import { initialsOf, toneOf } from '#platform/ui/avatar/initials.ts'

test('two letters of the name, titles left out', () => {
  expect(
    ['Ratih Kusumawardani', 'Ni Made Ayu', 'Suharto', 'Dr. Andi Wijaya, M.Si.', 'drh. siti'].map(initialsOf),
  ).toEqual(['RK', 'NA', 'S', 'AW', 'S'])
  expect([initialsOf(''), initialsOf('123')]).toEqual(['', ''])
})

test('a name keeps its colour', () => {
  expect(toneOf('Ratih')).toBe(toneOf('Ratih'))
})
