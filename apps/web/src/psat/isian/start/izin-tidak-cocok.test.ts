import { expect, test } from 'vitest'
import { izinTidakCocok } from '#psat/isian/start/izin-tidak-cocok.ts'

const izin = { nib: '8120003471526', kode_izin: '018000000242' }

test('a licence of OSS fits its own company and what it was filed for, and nothing else', () => {
  expect(izinTidakCocok(izin, { nib: izin.nib, kode: izin.kode_izin })).toBeUndefined()
  expect(izinTidakCocok(izin, { nib: undefined, kode: undefined })).toBeUndefined()
  expect(izinTidakCocok(izin, { nib: '9120205817344', kode: izin.kode_izin })).toContain('8120003471526')
  expect(izinTidakCocok(izin, { nib: izin.nib, kode: '018000000244' })).toContain('SPPB')
})
