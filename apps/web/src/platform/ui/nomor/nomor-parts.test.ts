import { expect, test } from 'vitest'
import { nomorParts } from '#platform/ui/nomor/nomor-parts.ts'

test('a number goes on in the next line between its parts', () => {
  expect(nomorParts('0699/c.69/OKKPD/52.02/11/2026')).toEqual([
    '0699/',
    'c.',
    '69/',
    'OKKPD/',
    '52.',
    '02/',
    '11/',
    '2026',
  ])
  expect(nomorParts('21.02-3-B')).toEqual(['21.', '02-', '3-', 'B'])
})

test('nothing is lost, and what has no parts stays whole', () => {
  for (const nomor of ['', '3604010106371126', 'PSAT PDUK 36040101', 'A/', '/A', '1.-2']) {
    expect(nomorParts(nomor).join('')).toBe(nomor)
  }
  expect(nomorParts('PSAT PDUK 3604010106371126')).toHaveLength(1)
})
