import { expect, test } from 'vitest'
import { serviceOf } from '#okkp/bantuan/send-feedback.ts'

test.each([
  ['/', 'umum'],
  ['/tentang', 'umum'],
  ['/okkp/registrasi', 'okkp'],
  ['/psat', 'psat'],
  ['/pasar/cari', 'pasar'],
  ['/okkpx', 'umum'],
])('%s belongs to %s', (path, service) => {
  expect(serviceOf(path)).toBe(service)
})
