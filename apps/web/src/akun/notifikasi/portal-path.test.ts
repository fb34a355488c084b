import { expect, it } from 'vitest'
import { portalPath } from './portal-path.ts'

it.each([
  ['/psat/admin?tab=semua', '/psat/admin?tab=semua'],
  ['/', '/'],
  ['//jahat.example', undefined],
  ['/\\jahat.example', undefined],
  ['https://jahat.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('%s → %s', (tautan, path) => {
  expect(portalPath(tautan)).toBe(path)
})
