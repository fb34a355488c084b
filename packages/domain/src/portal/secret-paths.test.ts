import { expect, it } from 'vitest'
import { loggedPath } from './secret-paths.ts'

const code = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

it.each([
  `/psat/pengajuan/pengalihan/${code}`,
  `/psat/pengajuan/pengalihan/${code}/`,
  `/psat/pengajuan/pengalihan/${code}?dari=surel`,
  `/api/psat/pengalihan/${code}/jawab`,
  `/API/psat/Pengalihan/${code}/jawab`,
  `/api/psat/%70engalihan/${code}/jawab`,
  `/psat/pengajuan/pengalihan/${code}.`,
])('%s is kept without its code', (url) => {
  expect(loggedPath(url)).not.toContain(code)
  expect(loggedPath(url)).toContain('/[disembunyikan]')
})

it.each([
  ['/api/psat/pengalihan', '/api/psat/pengalihan'],
  ['/psat/pengajuan/pengalihan/', '/psat/pengajuan/pengalihan/'],
  [`/api/psat/draf/${code}`, `/api/psat/draf/${code}`],
  ['/atur-sandi?token=rahasia', '/atur-sandi'],
  ['/undangan#token=rahasia', '/undangan'],
  ['/api/%zz?a=1', '/api/%zz'],
])('%s is kept as %s', (url, kept) => {
  expect(loggedPath(url)).toBe(kept)
})
